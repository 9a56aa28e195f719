import { calls } from '@app/contract'
import { configureKeys, deployBot, listMyBots, readTrial, rollBackBot, toggleBot } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, answerOutside } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function deploymentRoutes(app: FastifyInstance, parts: Parts): void {
  const { masterKeys, tryPlatform } = parts
  answer(app, parts, calls.deployment.list, ({ ctx }) => listMyBots(ctx))
  answer(app, parts, calls.deployment.deploy, ({ ctx, body }) => deployBot(ctx, body))
  answer(app, parts, calls.deployment.configureKeys, ({ ctx, params, body }) =>
    configureKeys(ctx, masterKeys, params.botId, body),
  )
  answer(app, parts, calls.deployment.toggle, ({ ctx, params, body }) => toggleBot(ctx, params.botId, body.action))
  answer(app, parts, calls.deployment.rollBack, ({ ctx, params }) => rollBackBot(ctx, params.botId))
  answerOutside(app, parts, calls.deployment.testKey, async ({ inside, outside, params, body }) => {
    const trial = await inside((ctx) => readTrial(ctx, masterKeys, params.botId, body))
    return outside(() => tryPlatform(trial))
  })
}
