import { z } from 'zod'
import { ById, call, Done } from './call.ts'

/** What is shown of a browser's kept sign-ins: never what is in them. */
export const BrowserProfile = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type BrowserProfile = z.infer<typeof BrowserProfile>

export const profileCalls = {
  list: call({
    method: 'GET',
    path: '/api/browser-profiles',
    does: 'Lists the browser profiles your agents keep, never what is in them.',
    reply: z.array(BrowserProfile),
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/browser-profiles/:id',
    does: 'Forgets a browser profile: agents sign in anew.',
    params: ById,
    reply: Done,
  }),
}
