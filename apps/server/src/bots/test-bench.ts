import {
  type Asker,
  Fault,
  keepSuite,
  listAgentTests,
  type MeasuredHealth,
  scoreHealth,
  scoreOverall,
  type Words,
} from '@app/core'
import type { TestResultRow } from '@app/db'
import { BOT_IDS, type BotId } from '@app/spec'
import type { Parts } from '../parts.ts'
import { measureHealth } from './measure-health.ts'
import { openTestGround } from './open-test-ground.ts'
import { readyBuiltIn, readySaved } from './ready-tests.ts'
import { runTests, tellTested } from './run-tests.ts'

export interface Suite {
  overallScore: number
  results: TestResultRow[]
  health: MeasuredHealth[]
}

export interface TestBench {
  /** Everything built in, then every part of the installation. Asked for while it runs, it is the same run. */
  testAll(user: Asker, words: Words): Promise<Suite>
  /** The tests of one bot, or of one of the asker's agents. */
  testOne(user: Asker, botId: string, words: Words): Promise<TestResultRow[]>
}

export type BenchParts = Pick<Parts, 'db' | 'files' | 'planners' | 'findBrowser' | 'probes' | 'practiceUrl'>

/** Where tests are carried out: one lot at a time for each user of this process. */
export function createTestBench(parts: BenchParts): TestBench {
  const suites = new Map<string, Promise<Suite>>()
  const busy = new Set<string>()

  async function alone<Value>(user: Asker, work: () => Promise<Value>): Promise<Value> {
    if (busy.has(user.id))
      throw new Fault('conflict', 'Tests of yours are running already. Wait until they are done, then start these.')
    busy.add(user.id)
    try {
      return await work()
    } finally {
      busy.delete(user.id)
      await tellTested(parts.db, user)
    }
  }

  return {
    testAll(user, words) {
      const running = suites.get(user.id)
      if (running) return running
      const suite = alone(user, () => runSuite(parts, user, words)).finally(() => suites.delete(user.id))
      suites.set(user.id, suite)
      return suite
    },
    testOne: (user, botId, words) =>
      alone(user, async () => {
        const bot = BOT_IDS.find((id) => id === botId)
        return bot ? runBuiltIn(parts, user, [bot], words) : runSaved(parts, user, botId)
      }),
  }
}

async function runSuite(parts: BenchParts, user: Asker, words: Words): Promise<Suite> {
  const results = await runBuiltIn(parts, user, BOT_IDS, words)
  const health = await measureHealth(parts, user)
  const scores = results.map(({ score }) => score)
  const overallScore = scoreOverall(scores, health.map(scoreHealth))
  await parts.db.asUser(user.id, (tx) => keepSuite({ db: tx, user }, overallScore, health))
  return { overallScore, results, health }
}

async function runBuiltIn({ db, practiceUrl }: BenchParts, user: Asker, bots: readonly BotId[], words: Words) {
  const base = await openTestGround(practiceUrl, user.id)
  const tests = bots.flatMap((botId) => readyBuiltIn(botId, base, user, words))
  return runTests(db, user, tests)
}

async function runSaved({ db }: BenchParts, user: Asker, agentId: string) {
  const tests = await db.asUser(user.id, (tx) => listAgentTests({ db: tx, user }, agentId))
  return runTests(db, user, tests.map(readySaved))
}
