import { type ById, calls, type Retry } from '@app/contract'
import {
  cancelTask,
  Fault,
  forecastTask,
  getRun,
  getStep,
  getTask,
  listSteps,
  listTasks,
  listTasksOfAgent,
  pauseTask,
  resumeTask,
  retryTask,
  reviewStep,
} from '@app/core'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answer, answerOutside, serve } from '../http/answer.ts'
import { requestKey } from '../http/request-key.ts'
import { fileNameParameters } from '../http/send-file.ts'
import { sendPage } from '../http/send-page.ts'
import type { Parts } from '../parts.ts'
import { planTask } from '../plans/plan-task.ts'
import { readReport } from '../reports/read-report.ts'

export function taskRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, parts, calls.tasks.list, async ({ ctx, query, reply }) => sendPage(reply, await listTasks(ctx, query)))
  answerOutside(app, parts, calls.tasks.create, (asked) =>
    planTask(asked, parts, { ...asked.body, requestKey: requestKey(asked.reply) }),
  )
  answer(app, parts, calls.tasks.read, ({ ctx, params }) => getTask(ctx, params.id))
  answer(app, parts, calls.tasks.run, ({ ctx, params }) => getRun(ctx, params.id))
  answer(app, parts, calls.tasks.steps, ({ ctx, params, query }) => listSteps(ctx, params.id, query))
  answer(app, parts, calls.tasks.step, ({ ctx, params }) => getStep(ctx, params))
  // Not through `answer`: files are copied in between, and no transaction waits for that.
  serve(app, calls.tasks.retry, ({ visitor, params, body }) => {
    if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
    return retryTask(parts, visitor.user, (params as ById).id, (body as { from: Retry }).from)
  })
  serve(app, calls.tasks.report, async ({ visitor, params }, reply) => {
    if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
    const report = await readReport(parts, visitor.user, (params as ById).id)
    // A large library that few requests need.
    const { drawReport } = await import('../reports/draw-report.ts')
    return sendReport(reply, report.run.name, await drawReport(report))
  })
  answer(app, parts, calls.tasks.forecast, ({ ctx, body }) => forecastTask(ctx, body.recipe))
  answer(app, parts, calls.tasks.pause, ({ ctx, params }) => pauseTask(ctx, params.id))
  answer(app, parts, calls.tasks.resume, ({ ctx, params }) => resumeTask(ctx, params.id))
  answer(app, parts, calls.tasks.review, ({ ctx, params, body }) => reviewStep(ctx, params.id, body.happened))
  answer(app, parts, calls.tasks.cancel, ({ ctx, params }) => cancelTask(ctx, params.id))
  answer(app, parts, calls.tasks.listOfAgent, async ({ ctx, params, query, reply }) =>
    sendPage(reply, await listTasksOfAgent(ctx, params.id, query)),
  )
}

const sendReport = (reply: FastifyReply, name: string, bytes: Uint8Array): FastifyReply =>
  reply
    .header('content-type', 'application/pdf')
    .header(
      'content-disposition',
      `attachment; ${fileNameParameters(`${name.replace(/[\\/:*?"<>|]/g, ' ').slice(0, 100)}.pdf`)}`,
    )
    .send(Buffer.from(bytes))
