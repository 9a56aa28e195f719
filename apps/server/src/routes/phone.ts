import { calls } from '@app/contract'
import { listCalls } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, serve } from '../http/answer.ts'
import { withRawBody } from '../http/raw-body.ts'
import type { Parts } from '../parts.ts'

const FORM = 'application/x-www-form-urlencoded'

export async function phoneRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  answer(app, parts, calls.phone.list, ({ ctx }) => listCalls(ctx))

  await withRawBody(app, { kilobytes: 64, type: FORM }, (scope) => {
    serve(scope, calls.phone.turn, async ({ params, query, body, headers }, reply) => {
      const { id } = params as { id: string }
      const { turn } = query as { turn?: string }
      const form = Buffer.isBuffer(body) ? body.toString() : ''
      const twiml = await parts.answerCall({ id, turn, form, signature: String(headers['x-twilio-signature'] ?? '') })
      return reply.type('text/xml').send(twiml)
    })
  })
}
