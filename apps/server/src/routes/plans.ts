import { calls } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { answerOutside } from '../http/answer.ts'
import type { Parts } from '../parts.ts'
import { planWork } from '../plans/plan-work.ts'

export function planRoutes(app: FastifyInstance, parts: Parts): void {
  answerOutside(app, parts, calls.plans.create, (asked) => planWork(asked, parts, asked.body))
}
