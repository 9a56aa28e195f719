import type { Problem } from '../effects/solution.ts'
import { isMeasuredIn, unitOf } from '../lexicon/units.ts'
import { coveredByLabel, isCompound, type Needed, without } from '../match/need.ts'
import { phrases } from '../read/phrases.ts'
import { type Word, wordsOf } from '../read/words.ts'
import { isOf, type Order } from './order.ts'
import { type Column, isBlank, type Table } from './tables.ts'

const YEAR = wordsOf('year', 'en')[0]?.sense

/** The column an order is of: the one that was named for it, or the only one that its word can mean. */
export function columnFor(
  order: Order,
  table: Table,
  open: readonly Needed[],
  known: readonly string[],
  problem: Problem,
): { column: Column; words: readonly Needed[] } | undefined {
  const { language, clause } = problem
  const after = clause.words.indexOf(order.words.at(-1) as Word)
  const sized = table.columns.filter(({ sort }) => sort !== 'words')
  const fitting = order.of ? sized.filter((column) => isOf(order.of ?? 'price', column, language)) : sized
  const isPaid = !order.of && clause.words.some((word) => phrases(language, 'money').has(word))
  const ranked = fitting
    .map((column) => {
      const isPrice = isPaid && column.sort === 'price'
      const own = namesOf(column, open)
      // "Balance" is what the one column of money is called, where the page calls it nothing.
      const words = isPrice && own.length === 0 ? open.filter(({ word }) => phrases(language, 'money').has(word)) : own
      const close = words.filter(({ word }) => {
        const distance = clause.words.indexOf(word) - after
        return distance > 0 && distance <= 3
      })
      const extra = column.words.filter(({ small }) => !small).length - words.length
      // "The lowest year" is one; the month with the most of something is told by that.
      if (!order.of && column.sort === 'day' && close.length === 0)
        return { column, words, score: Number.NEGATIVE_INFINITY }
      return {
        column,
        words,
        score:
          3 * close.length +
          2 * words.length +
          (isPrice ? 1 : 0) +
          (isMadeOf(column, order) ? 3 : 0) +
          (isHeld(column, order, language) ? 1 : 0) +
          // "The oldest" is told by the year of the thing itself, and not by when it was last seen.
          (column.words.length === 1 && column.words[0]?.sense === YEAR ? 0.5 : 0) -
          0.1 * extra -
          (known.includes(column.name) ? 0.5 : 0),
      }
    })
    .sort((a, b) => b.score - a.score)
  const [first, second] = ranked
  if (!first || first.score === Number.NEGATIVE_INFINITY || (second && second.score === first.score)) return undefined
  // A word that says nothing of what it is about must have that named.
  const isTold =
    order.of !== undefined ||
    first.words.length > 0 ||
    (isPaid && first.column.sort === 'price') ||
    isMadeOf(first.column, order) ||
    isHeld(first.column, order, language) ||
    isOnlyMeasure(first.column, fitting)
  return isTold ? first : undefined
}

/** "Die größte", where a column is called "Größe". */
const isMadeOf = ({ words }: Column, order: Order): boolean =>
  words.some((word) => order.words.some((one) => isCompound(word, one)))

/** "Which malt do we have the most of?" */
const isHeld = ({ sort, words }: Column, order: Order, language: Problem['language']): boolean =>
  sort === 'figure' &&
  order.words.every(({ plain }) => AMOUNTS.has(plain)) &&
  words.some((word) => phrases(language, 'holds').has(word))
const AMOUNTS = new Set('most least fewest meiste meisten wenigsten plus moins mas menos'.split(' '))

/** "The largest plot", where nothing is measured of plots but so many m². */
const isOnlyMeasure = (column: Column, sized: readonly Column[]): boolean =>
  (column.sort === 'price' || column.units.size > 0) && sized.filter(({ sort }) => sort !== 'day').length === 1

/** The words that name a column, or what its figures are of. */
export const namesOf = (column: Column, open: readonly Needed[]): Needed[] =>
  open.filter(
    (one) =>
      !one.value &&
      (coveredByLabel([one], column.words).length > 0 ||
        column.units.has(unitOf(one.word.plain) ?? '-') ||
        isMeasuredIn(one.word.plain, column.units)),
  )

/** The columns that were named, each by the words that no better one has. */
export function namedIn(
  { columns }: Table,
  open: readonly Needed[],
  { clause }: Problem,
): { column: Column; words: Needed[] }[] {
  let rest = open
  const named: { column: Column; words: Needed[] }[] = []
  for (;;) {
    const [first] = columns
      .filter((column) => !named.some((one) => one.column === column))
      .map((column) => {
        const words = namesOf(column, rest)
        const extra = column.words.filter(({ small }) => !small).length - words.length
        return { column, words, score: words.length - 0.1 * extra }
      })
      .filter(({ words }) => words.length > 0)
      .sort((a, b) => b.score - a.score)
    if (!first) break
    named.push({ column: first.column, words: first.words })
    rest = without(rest, first.words)
  }
  const at = ({ words }: { words: Needed[] }) => clause.words.indexOf(words[0]?.word as Word)
  return named.sort((a, b) => at(a) - at(b))
}

/** "Who sent it?": the column that says from whom it is. */
export function senderIn({ columns }: Table, open: readonly Needed[], { clause, language }: Problem) {
  const words = clause.asks?.kind === 'person' ? open.filter(({ word }) => phrases(language, 'sends').has(word)) : []
  const column = columns.find((one) => one.words.some((word) => phrases(language, 'senders').has(word)))
  return column && words.length > 0 ? { column, words } : undefined
}

/**
 * Who somebody is: the column that is called after what people are to the rest of a row, or the only one in which names of
 * people stand. Nothing where the rows themselves are called after people.
 */
export function peopleIn({ rows, columns }: Table, { language }: Problem): Column | undefined {
  const first = columns.find(({ name }) => name === rows[0]?.cells[0]?.column)
  const isCalledSo = ({ words, sort }: Column) =>
    sort === 'words' && words.some((_, at) => phrases(language, 'roles').at(words, at) > 0)
  if (first && isCalledSo(first)) return undefined
  const others = columns.filter((column) => column !== first)
  const [called] = others.filter(isCalledSo)
  if (called) return called
  const [only, ...more] = others.filter((column) =>
    rows.every((row) => isBlank(column.cell(row)) || isPerson(column.cell(row))),
  )
  return only && more.length === 0 && !(first && rows.every((row) => isPerson(first.cell(row)))) ? only : undefined
}

/** "Ada Quist", "P. van Dam". */
const isPerson = (cell: string): boolean =>
  /^(?:\p{Lu}\.|\p{Lu}[\p{Ll}’'-]+)(?: (?:\p{Lu}\.|\p{Ll}{2,3}|\p{Lu}[\p{L}’'-]+)){1,3}$/u.test(cell.trim())
