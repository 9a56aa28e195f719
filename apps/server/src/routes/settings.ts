import { calls } from '@app/contract'
import { readSettings, saveSettings } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { askedLanguage } from '../http/asked-language.ts'
import type { Parts } from '../parts.ts'

export function settingsRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.settings.read, async ({ ctx, reply }) =>
    readSettings(ctx, {
      language: askedLanguage(reply.request),
      defaultModel: parts.planners.byDefault(await parts.models.own(ctx)),
    }),
  )
  answer(app, parts, calls.settings.save, ({ ctx, body }) => saveSettings(ctx, body))
}
