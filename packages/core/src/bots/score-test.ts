import type { TaskTrace } from '@app/contract'
import { TEST_DEDUCTIONS, TEST_SLOW, type TestStatus } from '@app/spec'
import type { Judged } from './judge-run.ts'

export interface Scored {
  status: TestStatus
  score: number
  retried: number
  renamed: number
  slow: boolean
}

/**
 * The share of expectations met, in percent; less for steps that had to be tried again, for things the page calls by
 * another name by now, and for taking far longer than this test usually does. Nothing else decides it.
 */
export function scoreTest(judged: Judged, run: TaskTrace, usualMs: number | undefined): Scored {
  const { met, total } = judged
  const retried = run.steps.filter(({ attempts }) => attempts > 1).length
  const renamed = run.steps.filter(({ output }) => isRenamed(output)).length
  const slow = isSlow(run.executionTime ?? 0, usualMs)
  const { retry, renamed: each, slow: late, mostOfAKind } = TEST_DEDUCTIONS
  const lost = Math.min(mostOfAKind, retried * retry) + Math.min(mostOfAKind, renamed * each) + (slow ? late : 0)
  const score = Math.max(0, Math.round((met / total) * 100) - lost)
  const status = met < total ? 'failed' : lost > 0 ? 'warning' : 'passed'
  return { status, score, retried, renamed, slow }
}

const isRenamed = (output: unknown): boolean =>
  output !== null && typeof output === 'object' && 'called' in output && typeof output.called === 'string'

/** Against its own history: another machine is faster or slower for every test alike. */
const isSlow = (ms: number, usualMs: number | undefined): boolean =>
  usualMs !== undefined && ms > usualMs * TEST_SLOW.times && ms > usualMs + TEST_SLOW.leastMs
