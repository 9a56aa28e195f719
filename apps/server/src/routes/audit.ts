import { Readable } from 'node:stream'
import { calls } from '@app/contract'
import { checkAudit, listAudit, listFlags, setFlag, writeAuditCsv } from '@app/core'
import type { Flag } from '@app/spec'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/answer.ts'
import { sendPageBy } from '../http/send-page.ts'
import type { Parts } from '../parts.ts'

/** What administrators did, and what they leave on: of the whole installation, so nobody's own rows. */
export function auditRoutes(app: FastifyInstance, { db }: Parts): void {
  serve(app, calls.audit.list, async (request, reply) => {
    const { before, limit } = request.query as { before?: number; limit: number }
    return sendPageBy(reply, await listAudit(db, { before, limit }), ({ number }) => String(number))
  })
  serve(app, calls.audit.check, () => checkAudit(db))
  serve(app, calls.audit.export, async (_request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit.csv"')
      .send(Readable.from(writeAuditCsv(db))),
  )
  serve(app, calls.flags.list, () => listFlags(db))
  serve(app, calls.flags.set, async (request) => {
    const { name } = request.params as { name: Flag }
    const { on } = request.body as { on: boolean }
    return setFlag(db, request.visitor?.user.id ?? '', { name, on })
  })
}
