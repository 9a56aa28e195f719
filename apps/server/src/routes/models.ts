import { calls } from '@app/contract'
import { forgetModelKey, keepModelKey, listModelKeys, readModelMonth, setModelCap } from '@app/core'
import { ALL_MODELS } from '@app/spec'
import type { FastifyInstance } from 'fastify'
import { answer, answerOutside } from '../http/answer.ts'
import type { Parts } from '../parts.ts'

export function modelRoutes(app: FastifyInstance, parts: Parts): void {
  const { masterKeys, models, planners } = parts
  answerOutside(app, parts, calls.models.read, async ({ inside, outside }) => {
    const { keys, own } = await inside(async (ctx) => ({ keys: await listModelKeys(ctx), own: await models.own(ctx) }))
    const found = await outside(() => models.findServers())
    const used = keys.map(({ address }) => address)
    return {
      keys,
      found: found.filter(({ address }) => !used.includes(address)),
      models: ALL_MODELS.map((name) => ({ name, by: planners.keyOf(name, own) })),
    }
  })
  answerOutside(app, parts, calls.models.save, async ({ inside, outside, params, body }) => {
    const { provider } = params
    const { key, address, model } = body
    const { models: offered, answersInMs } = await outside(() => models.tryModel(provider, { key, address }))
    const chosen = provider === 'compatible' ? (model ?? offered[0]) : model
    const tried = { key, address: provider === 'compatible' ? address : undefined, model: chosen, answersInMs }
    return { key: await inside((ctx) => keepModelKey(ctx, masterKeys, provider, tried)), models: offered }
  })
  answer(app, parts, calls.models.month, ({ ctx }) => readModelMonth(ctx))
  answer(app, parts, calls.models.cap, ({ ctx, body }) => setModelCap(ctx, body.ownCents))
  answer(app, parts, calls.models.forget, async ({ ctx, params }) => {
    await forgetModelKey(ctx, params.provider)
    return { ok: true as const }
  })
}
