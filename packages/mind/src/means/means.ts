import type { Act } from '@app/toolkit'
import type { Next } from '../builtin-decider.ts'
import type { Needed } from '../match/need.ts'
import type { Memory } from '../memory.ts'

/** Something that brings more into sight and changes nothing. */
export interface Means {
  act: Act
  /** The name of where it leads. */
  to: string
  /** Words that are accounted for by having gone there. */
  by: readonly Needed[]
  name?: string
  /** Whether what led here before still holds: a part was opened, or another page. */
  keeps?: boolean
  /** Nobody knows what pressing it does, so it is pressed with everything held back that the page would send. */
  peeked?: Memory['peeked']
  /** A tab that bears words of what is sought: what it shows is meant, and nothing of another tab. */
  tab?: boolean
  /** What it brings is put to what is there. */
  more?: boolean
  /** Tells it from others that were tried. */
  key: string
}

export const goBy = (
  { act, to, by, key, name = '', keeps = false, peeked }: Means,
  memory: Memory,
  more: Partial<Memory> = {},
): Next => ({
  acts: [act],
  why: `Look at ${to}`,
  memory: {
    ...more,
    looking: true,
    ...(peeked ? { peeked } : {}),
    tries: memory.tries + 1,
    tried: [...memory.tried, key],
    went: [...(keeps ? memory.went : []), [name, ...by.map(({ word }) => word.text)].join(' ')].filter(Boolean),
  },
})
