import type { Needed } from '../match/need.ts'
import type { Entry } from '../page/scene.ts'

/** Which rows are meant, by some of the words. */
export interface Filter {
  keeps(row: Entry): boolean
  words: readonly Needed[]
  /** The columns it is about: what is known of a row is not what is asked. */
  columns: readonly string[]
}
