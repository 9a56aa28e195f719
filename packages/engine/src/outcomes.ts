import type { Verdict } from '@app/spec'

/** The task cannot go on now, and is not over: why it rests. `cancelled` rests for good. */
export class Paused extends Error {
  readonly reason: 'limit-reached' | 'needs-review' | 'cancelled'

  constructor(reason: Paused['reason']) {
    super(reason)
    this.name = 'Paused'
    this.reason = reason
  }
}

/** A step could not be done. Its words are the task's error: what happened, then what helps. */
export class StepFailed extends Error {
  readonly verdict: Verdict | undefined

  constructor(words: string, verdict?: Verdict) {
    super(words)
    this.name = 'StepFailed'
    this.verdict = verdict
  }
}
