import type { Needed } from '../match/need.ts'
import { phrases } from '../read/phrases.ts'
import type { Value } from '../read/values.ts'
import type { Word } from '../read/words.ts'
import type { Slot } from './slots.ts'
import type { Problem } from './solution.ts'

/** One word of the sentence, or one value, however many words that has. */
export interface Unit {
  from: number
  to: number
  word: Word | undefined
  value: Value | undefined
  /** What is accounted for once it has a place. */
  needed: readonly Needed[]
  /** Joins names and values, and says nothing by itself. */
  joins: boolean
  /** Only joins: no value begins with it, as one may with "current". */
  binds: boolean
}

const BINDS = ['to', 'into', 'of', 'and', 'afterwards'] as const

/** The words and values of a clause in the order they stand in. */
export function unitsOf({ clause, language }: Problem, said: readonly Needed[], slots: readonly Slot[]): Unit[] {
  const { words } = clause
  const takesBoth = slots.some(({ takes }) => takes === 'datetime-local')
  const values = takesBoth ? withTimes(clause.values) : clause.values
  const free = words.filter((word) => !values.some(({ from, to }) => from < word.to && word.from < to))
  const binds = (word: Word) => word.small || BINDS.some((row) => phrases(language, row).has(word))
  const joins = (word: Word) => binds(word) || phrases(language, 'fillers').has(word)
  return [
    ...values.map((value) => ({ from: value.from, to: value.to, word: undefined, value, joins: false, binds: false })),
    ...free.map((word) => ({
      from: word.from,
      // "6a+" ends with its sign.
      to: word.to + (/^\+(?=[\s.,;!?]|$)/u.test(clause.whole.slice(word.to)) ? 1 : 0),
      word,
      value: undefined,
      joins: joins(word),
      binds: binds(word),
    })),
  ]
    .sort((a, b) => a.from - b.from)
    .map((unit) => ({ ...unit, needed: said.filter(({ word }) => word.from >= unit.from && word.to <= unit.to) }))
}

/** A field that asks for both takes a day and the hour behind it as one. */
function withTimes(values: readonly Value[]): Value[] {
  const joined: Value[] = []
  for (const value of values) {
    const last = joined.at(-1)
    const isHour = value.sort === 'date' && /^\d\d:\d\d$/.test(value.text)
    if (isHour && last?.sort === 'date' && /^\d{4}-\d\d-\d\d$/.test(last.text) && value.from - last.to < 6)
      joined[joined.length - 1] = { ...last, to: value.to, text: `${last.text}T${value.text}` }
    else joined.push(value)
  }
  return joined
}
