import { calls } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'
import { planWork } from '../plans/plan-work.ts'

export function planRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.plans.create, ({ ctx, body }) => planWork(ctx, parts, body))
}
