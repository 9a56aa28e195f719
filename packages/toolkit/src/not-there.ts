import { Refused } from './refused.ts'

/** What a step names is not on the page, so nothing was done. Whoever can look may find what does the same by now. */
export class NotThere extends Refused {
  constructor(words: string) {
    super(words)
    this.name = 'NotThere'
  }
}
