import { calls } from '@app/contract'
import { listAlerts, readAlert } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { sendPage } from '../http/send-page.ts'
import type { Parts } from '../parts.ts'

export function alertRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.alerts.list, async ({ ctx, query, reply }) => sendPage(reply, await listAlerts(ctx, query)))
  answer(app, parts, calls.alerts.read, ({ ctx, params }) => readAlert(ctx, params.id))
}
