import type { Doing } from '../lexicon/index.ts'
import type { Language } from './language.ts'
import type { Value } from './values.ts'
import type { Word } from './words.ts'

export type Asks = 'thing' | 'person' | 'time' | 'place' | 'count' | 'amount'

/** One thing that is wanted. */
export interface Clause {
  text: string
  /** The whole it is a part of: places of words and values are places in it. */
  whole: string
  to: number
  /** Every word that is no part of a value, in order. */
  words: readonly Word[]
  values: readonly Value[]
  verb: { at: number; length: number; doings: readonly Doing[] } | undefined
  asks: { kind: Asks; at: number; length: number } | undefined
  not: boolean
  /** What was told before it, of what it is to be done to. */
  given?: Clause
  /** What is asked of the same thing besides: "and how much is it?" */
  also: readonly Asks[]
  /** What it is to take the place of. */
  instead?: readonly Word[]
  /** So many decimals the answer is to have. */
  decimals?: number
}

export interface Reading {
  language: Language
  clauses: readonly Clause[]
}
