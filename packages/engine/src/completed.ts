import type { Verdict } from '@app/spec'
import type { Ending, Outcome } from './journal.ts'

type Done = Pick<Outcome, 'output' | 'verdict'>

/** What a task that came to its end has to show. */
export const completed = (done: readonly Done[]): Ending => ({
  status: 'completed',
  result: toResult(done.at(-1)?.output),
  verdict: verdictOf(done),
})

/** The worst that any step can say of itself: one effect without evidence, and the whole is unverified. */
function verdictOf(done: readonly Done[]): Verdict {
  return done.every((step) => step.verdict === 'verified') ? 'verified' : 'unverified'
}

/** Spec 1 §3: a result is a text or an object. */
function toResult(output: unknown): string | Record<string, unknown> | null {
  if (output === undefined || output === null) return null
  if (typeof output === 'object' && !Array.isArray(output)) return output as Record<string, unknown>
  return typeof output === 'string' ? output : { value: output }
}
