import type { Verdict } from '@app/spec'

export type Rest = 'limit-reached' | 'needs-review' | 'awaiting-approval' | 'paused'

/** The task cannot go on now, and is not over: why it rests. */
export class Resting extends Error {
  readonly reason: Rest

  constructor(reason: Rest) {
    super(reason)
    this.name = 'Resting'
    this.reason = reason
  }
}

/** Somebody ended the task: its owner, or the person who was asked and said no. */
export class Ended extends Error {
  readonly reason: 'cancelled' | 'rejected'

  constructor(reason: Ended['reason'], words: string) {
    super(words)
    this.name = 'Ended'
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

/** What a wish to stop means to the task. */
export const stopped = (stop: 'cancel' | 'pause'): Error =>
  stop === 'cancel' ? new Ended('cancelled', 'Cancelled.') : new Resting('paused')
