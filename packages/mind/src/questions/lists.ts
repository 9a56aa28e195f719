import { isFigure, readDate, readMoney, readNumber } from '@app/values'
import type { Problem } from '../effects/solution.ts'
import type { Superlative } from '../lexicon/index.ts'
import { coveredBy, type Needed } from '../match/need.ts'
import type { Entry } from '../page/scene.ts'
import { wordsOf } from '../read/words.ts'

/** Entries that are one list, with the names of their columns. */
export interface List {
  entries: readonly Entry[]
  columns: readonly string[]
}

export function listsOf({ scene }: Problem): List[] {
  const lists = new Map<number, Entry[]>()
  for (const entry of scene.entries) lists.set(entry.list, [...(lists.get(entry.list) ?? []), entry])
  return [...lists.values()]
    .filter(
      (entries) => entries.length >= 2 && entries.some(({ cells, things }) => cells.length >= 2 || things.length > 0),
    )
    .map((entries) => ({
      entries,
      columns: [...new Set(entries.flatMap(({ cells }) => cells.map(({ column }) => column)))].filter(Boolean),
    }))
}

export const cellOf = (entry: Entry, column: string): string =>
  entry.cells.find((cell) => cell.column === column)?.text ?? ''

/** What an entry is called: what leads to it, or its first words. */
export const nameOf = ({ things, cells }: Entry): string =>
  things.find(
    ({ kind, name }) =>
      kind === 'link' && /\p{L}{2}/u.test(name) && cells.slice(0, 2).some(({ text }) => text.includes(name)),
  )?.name ??
  cells.find(({ text }) => /\p{L}{2}/u.test(text))?.text ??
  ''

export const columnFor = (
  columns: readonly string[],
  said: readonly Needed[],
  { language }: Pick<Problem, 'language'>,
): string | undefined =>
  columns
    .map((column) => ({
      column,
      held: coveredBy(said, wordsOf(column, language)).length,
      length: wordsOf(column, language).length,
    }))
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held || a.length - b.length)[0]?.column

const YEAR = /^[12]\d{3}$/u

export const readDay = (text: string): number | undefined => {
  if (YEAR.test(text.trim())) return Date.UTC(Number(text), 0)
  const iso = readDate(text, { now: new Date(0) })
  return iso ? Date.parse(iso) : undefined
}

export const readSize = (text: string): number | undefined =>
  /\d/.test(text) ? (readMoney(text)?.amount ?? readNumber(text)) : undefined

const readPrice = (text: string): number | undefined => readMoney(text)?.amount

/** Whether every cell of a column holds a day, or a price. */
export function isOf(of: Superlative['of'], column: string, entries: readonly Entry[]): boolean {
  const cells = entries.map((entry) => cellOf(entry, column))
  if (of === 'date')
    return cells.every(
      (cell) =>
        YEAR.test(cell.trim()) ||
        (/\d/.test(cell) && readDay(cell) !== undefined && /\d{4}|[./-]\d|\p{L}{3}/u.test(cell)),
    )
  if (of === 'price')
    return cells.every((cell) => /[$€£¥]|\b[A-Z]{3}\b|\d[.,]\d\d\b/.test(cell) && readPrice(cell) !== undefined)
  return false
}

export const isFigures = (column: string, entries: readonly Entry[]): boolean =>
  entries.some((entry) => !isBlank(cellOf(entry, column))) &&
  entries.every((entry) => isBlank(cellOf(entry, column)) || isFigure(cellOf(entry, column)))

/** Nothing is noted there. */
const isBlank = (text: string): boolean => /^[\s\-–—./]*$|^n\/?a$/iu.test(text)

/** The figures of a column, or nothing where one of them cannot be read: it could be the one. */
export function measure(entries: readonly Entry[], column: string): { entry: Entry; size: number }[] | undefined {
  const noted = entries.filter((entry) => !isBlank(cellOf(entry, column)))
  const read = isOf('date', column, noted) ? readDay : readSize
  const sized = noted.flatMap((entry) => {
    const size = read(cellOf(entry, column))
    return size === undefined ? [] : [{ entry, size }]
  })
  return sized.length === noted.length && sized.length > 0 ? sized : undefined
}
