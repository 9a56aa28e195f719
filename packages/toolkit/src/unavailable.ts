interface Circumstances {
  /** How long the other side asked us to wait. */
  retryAfterMs?: number | undefined
  /** True when what was asked for may have been done all the same: the answer was lost, not the request. */
  perhapsDone?: boolean
  cause?: unknown
}

/** The outside world failed in a way worth a retry. Its words go to a person: what happened, then what helps. */
export class Unavailable extends Error {
  readonly retryAfterMs: number | undefined
  readonly perhapsDone: boolean

  constructor(words: string, circumstances: Circumstances = {}) {
    super(words, 'cause' in circumstances ? { cause: circumstances.cause } : {})
    this.name = 'Unavailable'
    this.retryAfterMs = circumstances.retryAfterMs
    this.perhapsDone = circumstances.perhapsDone ?? false
  }
}
