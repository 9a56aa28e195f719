import type { Problem } from '../effects/solution.ts'
import { unitOf } from '../lexicon/units.ts'
import { phrases } from '../read/phrases.ts'
import { isIn } from '../read/words.ts'
import type { Query } from './query.ts'
import type { Column } from './tables.ts'

/** "How much flour is there?": so much of something, and not what it costs. */
function asksQuantity({ asks, words }: Problem['clause'], language: Problem['language']): boolean {
  const next = asks?.kind === 'amount' ? words[asks.at + asks.length] : undefined
  return next !== undefined && !next.small && !phrases(language, 'money').has(next)
}

/** The column of figures that was named, or the only price where something is paid. */
export function measureOf({ named, table, sums, counts }: Query, { clause, language }: Problem): Column | undefined {
  const figures = named.filter(
    (column) => (column.sort === 'figure' || column.sort === 'price') && !isNumbering(column, table),
  )
  const prices = table.columns.filter(({ sort }) => sort === 'price')
  const [price] = prices.length === 1 ? prices : []
  const [figure] = figures
  const isPriced = figures.some(({ sort }) => sort === 'price')
  // "What do the flats bring in altogether": their numbers bring in nothing. "What does a tray cost": no other figure of it.
  const isYield = sums && clause.asks?.kind === 'thing' && figure && isSubject(figure, clause, language)
  if (price && figure && !isPriced && !counts && (isYield || costs(clause, language))) return price
  if (figure) return figure
  if (asksQuantity(clause, language)) {
    const counted = table.columns.filter(({ sort }) => sort === 'figure')
    const held = counted.filter(({ words }) => words.some((word) => phrases(language, 'holds').has(word)))
    const [only, ...more] = held.length > 0 ? held : counted
    return more.length === 0 ? only : undefined
  }
  const isPaid =
    (sums && !counts) ||
    clause.asks?.kind === 'amount' ||
    clause.words.some((word) => phrases(language, 'money').has(word))
  return isPaid ? price : undefined
}

/** "What does … cost?" */
export const costs = ({ words }: Problem['clause'], language: Problem['language']): boolean =>
  words.some((word) => phrases(language, 'money').has(word) && phrases(language, 'light').has(word))

/** "The flats", and not "in load": what it is asked of. */
function isSubject({ words: own }: Column, { words }: Problem['clause'], language: Problem['language']): boolean {
  const at = words.findIndex((word) => isIn(word, own))
  const before = words[at - 1]
  return before !== undefined && !phrases(language, 'of').has(before) && !phrases(language, 'sum').has(before)
}

/** What stands first in each row, whole and never twice, tells which row it is: order 5104. */
const isNumbering = (column: Column, { rows, columns }: Query['table']): boolean => {
  const cells = rows.map((row) => column.cell(row).trim())
  const isFirst = column === columns[0] || column.name === rows[0]?.cells[0]?.column
  return (
    isFirst && rows.length > 1 && cells.every((cell) => /^\d{3,}$/.test(cell)) && new Set(cells).size === cells.length
  )
}

/** "How many litres": the figure is what is counted. */
export function isHead(measure: Column, { clause }: Problem): boolean {
  const { asks, words } = clause
  // "How many seats", "how many free seats".
  const said = asks ? words.slice(asks.at + asks.length, asks.at + asks.length + 2) : []
  return said.some(
    (one, at) =>
      (at === 0 || !said[0]?.small) &&
      (measure.words.some((word) => word.stem === one.stem) || measure.units.has(unitOf(one.plain) ?? '-')),
  )
}
