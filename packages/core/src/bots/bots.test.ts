import { agents, type TestResultRow, tasks, testResults } from '@app/db'
import { BOT_IDS } from '@app/spec'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { SUITES } from './built-in/suites.ts'
import { deleteAgentTest } from './delete-agent-test.ts'
import { findUsualTime } from './find-usual-time.ts'
import { keepSuite } from './keep-suite.ts'
import { listBots } from './list-bots.ts'
import { listTestResults } from './list-test-results.ts'
import { readPerformance } from './read-performance.ts'
import { readTrend } from './read-trend.ts'
import { saveAgentTest } from './save-agent-test.ts'
import { openWords } from './say.ts'

const db = await fileDatabase()
const english = await openWords('en')

const newResult = (user: Asker, over: Partial<TestResultRow> = {}) =>
  db.asUser(user.id, async (tx) => {
    const row = {
      ...{ id: newId(), userId: user.id, botId: 'data-processor', testId: 'figures', testName: 'Figures' },
      ...{ status: 'passed' as const, score: 100, executionTime: 500, errorMessages: [], recommendations: [] },
      ...{ taskId: null, actionsUsed: 2, costCents: 0 },
    }
    await tx.insert(testResults).values({ ...row, ...over })
  })

const newAgent = (user: Asker, name = 'Scout') =>
  db.asUser(user.id, async (tx) => {
    const id = newId()
    await tx.insert(agents).values({ id, userId: user.id, name, model: 'quantum-ai' })
    return id
  })

const ago = (interval: string) => sql`now() - ${interval}::interval` as unknown as Date

test('every built-in bot has three or four tests, each with a name and expectations that name real steps', async () => {
  const ground = { base: 'http://127.0.0.1:1/u/x', mark: 'mark', email: 'ada@example.com' }
  for (const id of BOT_IDS) {
    expect(SUITES[id].length).toBeGreaterThanOrEqual(3)
    expect(SUITES[id].length).toBeLessThanOrEqual(4)
    for (const one of SUITES[id]) {
      expect(english.testName(one.id)).toBeTruthy()
      expect(one.expects(ground).length).toBeGreaterThan(0)
      for (const expected of one.expects(ground))
        if ('step' in expected) expect(expected.step).toBeLessThanOrEqual(one.steps(ground).length)
    }
  }
})

test('history: newest first, in the reader’s language, narrowed to a bot, continued behind the last', async () => {
  const ada = await mintUser(db)
  const as = actingAs(db, ada)
  await newResult(ada, {
    createdAt: ago('1 hour'),
    errorMessages: [{ code: 'rows', values: { expected: 3, found: 2 } }],
  })
  await newResult(ada, { botId: 'web-automation', testId: 'order', recommendations: [{ code: 'browser' }] })
  const page = (query: object, words = english) => as((ctx) => listTestResults(ctx, { limit: 100, ...query }, words))
  const { items, more } = await page({})
  expect(more).toBe(false)
  expect(items.map(({ testName }) => testName)).toEqual(['Place an order', 'Add up the price list'])
  expect(items[0]?.recommendations[0]).toMatch(/^Check that the browser starts/)
  expect(items[1]?.errorMessages).toEqual(['3 rows were expected and 2 were found.'])
  const german = await openWords('de')
  expect((await page({ botId: 'data-processor' }, german)).items).toMatchObject([
    { testName: 'Preisliste zusammenzählen', errorMessages: ['Erwartet wurden 3 Zeilen, gefunden 2.'] },
  ])
  const first = await page({ limit: 1 })
  expect(first.more).toBe(true)
  expect((await page({ limit: 1, before: first.items[0]?.id })).items[0]?.id).toBe(items[1]?.id)
})

test('S-06 a bot nobody knows and another person’s agent are refused in words', async () => {
  const [ada, bob] = [await mintUser(db), await mintUser(db)]
  const agentId = await newAgent(bob)
  for (const botId of ['nobody', agentId])
    await expect(actingAs(db, ada)((ctx) => listTestResults(ctx, { limit: 100, botId }, english))).rejects.toThrow(
      /^botId: there is no such bot\. Those there are: sales-intelligence/,
    )
  expect(
    (await actingAs(db, bob)((ctx) => listTestResults(ctx, { limit: 100, botId: agentId }, english))).items,
  ).toEqual([])
})

test('the report tells the last word on each test and names what is critical', async () => {
  const ada = await mintUser(db)
  const as = actingAs(db, ada)
  expect(await as((ctx) => readPerformance(ctx, english))).toEqual({
    scores: {},
    summary: 'No tests have been run yet.',
    criticalIssues: [],
  })
  await newResult(ada, { createdAt: ago('1 hour'), status: 'failed', score: 0 })
  await newResult(ada)
  const broken = { status: 'failed', score: 40, errorMessages: [{ words: 'The browser did not start.' }] } as const
  await newResult(ada, {
    botId: 'web-automation',
    testId: 'order',
    ...broken,
    errorMessages: [...broken.errorMessages],
  })
  const metrics = { responseTime: 4, successRate: 0, errorRate: 100, throughput: 0 }
  const browser = { component: 'browser', status: 'critical', metrics, issues: [{ code: 'browser-down' }] } as const
  await as((ctx) => keepSuite(ctx, 50, [{ ...browser, issues: [...browser.issues] }]))
  const report = await as((ctx) => readPerformance(ctx, english))
  expect(report.scores).toEqual({ 'data-processor': 100, 'web-automation': 40, browser: 0 })
  expect(report.summary).toBe(
    '1 of 2 tests met their expectations, and 0 of 1 parts of the installation are healthy. Overall score: 49%.',
  )
  expect(report.criticalIssues).toEqual([
    expect.stringMatching(/^browser: The browser does not open a page/),
    'Web Automation · Place an order: The browser did not start.',
  ])
})

test('a test’s usual time is the median of its good runs, once there are three', async () => {
  const ada = await mintUser(db)
  const usual = () => actingAs(db, ada)((ctx) => findUsualTime(ctx, 'figures'))
  await newResult(ada, { executionTime: 100 })
  await newResult(ada, { executionTime: 900, status: 'failed' })
  await newResult(ada, { executionTime: 200 })
  expect(await usual()).toBeUndefined()
  await newResult(ada, { executionTime: 300, status: 'warning' })
  expect(await usual()).toBe(200)
})

test('over the days: how tests ended, verdicts that changed, time and actions, without gaps', async () => {
  const ada = await mintUser(db)
  await newResult(ada, { createdAt: ago('2 hours'), executionTime: 400 })
  await newResult(ada, { createdAt: ago('1 hour'), status: 'failed', executionTime: 600 })
  await newResult(ada, { status: 'warning', executionTime: 800 })
  await newResult(ada, { botId: 'web-automation', testId: 'order', status: 'failed' })
  const days = await actingAs(db, ada)((ctx) => readTrend(ctx, 'data-processor'))
  expect(days).toHaveLength(30)
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0)
  expect([sum((d) => d.passed), sum((d) => d.warning), sum((d) => d.failed), sum((d) => d.flaky)]).toEqual([1, 1, 1, 2])
  expect(sum((d) => d.actions)).toBe(6)
  expect(days[0]).toMatchObject({ passed: 0, meanMs: null })
})

test('a completed run of an agent becomes its test; what has no end, no agent or no effect does not', async () => {
  const ada = await mintUser(db)
  const as = actingAs(db, ada)
  const agentId = await newAgent(ada)
  const recipe = { version: 1, title: '', steps: [{ do: 'http.get', with: { url: 'https://shop.example/' } }] }
  const newTask = (over: Partial<typeof tasks.$inferInsert>) =>
    as(async ({ db: tx }) => {
      const id = newId()
      const done = { status: 'completed', verdict: 'verified', result: { price: 5 } } as const
      await tx.insert(tasks).values({ id, userId: ada.id, agentId, name: 'Look', recipe, ...done, ...over })
      return id
    })
  const wish = { name: 'Price is there', sameValues: false, dryRun: false }
  const save = (id: string) => as((ctx) => saveAgentTest(ctx, id, wish))
  const saved = await save(await newTask({}))
  expect(saved).toMatchObject({ agentId, name: 'Price is there' })
  await expect(save(await newTask({ status: 'failed' }))).rejects.toThrow(/Only a completed run/)
  await expect(save(await newTask({ agentId: null }))).rejects.toThrow(/belongs to no agent/)
  await expect(save(await newTask({ dryRun: true }))).rejects.toThrow(/dry run proves nothing/)
  const bots = await as((ctx) => listBots(ctx, english))
  expect(bots.map(({ id }) => id)).toEqual([...BOT_IDS, agentId])
  expect(bots.at(-1)).toMatchObject({ own: true, name: 'Scout', tests: [{ name: 'Price is there', actions: 1 }] })
  const bob = await mintUser(db)
  await expect(actingAs(db, bob)((ctx) => deleteAgentTest(ctx, saved.id))).rejects.toMatchObject({ code: 'not-found' })
  await as((ctx) => deleteAgentTest(ctx, saved.id))
  expect(await as((ctx) => listBots(ctx, english))).toHaveLength(BOT_IDS.length)
})
