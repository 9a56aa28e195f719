import { calls } from '@app/contract'
import { deleteSchedule, getSchedule, previewSchedule, saveSchedule } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function scheduleRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.schedules.read, ({ ctx, params }) => getSchedule(ctx, params.id))
  answer(app, parts, calls.schedules.save, ({ ctx, params, body }) => saveSchedule(ctx, params.id, body))
  answer(app, parts, calls.schedules.delete, ({ ctx, params }) => deleteSchedule(ctx, params.id))
  answer(app, parts, calls.schedules.preview, ({ ctx, body }) => previewSchedule(ctx, body))
}
