import { calls, type KeyTrial } from '@app/contract'
import { configureKeys, deployBot, Fault, listMyBots, readTrial, rollBackBot, toggleBot } from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer, serve } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function deploymentRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, masterKeys, tryPlatform } = parts
  answer(app, parts, calls.deployment.list, ({ ctx }) => listMyBots(ctx))
  answer(app, parts, calls.deployment.deploy, ({ ctx, body }) => deployBot(ctx, body))
  answer(app, parts, calls.deployment.configureKeys, ({ ctx, params, body }) =>
    configureKeys(ctx, masterKeys, params.botId, body),
  )
  answer(app, parts, calls.deployment.toggle, ({ ctx, params, body }) => toggleBot(ctx, params.botId, body.action))
  answer(app, parts, calls.deployment.rollBack, ({ ctx, params }) => rollBackBot(ctx, params.botId))
  // Not through `answer`: no transaction waits for a platform.
  serve(app, calls.deployment.testKey, async ({ visitor, params, body }) => {
    if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
    const { user } = visitor
    const { botId } = params as { botId: string }
    return tryPlatform(
      await db.asUser(user.id, (tx) => readTrial({ db: tx, user }, masterKeys, botId, body as KeyTrial)),
    )
  })
}
