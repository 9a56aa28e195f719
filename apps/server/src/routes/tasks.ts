import { calls } from '@app/contract'
import {
  cancelTask,
  forecastTask,
  getTask,
  listTasks,
  listTasksOfAgent,
  pauseTask,
  resumeTask,
  reviewStep,
  submitTask,
} from '@app/core'
import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { requestKey } from '../http/request-key.ts'
import { sendPage } from '../http/send-page.ts'
import type { Parts } from '../parts.ts'
import { planOrRefuse } from '../plans/plan-work.ts'

export function taskRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.tasks.list, async ({ ctx, query, reply }) => sendPage(reply, await listTasks(ctx, query)))
  answer(app, parts, calls.tasks.create, async ({ ctx, body, reply }) => {
    const given = { ...body, requestKey: requestKey(reply) }
    if (body.recipe) return submitTask(ctx, { ...given, recipe: body.recipe })
    const { recipe, permissions } = await planOrRefuse(ctx, parts, body.description)
    return submitTask(ctx, { ...given, recipe, policy: { ...body.policy, permissions } })
  })
  answer(app, parts, calls.tasks.read, ({ ctx, params }) => getTask(ctx, params.id))
  answer(app, parts, calls.tasks.forecast, ({ ctx, body }) => forecastTask(ctx, body.recipe))
  answer(app, parts, calls.tasks.pause, ({ ctx, params }) => pauseTask(ctx, params.id))
  answer(app, parts, calls.tasks.resume, ({ ctx, params }) => resumeTask(ctx, params.id))
  answer(app, parts, calls.tasks.review, ({ ctx, params, body }) => reviewStep(ctx, params.id, body.happened))
  answer(app, parts, calls.tasks.cancel, ({ ctx, params }) => cancelTask(ctx, params.id))
  answer(app, parts, calls.tasks.listOfAgent, async ({ ctx, params, query, reply }) =>
    sendPage(reply, await listTasksOfAgent(ctx, params.id, query)),
  )
}
