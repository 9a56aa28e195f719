/** The outside world failed in a way worth a retry. Its words go to a person: what happened, then what helps. */
export class Unavailable extends Error {
  /** How long the other side asked us to wait, where it did. */
  readonly retryAfterMs: number | undefined

  constructor(words: string, options: { retryAfterMs?: number | undefined; cause?: unknown } = {}) {
    super(words, 'cause' in options ? { cause: options.cause } : {})
    this.name = 'Unavailable'
    this.retryAfterMs = options.retryAfterMs
  }
}
