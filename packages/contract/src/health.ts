import { z } from 'zod'
import { call } from './call.ts'

export const Health = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  live: z.literal(true),
  ready: z.boolean(),
  database: z.enum(['ok', 'unreachable']),
  browser: z.enum(['found', 'missing']),
})
export type Health = z.infer<typeof Health>

export const healthCalls = {
  read: call({
    method: 'GET',
    path: '/api/health',
    does: 'Tells whether this process lives, is ready, and which version it is. 503 while it is not ready.',
    access: 'anyone',
    reply: Health,
  }),
}
