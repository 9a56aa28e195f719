import { BOTS_PROGRESS, BOTS_TESTED } from '@app/contract'
import type { Asker } from '@app/core'
import { type Database, recordEvent, type TestResultRow } from '@app/db'
import { type ReadyTest, runTest } from './run-test.ts'

/** One after another: beside each other they would measure each other. Who looks on is told of each before it begins. */
export async function runTests(db: Database, user: Asker, tests: readonly ReadyTest[]): Promise<TestResultRow[]> {
  const results: TestResultRow[] = []
  for (const test of tests) {
    const { botId, testName } = test
    await tell(db, user, BOTS_PROGRESS, { botId, testName, done: results.length, total: tests.length })
    results.push(await runTest(db, user, test))
  }
  return results
}

/** That nobody could be told is no reason to lose the results. */
export const tellTested = (db: Database, user: Asker): Promise<void> =>
  tell(db, user, BOTS_TESTED, {}).catch(() => undefined)

const tell = (db: Database, user: Asker, type: string, data: Record<string, unknown>): Promise<void> =>
  db.asUser(user.id, (tx) => recordEvent(tx, { userId: user.id, type, data }))
