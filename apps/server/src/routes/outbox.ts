import { calls } from '@app/contract'
import { listOutbox } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function outboxRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.outbox.list, ({ ctx }) => listOutbox(ctx))
}
