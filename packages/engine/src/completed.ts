import type { Verdict } from '@app/spec'
import type { Ending, Outcome } from './journal.ts'

export interface Done extends Pick<Outcome, 'output' | 'verdict' | 'status'> {
  /** It does something to the world. */
  acts?: boolean | undefined
  /** It enters something, which an act after it sends. */
  touches?: boolean | undefined
  /** Something was sent, and nothing has shown yet what became of it. */
  open?: boolean | undefined
  /** An act of a pursuit: whether the goal was reached is said by the look after it, not by each act. */
  soft?: boolean | undefined
}

/** What a task that came to its end has to show. */
export const completed = (done: readonly Done[], output: unknown): Ending => ({
  status: 'completed',
  result: toResult(output),
  verdict: verdictOf(done),
})

/** The worst that any step can say of itself: one effect without evidence, and the whole is unverified. */
function verdictOf(done: readonly Done[]): Verdict {
  // The last word of the site's own server in a pursuit: a page that says "Saved" after a refusal proves nothing.
  const answered = done.findLast(({ soft, verdict }) => soft && (verdict === 'verified' || verdict === 'contradicted'))
  if (answered?.verdict === 'contradicted') return 'unverified'
  const said = done.filter(({ soft, verdict, acts }) => !soft && (verdict !== null || acts))
  // Nothing of it claims anything: what it came to was read, and no more.
  if (said.length === 0) return 'seen'
  if (said.some(({ verdict }) => verdict !== 'verified' && verdict !== 'seen')) return 'unverified'
  // A pursuit that ends without pointing to anything has what its last act has to show, and no more.
  const leftOpen = said.some(({ open, acts, touches }) => open && !acts && !touches)
  const act = done.findLast(({ soft, acts, touches }) => soft && (acts || touches))
  if (leftOpen && act?.verdict !== 'verified' && act?.verdict !== 'seen') return 'unverified'
  const last = done.findLast(({ acts, touches }) => acts || touches)
  // What was merely seen on the way is no doubt about the end; what was sent on the way, or is the end itself, is.
  // Nor is what was read beside exact steps that did something.
  const isBeside = last !== undefined && !done.some(({ soft }) => soft)
  const doubts = said.filter(
    (step) => step.verdict === 'seen' && (step === last || step.open || !(isBeside || step.acts || step.touches)),
  )
  return doubts.every(({ acts, touches, open }) => !acts && !touches && !open && answered) ? 'verified' : 'seen'
}

/** Spec 1 §3: a result is a text or an object. */
function toResult(output: unknown): string | Record<string, unknown> | null {
  if (output === undefined || output === null) return null
  if (typeof output === 'object' && !Array.isArray(output)) return output as Record<string, unknown>
  return typeof output === 'string' ? output : { value: output }
}
