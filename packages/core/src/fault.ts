import type { ProblemCode } from '@app/contract'

/** What a person caused or can act on. Its words go to that person as they are: say what happened, then what helps. */
export class Fault extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode, words: string) {
    super(words)
    this.name = 'Fault'
    this.code = code
  }
}

/** What belongs to somebody else does not exist for you: the same words for both. */
export const notFound = (noun: string) => new Fault('not-found', `There is no such ${noun}.`)
