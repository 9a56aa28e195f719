import { setTimeout as sleep } from 'node:timers/promises'
import type { Proof } from '@app/toolkit'
import { completed, type Done } from './completed.ts'
import type { Outcome } from './journal.ts'
import type { At } from './open-work.ts'
import type { Sessions } from './sessions.ts'
import { confirmStep, type StepParts } from './take-step.ts'

/** A site may throw away a moment later what it has just shown. */
const LATER_MS = 2_500

export type Taken = Outcome & Pick<Done, 'soft' | 'acts' | 'touches' | 'open'>

export interface LookBackParts {
  /** What was done so far, and the step each was; a look that outweighs one writes it anew. */
  done: Taken[]
  places: readonly At[]
  sessions: Sessions
  toParts: (at: At) => StepParts
  laterMs?: number | undefined
}

/** What was done last is looked for afresh: at the end of the run, and once more a moment after it. */
export class LookBack {
  private readonly parts: LookBackParts
  /** What a fresh look has shown, and when. */
  private shown: { index: number; at: At; since: number } | undefined

  constructor(parts: LookBackParts) {
    this.parts = parts
  }

  /** A page loaded anew shows what was kept. Undefined where there is nothing to look at, or the look tells nothing. */
  async atTheEnd(): Promise<{ at: At; step: Taken } | undefined> {
    const { done, places } = this.parts
    const index = done.findLastIndex(
      ({ soft, verdict, acts, status }, at) =>
        !soft &&
        status === 'done' &&
        (verdict === 'seen' || (acts && (verdict === 'verified' || verdict === 'unverified'))) &&
        places[at]?.tool.confirm !== undefined,
    )
    const [step, at] = [done[index], places[index]]
    if (!step || !at) return undefined
    // Another one without evidence, and nothing that is seen of this one changes what is said of the whole.
    const others = done.with(index, { ...step, verdict: 'seen' })
    if (completed(others, null).verdict === 'unverified') return undefined
    const proof = await this.look(index, at)
    // What the site's server alone has said is looked at once more too.
    if ((proof ?? step).verdict === 'verified') this.shown = { index, at, since: performance.now() }
    // A look that finds nothing either says no more than is said already.
    if (!proof || (step.verdict === 'unverified' && proof.verdict !== 'verified')) return undefined
    return this.overrule(index, at, proof)
  }

  /** Where what was shown is gone by now, the step as it is to be told. */
  async later(signal: AbortSignal): Promise<{ at: At; step: Taken } | undefined> {
    const { done, sessions, laterMs = LATER_MS } = this.parts
    if (!this.shown || completed(done, null).verdict !== 'verified') return undefined
    const { index, at, since } = this.shown
    // A signal of its own: many runs that end together would else listen to the worker's one.
    await sleep(laterMs - (performance.now() - since), undefined, { signal: AbortSignal.any([signal]) })
    if (sessions.isWanted()) return undefined
    const proof = await this.look(index, at)
    if (!proof || proof.verdict === 'verified') return undefined
    return this.overrule(index, at, { ...proof, words: 'A moment later the page no longer showed it.' })
  }

  private async look(index: number, at: At): Promise<Proof | undefined> {
    const { done, sessions, toParts } = this.parts
    if (sessions.isLost(at.tool.session ?? '')) return undefined
    return confirmStep(toParts(at), done[index]?.output)
  }

  /** A fresh look that does not show it outweighs what was said before. */
  private overrule(index: number, at: At, { verdict, words }: Proof): { at: At; step: Taken } {
    const before = this.parts.done[index] as Taken
    const proof = [before.proof, words].filter(Boolean).join(' · ')
    const step: Taken = { ...before, verdict, proof, open: verdict !== 'verified' }
    this.parts.done[index] = step
    return { at, step }
  }
}
