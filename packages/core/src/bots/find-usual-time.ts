import { testResults } from '@app/db'
import { TEST_SLOW } from '@app/spec'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** As many as tell of the machine as it is now. */
const LATELY = 20

/** The median of a test's last good runs; undefined while there are too few to speak of a habit. */
export async function findUsualTime({ db, user }: Context, testId: string): Promise<number | undefined> {
  const rows = await db
    .select({ ms: testResults.executionTime })
    .from(testResults)
    .where(and(eq(testResults.userId, user.id), eq(testResults.testId, testId), ne(testResults.status, 'failed')))
    .orderBy(desc(testResults.createdAt), desc(testResults.id))
    .limit(LATELY)
  if (rows.length < TEST_SLOW.runs) return undefined
  return rows.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(rows.length / 2)]
}
