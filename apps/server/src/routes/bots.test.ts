import { testResults } from '@app/db'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const { person, db, parts } = await startTestApp()
const demo = person()

test('without a practice site the tests are refused with what helps, and nothing is recorded', async () => {
  const answer = await demo.ask('POST', '/api/bots/test/comprehensive', {})
  expect(answer.status).toBe(404)
  expect(answer.words).toBe(
    'The built-in bots are tested on the practice site, and this installation has none. Set PRACTICE_PORT to have one.',
  )
  expect(await db.asSystem((tx) => tx.$count(testResults))).toBe(0)
})

test('what is there before any test: four bots with their tests, an empty history, a report that says so', async () => {
  const bots = (await demo.ask('GET', '/api/bots')).json as { name: string; tests: { actions: number }[] }[]
  expect(bots.map(({ name }) => name)).toEqual([
    'Sales Intelligence',
    'Data Processor',
    'Web Automation',
    'Communication Hub',
  ])
  expect(bots.flatMap(({ tests }) => tests).every(({ actions }) => actions > 0)).toBe(true)
  expect((await demo.ask('GET', '/api/bots/test/history')).json).toEqual([])
  expect((await demo.ask('GET', '/api/bots/performance/report')).json).toEqual({
    scores: {},
    summary: 'No tests have been run yet.',
    criticalIssues: [],
  })
})

test('the summary speaks the asker’s language', async () => {
  const { json } = await demo.ask('GET', '/api/bots/performance/report', undefined, { 'accept-language': 'de' })
  expect(json).toMatchObject({ summary: 'Es wurden noch keine Tests ausgeführt.' })
})

test('health is measured on asking and has its shape', async () => {
  const health = (await demo.ask('GET', '/api/bots/health')).json as Record<string, unknown>[]
  expect(health).toHaveLength(6)
  for (const one of health)
    expect(one).toEqual({
      component: expect.any(String),
      status: expect.stringMatching(/^(healthy|degraded|critical)$/),
      metrics: {
        responseTime: expect.any(Number),
        successRate: expect.any(Number),
        errorRate: expect.any(Number),
        throughput: expect.any(Number),
      },
      issues: expect.any(Array),
    })
})

test.each([
  ['a bot nobody knows', 'GET', '/api/bots/test/history?botId=nobody', undefined, 400, /^botId: there is no such bot/],
  ['an id that is none', 'GET', '/api/bots/test/history?botId=a%20b', undefined, 400, /botId/],
  ['a place that is not there', 'GET', '/api/bots/test/history?before=nobody', undefined, 400, /^before: there is no/],
  ['too many at once', 'GET', '/api/bots/test/history?limit=101', undefined, 400, /limit/],
  ['a trend of nobody', 'GET', '/api/bots/test/trend?botId=nobody', undefined, 400, /^botId/],
  ['unknown keys', 'POST', '/api/bots/test/comprehensive', { tests: 'all' }, 400, /tests/],
  ['an agent nobody has', 'POST', '/api/bots/nobody/test', {}, 404, /^There is no such agent/],
  ['a test nobody has', 'DELETE', '/api/bots/tests/nobody', undefined, 404, /^There is no such test/],
  [
    'a run nobody has',
    'POST',
    '/api/tasks/nobody/save-as-test',
    { name: 'x', sameValues: false, dryRun: false },
    404,
    /^There is no such task/,
  ],
] as const)('%s is refused in words', async (_what, method, path, body, status, words) => {
  const answer = await demo.ask(method, path, body)
  expect([answer.status, answer.words]).toEqual([status, expect.stringMatching(words)])
})

test('history of more than a hundred: a plain array with a link to what follows, which is the rest', async () => {
  const row = {
    ...{ userId: 'demo-user', botId: 'data-processor', testId: 'figures', testName: 'x', status: 'passed' as const },
    ...{ score: 100, executionTime: 1, errorMessages: [], recommendations: [], actionsUsed: 0, costCents: 0 },
  }
  await parts.db.asSystem((tx) =>
    tx.insert(testResults).values(Array.from({ length: 103 }, (_, n) => ({ ...row, id: `r-${n}` }))),
  )
  const first = await demo.ask('GET', '/api/bots/test/history?botId=data-processor')
  expect(first.json).toHaveLength(100)
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  expect(next).toMatch(/botId=data-processor/)
  expect((await demo.ask('GET', next)).json).toHaveLength(3)
})
