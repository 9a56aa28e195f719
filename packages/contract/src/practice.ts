import { z } from 'zod'
import { call, Done } from './call.ts'

export const Practice = z.strictObject({
  /** Your copy of the practice site; null where this installation has none. */
  url: z.string().nullable(),
  /** The way into its locked rooms. Known to everybody, on purpose. */
  logIn: z.strictObject({ username: z.string(), password: z.string(), totp: z.string() }),
})
export type Practice = z.infer<typeof Practice>

export const practiceCalls = {
  read: call({
    method: 'GET',
    path: '/api/practice',
    does: 'Tells where your copy of the practice site is, on which agents may do anything.',
    reply: Practice,
  }),
  reset: call({
    method: 'POST',
    path: '/api/practice/reset',
    does: 'Makes your copy of the practice site new.',
    reply: Done,
  }),
}
