import type { Act } from '@app/toolkit'
import type { Needed } from '../match/need.ts'
import type { Where } from '../match/rank.ts'
import type { Clause } from '../read/clause.ts'

/** A clause with the page in sight. */
export interface Problem extends Where {
  clause: Clause
  needed: readonly Needed[]
  now: Date
}

/** What would do it here, what of the words it does not account for, and between what it cannot tell. */
export interface Solution {
  acts: readonly Act[]
  left: readonly Needed[]
  cost: number
  /** Others that fit as well, by their names. */
  alike: readonly string[]
  /** The form that was filled in is still to be sent. */
  fills: boolean
  /** The name of what is pressed. */
  presses: string | undefined
  /** Values that a later page of the form asks for. */
  later?: readonly Needed[]
  /** It is called as the verb is. */
  byVerb?: boolean
  says: string
}

export const best = (solutions: readonly (Solution | undefined)[]): Solution | undefined =>
  solutions.filter((one): one is Solution => one !== undefined).sort((a, b) => a.cost - b.cost)[0]
