import { calls } from '@app/contract'
import { listMyBots } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import type { Parts } from '../parts.ts'
import { toolCards } from '../plans/tool-facts.ts'

export function toolRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.tools.list, async ({ ctx }) =>
    toolCards((await listMyBots(ctx)).flatMap(({ platforms }) => platforms)),
  )
}
