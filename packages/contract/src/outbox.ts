import { z } from 'zod'
import { ById, call } from './call.ts'

/** Mail that no server was there to take, or a draft. */
export const OutboxMail = z.strictObject({
  id: z.string(),
  kind: z.enum(['message', 'draft']),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  /** Whether it is also there as a page, drawn. */
  page: z.boolean(),
  attachments: z.array(z.strictObject({ name: z.string(), type: z.string(), bytes: z.number().int() })),
  createdAt: z.iso.datetime(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

export const outboxCalls = {
  list: call({
    method: 'GET',
    path: '/api/outbox',
    does: 'Lists mail that was kept instead of sent, because no mail server is set up, and drafts; newest first, at most 100.',
    reply: z.array(OutboxMail),
  }),
  page: call({
    method: 'GET',
    path: '/api/outbox/:id/page',
    does: 'Shows one mail of the outbox as it would arrive: a page without scripts that loads nothing.',
    params: ById,
    reply: z.unknown(),
  }),
}
