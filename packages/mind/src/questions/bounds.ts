import type { Problem } from '../effects/solution.ts'
import { type Comparison, LEXICONS } from '../lexicon/index.ts'
import type { Needed } from '../match/need.ts'
import type { Entry } from '../page/scene.ts'
import type { Value } from '../read/values.ts'
import { wordsOf } from '../read/words.ts'
import { columnFor, isFigures, isOf, type List, measure } from './lists.ts'

/** "More than 4 euros", "before 3 May": what a figure or a day of an entry is held against. */
export interface Bound {
  comparison: Comparison
  value: Value
  /** The words that say so. */
  words: readonly Needed[]
}

/** As many letters may stand between the word and its figure: "more than the 4 …". */
const NEAR = 6

export function boundsIn({ clause, needed, language }: Problem): Bound[] {
  const { words, values } = clause
  const found: (Bound & { length: number })[] = []
  for (const [said, comparison] of Object.entries(LEXICONS[language].compares)) {
    const signs = wordsOf(said, language).map(({ plain }) => plain)
    for (const [at, word] of words.entries()) {
      const last = words[at + signs.length - 1]
      if (!last || !signs.every((sign, on) => words[at + on]?.plain === sign)) continue
      const value = values.find(({ from, sort }) => from >= last.to && from - last.to <= NEAR && sort !== 'quote')
      if (!value) continue
      const held = needed.filter((one) => one.value === value || (one.word.from >= word.from && one.word.to <= last.to))
      found.push({ comparison, value, words: held, length: signs.length })
    }
  }
  // "No more than" is not "more than".
  return found
    .sort((a, b) => b.length - a.length)
    .filter((one, at) => !found.slice(0, at).some(({ value }) => value === one.value))
}

/** Those of the list that a bound lets through, by the column it is about. Nothing where that cannot be told. */
export function within(bound: Bound, { entries, columns }: List, problem: Problem): readonly Entry[] | undefined {
  const column = columnOf(bound, { entries, columns }, problem)
  const sized = column === undefined ? undefined : measure(entries, column)
  const limit =
    bound.value.sort === 'date'
      ? Date.parse(bound.value.text.slice(0, 10))
      : (bound.value.amount ?? Number(bound.value.text))
  if (!sized || Number.isNaN(limit)) return undefined
  // A bare year is held against the days of a column as its first of January.
  const isYear = bound.value.sort === 'number' && column !== undefined && isOf('date', column, entries)
  const edge = isYear ? Date.UTC(limit, bound.comparison === '>' ? 11 : 0, bound.comparison === '>' ? 31 : 1) : limit
  return sized.filter(({ size }) => holds(size, bound.comparison, edge)).map(({ entry }) => entry)
}

export function columnOf({ value }: Bound, { entries, columns }: List, problem: Problem): string | undefined {
  const fitting = columns.filter((column) => {
    if (value.sort === 'date') return isOf('date', column, entries)
    if (value.sort === 'money') return isOf('price', column, entries)
    return isFigures(column, entries)
  })
  return columnFor(fitting, problem.needed, problem) ?? (fitting.length === 1 ? fitting[0] : undefined)
}

const holds = (size: number, comparison: Comparison, limit: number): boolean => {
  if (comparison === '>') return size > limit
  if (comparison === '<') return size < limit
  return comparison === '>=' ? size >= limit : size <= limit
}
