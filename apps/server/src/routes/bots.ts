import { calls, type SystemHealth } from '@app/contract'
import {
  type Asker,
  type Context,
  deleteAgentTest,
  Fault,
  listBots,
  listTestResults,
  type MeasuredHealth,
  openWords,
  readPerformance,
  readSettings,
  readTrend,
  saveAgentTest,
  toTestResult,
  type Words,
} from '@app/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { measureHealth } from '../bots/measure-health.ts'
import { createTestBench } from '../bots/test-bench.ts'
import { answer, serve } from '../http/answer.ts'
import { askedLanguage } from '../http/asked-language.ts'
import { sendPage } from '../http/send-page.ts'
import type { Parts } from '../parts.ts'

export function botRoutes(app: FastifyInstance, parts: Parts): void {
  const bench = createTestBench(parts)
  const wordsFor = (request: FastifyRequest) => {
    const user = userOf(request)
    return parts.db.asUser(user.id, (db) => wordsOf({ db, user }, request))
  }

  // Not through `answer`: tests take a while, and no transaction waits for them.
  serve(app, calls.bots.testAll, async (request) => {
    const words = await wordsFor(request)
    const { overallScore, results, health } = await bench.testAll(userOf(request), words)
    const testResults = results.map((row) => toTestResult(row, words))
    return { overallScore, testResults, systemHealth: health.map((one) => sayHealth(one, words)) }
  })
  serve(app, calls.bots.test, async (request) => {
    const words = await wordsFor(request)
    const { id } = request.params as { id: string }
    return (await bench.testOne(userOf(request), id, words)).map((row) => toTestResult(row, words))
  })
  serve(app, calls.bots.health, async (request) => {
    const words = await wordsFor(request)
    return (await measureHealth(parts, userOf(request))).map((one) => sayHealth(one, words))
  })
  answer(app, parts, calls.bots.list, async ({ ctx, reply }) => listBots(ctx, await wordsOf(ctx, reply.request)))
  answer(app, parts, calls.bots.report, async ({ ctx, reply }) =>
    readPerformance(ctx, await wordsOf(ctx, reply.request)),
  )
  answer(app, parts, calls.bots.history, async ({ ctx, query, reply }) =>
    sendPage(reply, await listTestResults(ctx, query, await wordsOf(ctx, reply.request))),
  )
  answer(app, parts, calls.bots.trend, ({ ctx, query }) => readTrend(ctx, query.botId))
  answer(app, parts, calls.bots.saveTest, ({ ctx, params, body }) => saveAgentTest(ctx, params.id, body))
  answer(app, parts, calls.bots.deleteTest, async ({ ctx, params }) => {
    await deleteAgentTest(ctx, params.id)
    return { ok: true as const }
  })
}

function userOf({ visitor }: FastifyRequest): Asker {
  if (!visitor) throw new Fault('not-signed-in', 'Sign in to go on.')
  return visitor.user
}

/** In the language the asker has chosen, else their browser's. */
const wordsOf = async (ctx: Context, request: FastifyRequest): Promise<Words> =>
  openWords((await readSettings(ctx, { language: askedLanguage(request) })).language)

const sayHealth = ({ issues, ...health }: MeasuredHealth, words: Words): SystemHealth => ({
  ...health,
  issues: issues.map((issue) => words.say('issues', issue)),
})
