import type { Needed } from '../match/need.ts'
import type { Where } from '../match/rank.ts'
import type { Memory } from '../memory.ts'
import type { Clause } from '../read/clause.ts'

/** One clause, where one is with it, and what the page did meanwhile. */
export interface Task extends Where {
  clause: Clause
  now: Date
  /** What is to be done after it. */
  rest: readonly Clause[]
  /** What was named in the clause before: who says "it" means that. */
  topic: readonly Needed[]
  memory: Memory
  failed: string | undefined
  dialogs: readonly string[]
  /** Lines that the page did not have at the look before. */
  news: readonly string[]
}

/** More is wandering about. */
export const MOST_LOOKS = 8
