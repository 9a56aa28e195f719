import type { PerformanceReport } from '@app/contract'
import { agents, agentTests, type TestResultRow, testResults, testSuites } from '@app/db'
import { BOT_IDS } from '@app/spec'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { fillWords } from '../help/fill-words.ts'
import { SUITES } from './built-in/suites.ts'
import { groupBy } from './group-by.ts'
import type { MeasuredHealth } from './judge-health.ts'
import type { Words } from './say.ts'
import { mean, scoreHealth, scoreOverall } from './score-health.ts'

/** The last word on each test and each part, and what needs somebody at once. */
export async function readPerformance(ctx: Context, words: Words): Promise<PerformanceReport> {
  const results = await listLatest(ctx)
  const health = await readLastHealth(ctx)
  const names = await readNames(ctx)
  const scores = Object.fromEntries([
    ...groupByBot(results).map(([botId, own]) => [names.get(botId) ?? botId, Math.round(mean(own.map(scoreOf)))]),
    ...health.map((one) => [one.component, scoreHealth(one)]),
  ])
  return {
    scores,
    summary: summarise(results, health, words),
    criticalIssues: listCritical(results, health, names, words),
  }
}

/** Of each test that there still is its latest result. */
async function listLatest({ db, user }: Context): Promise<TestResultRow[]> {
  const { botId, testId, createdAt, id } = testResults
  const own = await db.select({ id: agentTests.id }).from(agentTests).where(eq(agentTests.userId, user.id))
  const builtIn = BOT_IDS.flatMap((bot) => SUITES[bot].map((test) => test.id))
  return db
    .selectDistinctOn([botId, testId])
    .from(testResults)
    .where(and(eq(testResults.userId, user.id), inArray(testId, [...builtIn, ...own.map((test) => test.id)])))
    .orderBy(botId, testId, desc(createdAt), desc(id))
}

async function readLastHealth({ db, user }: Context): Promise<MeasuredHealth[]> {
  const [last] = await db
    .select({ health: testSuites.systemHealth })
    .from(testSuites)
    .where(eq(testSuites.userId, user.id))
    .orderBy(desc(testSuites.createdAt), desc(testSuites.id))
    .limit(1)
  return (last?.health ?? []) as MeasuredHealth[]
}

/** Built-in bots go by their id, as everywhere on this screen; agents by the name their owner gave them. */
async function readNames({ db, user }: Context): Promise<Map<string, string>> {
  const own = await db.select({ id: agents.id, name: agents.name }).from(agents).where(eq(agents.userId, user.id))
  return new Map([
    ...BOT_IDS.map((id): [string, string] => [id, id]),
    ...own.map(({ id, name }): [string, string] => [id, name]),
  ])
}

const scoreOf = ({ score }: TestResultRow) => score

/** The same tests as in a comprehensive run, so that both say the same; one's own where nothing else was tested. */
function scoredIn(results: readonly TestResultRow[]): number[] {
  const builtIn = results.filter(({ botId }) => BOT_IDS.some((id) => id === botId))
  return (builtIn.length > 0 ? builtIn : results).map(scoreOf)
}

/** Built-in bots in their order, then the asker's agents. */
function groupByBot(results: readonly TestResultRow[]): [string, TestResultRow[]][] {
  const groups = groupBy(results, ({ botId }) => botId)
  const order: readonly string[] = [...BOT_IDS, ...groups.keys()]
  return [...groups].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
}

function summarise(results: readonly TestResultRow[], health: readonly MeasuredHealth[], { texts }: Words): string {
  if (results.length === 0) return texts.summary.none
  const passed = results.filter(({ status }) => status !== 'failed').length
  const healthy = health.filter(({ status }) => status === 'healthy').length
  const score = scoreOverall(scoredIn(results), health.map(scoreHealth))
  const all = passed === results.length && healthy === health.length
  return fillWords(all ? texts.summary.all : texts.summary.some, {
    passed: String(passed),
    total: String(results.length),
    healthy: String(healthy),
    parts: String(health.length),
    score: String(score),
  })
}

function listCritical(
  results: readonly TestResultRow[],
  health: readonly MeasuredHealth[],
  names: ReadonlyMap<string, string>,
  words: Words,
): string[] {
  const broken = health
    .filter(({ status }) => status === 'critical')
    .map(({ component, issues }) => {
      const said = issues.map((issue) => words.say('issues', issue)).join(' ')
      return `${words.texts.components[component]}: ${said}`
    })
  return [...broken, ...listFailed(results, names, words)]
}

/** One line for all tests of a bot that failed for the same reason. */
function listFailed(results: readonly TestResultRow[], names: ReadonlyMap<string, string>, words: Words): string[] {
  const failed = results
    .filter(({ status }) => status === 'failed')
    .map(({ botId, testId, testName, errorMessages: [first] }) => ({
      bot: words.botName(botId) ?? names.get(botId) ?? botId,
      test: words.testName(testId) ?? testName,
      error: first ? words.say('errors', first) : '',
    }))
  const causes = [...groupBy(failed, ({ bot, error }) => JSON.stringify([bot, error])).values()]
  return causes.map((alike) => {
    const tests = alike.map(({ test }) => test).join(', ')
    return `${alike[0]?.bot} · ${tests}: ${alike[0]?.error}`
  })
}
