import type { TaskTrace } from '@app/contract'
import { type Said, type TestResultRow, testResults } from '@app/db'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import type { Expectation } from './expectation.ts'
import { findUsualTime } from './find-usual-time.ts'
import { judgeRun, type RunFacts } from './judge-run.ts'
import { recommend } from './recommend.ts'
import { scoreTest } from './score-test.ts'

/** A test that was carried out, and what is known of its run. */
export interface DoneTest {
  botId: string
  testId: string
  testName: string
  expectations: readonly Expectation[]
  facts: RunFacts
  /** It was still under way when its time was over. */
  late: boolean
  tookMs: number
}

/** Judges a run, scores it, and keeps what it came to. */
export async function recordTest(ctx: Context, done: DoneTest): Promise<TestResultRow> {
  const { botId, testId, testName, expectations, facts, late, tookMs } = done
  const { run } = facts
  const judged = judgeRun(expectations, facts)
  const scored = scoreTest(judged, run, await findUsualTime(ctx, testId))
  const [kept] = await ctx.db
    .insert(testResults)
    .values({
      id: newId(),
      userId: ctx.user.id,
      botId,
      testId,
      testName,
      status: scored.status,
      score: scored.score,
      executionTime: run.executionTime ?? tookMs,
      errorMessages: errorsOf(run, late, judged.unmet),
      recommendations: recommend({ errorMessage: run.errorMessage, reason: run.reason, late }, scored),
      taskId: run.id,
      actionsUsed: run.actionsUsed,
      costCents: run.costCents,
    })
    .returning()
  if (!kept) throw new Error('A test result was not kept.')
  return kept
}

/** The run's own words; where it completed, what was expected and not found. */
function errorsOf({ status, reason, errorMessage }: TaskTrace, late: boolean, unmet: Said[]): Said[] {
  if (status === 'completed') return unmet
  if (reason === 'limit-reached' || reason === 'awaiting-approval' || reason === 'needs-review' || reason === 'paused')
    return [{ code: reason }]
  if (late) return [{ code: 'late' }]
  return [errorMessage === null ? { code: 'unfinished' } : { words: errorMessage }]
}
