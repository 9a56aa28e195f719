import { calls } from '@app/contract'
import { acceptRepair, listRepairs } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function repairRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.repairs.list, ({ ctx }) => listRepairs(ctx))
  answer(app, parts, calls.repairs.accept, ({ ctx, params, body }) => acceptRepair(ctx, params.id, body))
}
