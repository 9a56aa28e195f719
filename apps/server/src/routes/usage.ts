import { calls } from '@app/contract'
import { readAnalytics, readHistory, readSubscription } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function usageRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.usage.subscription, ({ ctx }) => readSubscription(ctx))
  answer(app, parts, calls.usage.history, ({ ctx, query }) => readHistory(ctx, query.days))
  answer(app, parts, calls.usage.analytics, ({ ctx }) => readAnalytics(ctx))
}
