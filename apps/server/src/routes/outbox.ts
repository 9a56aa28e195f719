import { calls } from '@app/contract'
import { Fault, getMailPage, listOutbox } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, serve } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

/** S-55: a mail is shown, never run: no scripts, nothing from elsewhere, framed by our own pages alone. Links open outside. */
const FRAMED = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
].join('; ')

export function outboxRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.outbox.list, ({ ctx }) => listOutbox(ctx))
  serve(app, calls.outbox.page, async ({ visitor, params }, reply) => {
    if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
    const { user } = visitor
    const { id } = params as { id: string }
    const page = await parts.db.asUser(user.id, (tx) => getMailPage({ db: tx, user }, id))
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', FRAMED)
      .header('x-content-type-options', 'nosniff')
      .send(page)
  })
}
