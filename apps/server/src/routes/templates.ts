import { calls } from '@app/contract'
import { listTemplates } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'
import { practiceCopyOf } from '../practice-copy.ts'

export function templateRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.templates.list, async ({ ctx }) =>
    listTemplates(practiceCopyOf(parts.practiceUrl, ctx.user.id)),
  )
}
