import { z } from 'zod'
import { call, Done } from './call.ts'

/** Where a browser lets itself be told things, and the keys only it can read them with; the names are the browser's. */
export const PushAddress = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/, error: 'is not an address' }).max(1_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/, { error: 'is not a key' }),
    auth: z.string().regex(/^[\w-]{16,32}={0,2}$/, { error: 'is not a key' }),
  }),
})
export type PushAddress = z.infer<typeof PushAddress>

export const pushCalls = {
  read: call({
    method: 'GET',
    path: '/api/push',
    does: 'Tells the key under which this installation sends push messages; null where the operator has set none.',
    reply: z.strictObject({ publicKey: z.string().nullable() }),
  }),
  subscribe: call({
    method: 'POST',
    path: '/api/push/subscribe',
    does: 'Lets a browser be told when one of your runs waits for your approval.',
    needs: ['read', 'write'],
    body: PushAddress,
    reply: Done,
  }),
  unsubscribe: call({
    method: 'POST',
    path: '/api/push/unsubscribe',
    does: 'Tells a browser nothing any more.',
    body: PushAddress.pick({ endpoint: true }),
    reply: Done,
  }),
}
