import { readDate, readMoney, readNumber } from '@app/values'
import type { Problem } from '../effects/solution.ts'
import { LEXICONS, type Superlative } from '../lexicon/index.ts'
import { coveredBy, type Needed, without, withoutKinds } from '../match/need.ts'
import { entryWords, wordsAround } from '../match/rank.ts'
import type { Entry } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { type Word, wordsOf } from '../read/words.ts'
import { type Answered, isSaid } from './lookup.ts'

/** A list of entries with what was said of them: which words name the list, which of its columns, and which entries. */
interface List {
  entries: readonly Entry[]
  columns: readonly string[]
}

/** How many, which, the highest, all together: over every entry that was meant. */
export function answerOverRows(problem: Problem): Answered | undefined {
  const answers = listsOf(problem).flatMap((list) => {
    const answer = answerOver(list, problem)
    return answer ? [{ ...answer, over: list.entries[0]?.list }] : []
  })
  return answers.sort((a, b) => a.cost - b.cost)[0]
}

function listsOf({ scene }: Problem): List[] {
  const lists = new Map<number, Entry[]>()
  for (const entry of scene.entries) lists.set(entry.list, [...(lists.get(entry.list) ?? []), entry])
  return [...lists.values()]
    .filter((entries) => entries.length >= 2 && entries.some(({ cells }) => cells.length >= 2))
    .map((entries) => ({
      entries,
      columns: [...new Set(entries.flatMap(({ cells }) => cells.map(({ column }) => column)))].filter(Boolean),
    }))
}

function answerOver({ entries, columns }: List, problem: Problem): Answered | undefined {
  const { needed, language, clause } = problem
  const [sample] = entries
  if (!sample) return undefined
  const order = superlativeIn(clause.words, problem)
  const sums = needed.some(({ weight }) => weight === 'sum')
  const said = needed.filter(
    ({ weight }) => weight !== 'superlatives' && weight !== 'sum' && weight !== 'all' && weight !== 'only',
  )
  // Which entries: the words that some of them hold. What all of them are is told by the headings and columns.
  const around = wordsAround({ under: sample.under, entry: undefined }, problem)
  const byEntry = said.filter((one) =>
    entries.some((entry) => coveredBy([one], entryWords(entry, language)).length > 0),
  )
  const byColumn = without(said, byEntry).filter(
    (one) => coveredBy([one], wordsOf(columns.join(' · '), language)).length > 0,
  )
  const byPlace = coveredBy(without(without(said, byEntry), byColumn), around)
  const kind = phrases(language, 'kinds.entry')
  const left = withoutKinds(
    without(without(without(said, byEntry), byColumn), byPlace).filter(
      ({ word }) => !kind.has(word) && !kind.has({ ...word, plain: word.plain.replace(/s$/, '') }),
    ),
    said,
    problem.whole,
  )
  // A word that every entry holds, or that names the list as well, tells none from the others.
  const telling = byEntry.filter(
    (one) =>
      !(coveredBy([one], around).length > 0 && !one.value) &&
      !(coveredBy([one], wordsOf(columns.join(' · '), language)).length > 0 && !one.value),
  )
  const meant = entries.filter((entry) => coveredBy(telling, entryWords(entry, language)).length === telling.length)
  if (meant.length === 0) return undefined
  const cost = 10 * left.length + 1 - 0.1 * (byEntry.length + byColumn.length)
  const shows = meant[0]?.text.slice(0, 200) ?? ''
  if (order) return extreme({ order, entries: meant, columns, byColumn, said, left, cost, problem })
  if (clause.asks?.kind === 'count')
    return sums
      ? total(meant, columns, [...byColumn, ...byEntry], left, cost, problem)
      : { answer: String(meant.length), shows, left, cost, alike: [] }
  if (sums || clause.asks?.kind === 'amount') return total(meant, columns, byColumn, left, cost, problem)
  // Each by its name, or by the column that was asked for.
  const column = columnFor(columns, byColumn, problem) ?? columns[0]
  const names = meant.map(
    (entry) => entry.cells.find((cell) => column && cell.column === column && cell.text)?.text ?? nameOf(entry),
  )
  if (telling.length === 0 && !needed.some(({ weight }) => weight === 'all')) return undefined
  // What was said is no answer.
  const answer = names.join(', ')
  if (isSaid(answer, problem)) return undefined
  return { answer, shows, left, cost: cost + 0.5, alike: [] }
}

/** What an entry is called: what leads to it, or its first words. */
const nameOf = ({ things, cells }: Entry): string =>
  things.find(({ kind, name }) => kind === 'link' && /\p{L}{2}/u.test(name))?.name ??
  cells.find(({ text }) => /\p{L}{2}/u.test(text))?.text ??
  ''

const columnFor = (columns: readonly string[], said: readonly Needed[], { language }: Problem): string | undefined =>
  columns
    .map((column) => ({
      column,
      held: coveredBy(said, wordsOf(column, language)).length,
      length: wordsOf(column, language).length,
    }))
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held || a.length - b.length)[0]?.column

export function superlativeIn(
  words: readonly Word[],
  { language }: Pick<Problem, 'language'>,
): Superlative | undefined {
  const found = Object.entries(LEXICONS[language].superlatives)
    .filter(([said]) => {
      const signs = wordsOf(said, language).map(({ plain }) => plain)
      return words.some((_, at) => signs.every((sign, on) => words[at + on]?.plain === sign))
    })
    .sort(([a], [b]) => b.length - a.length)
  return found[0]?.[1]
}

const readPrice = (text: string): number | undefined => readMoney(text)?.amount
const readDay = (text: string): number | undefined => {
  const iso = readDate(text, { now: new Date(0) })
  return iso ? Date.parse(iso) : undefined
}
const readSize = (text: string): number | undefined =>
  /\d/.test(text) ? (readMoney(text)?.amount ?? readNumber(text)) : undefined

interface Extreme {
  order: Superlative
  entries: readonly Entry[]
  columns: readonly string[]
  byColumn: readonly Needed[]
  said: readonly Needed[]
  left: readonly Needed[]
  cost: number
  problem: Problem
}

function extreme({ order, entries, columns, said, left, cost, problem }: Extreme): Answered | undefined {
  const { language } = problem
  // Dates and prices are found by what their columns hold, where the word itself says what it is about.
  const measured = order.of
    ? columns.filter((column) => isOf(order.of, column, entries))
    : columns.filter(
        (column) =>
          coveredBy(said, wordsOf(column, language)).length > 0 && numbersOf(column, entries) > entries.length / 2,
      )
  const [measure, ...more] = measured
  if (!measure || (more.length > 0 && order.of)) return undefined
  const read = order.of === 'date' || isOf('date', measure, entries) ? readDay : readSize
  const sized = entries.flatMap((entry) => {
    const size = read(cellOf(entry, measure))
    return size === undefined ? [] : [{ entry, size }]
  })
  // One that cannot be read could be the one.
  if (sized.length < entries.length || sized.length === 0) return undefined
  sized.sort((a, b) => (order.most ? b.size - a.size : a.size - b.size))
  const [first, second] = sized
  if (!first) return undefined
  const others = said.filter((one) => coveredBy([one], wordsOf(measure, language)).length === 0)
  const column =
    columnFor(
      columns.filter((one) => one !== measure),
      others,
      problem,
    ) ?? columns.find((one) => one !== measure)
  const name = cellOf(first.entry, column ?? '') || first.entry.cells[0]?.text || ''
  const asked =
    problem.clause.asks?.kind === 'amount' ||
    problem.clause.also.length > 0 ||
    (problem.clause.asks?.kind === 'thing' &&
      coveredBy(others, wordsOf(columns.join(' '), language)).length === 0 &&
      order.of === undefined)
  const alike = second && second.size === first.size ? [name, cellOf(second.entry, column ?? '')] : []
  const answer =
    problem.clause.asks?.kind === 'amount'
      ? cellOf(first.entry, measure)
      : asked
        ? `${name} (${cellOf(first.entry, measure)})`
        : name
  return { answer, shows: name, left, cost: cost - 0.5, alike }
}

const cellOf = (entry: Entry, column: string): string => entry.cells.find((cell) => cell.column === column)?.text ?? ''

const numbersOf = (column: string, entries: readonly Entry[]): number =>
  entries.filter((entry) => readSize(cellOf(entry, column)) !== undefined).length

function isOf(of: Superlative['of'], column: string, entries: readonly Entry[]): boolean {
  const cells = entries.map((entry) => cellOf(entry, column))
  if (of === 'date')
    return cells.every((cell) => /\d/.test(cell) && readDay(cell) !== undefined && /\d{4}|[./-]\d|\p{L}{3}/u.test(cell))
  if (of === 'price')
    return cells.every((cell) => /[$€£¥]|\b[A-Z]{3}\b|\d[.,]\d\d\b/.test(cell) && readPrice(cell) !== undefined)
  return false
}

function total(
  entries: readonly Entry[],
  columns: readonly string[],
  said: readonly Needed[],
  left: readonly Needed[],
  cost: number,
  problem: Problem,
): Answered | undefined {
  const column = columnFor(columns, said, problem)
  if (!column) return undefined
  const sizes = entries.map((entry) => readSize(cellOf(entry, column)))
  if (sizes.some((size) => size === undefined)) return undefined
  if (entries.length > 1 && !problem.needed.some(({ weight }) => weight === 'sum')) return undefined
  const sum = sizes.reduce<number>((all, size) => all + (size ?? 0), 0)
  return {
    answer: String(Math.round(sum * 100) / 100),
    shows: cellOf(entries[0] as Entry, column),
    left,
    cost,
    alike: [],
  }
}
