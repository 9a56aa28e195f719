import { z } from 'zod'
import { ById, call } from './call.ts'

export const PhoneCall = z.strictObject({
  id: z.string(),
  to: z.string(),
  /** True where nobody was phoned: no phone service is set up. */
  simulated: z.boolean(),
  turns: z.array(z.strictObject({ speaker: z.enum(['assistant', 'callee']), text: z.string(), at: z.string() })),
  createdAt: z.iso.datetime(),
})
export type PhoneCall = z.infer<typeof PhoneCall>

export const phoneCalls = {
  turn: call({
    method: 'POST',
    path: '/api/calls/:id/turn',
    does: 'Tells the phone service what to say next; signed by it, and a form instead of JSON.',
    access: 'signed',
    params: ById,
    query: z.object({ turn: z.string().max(10).optional() }),
    reply: z.unknown(),
  }),
  list: call({
    method: 'GET',
    path: '/api/calls',
    does: 'Lists phone calls with their transcripts, newest first, at most 100.',
    reply: z.array(PhoneCall),
  }),
}
