/** Policy or input says no, and would say it again: never retried. Its words go to a person: what happened, then what helps. */
export class Refused extends Error {
  constructor(words: string, options: { cause?: unknown } = {}) {
    super(words, options)
    this.name = 'Refused'
  }
}
