import { isFigure, readDate, readMoney, readNumber } from '@app/values'
import { unitOf } from '../lexicon/units.ts'
import type { Entry, Scene } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import { type Word, wordsOf } from '../read/words.ts'

export interface Column {
  name: string
  words: readonly Word[]
  /** What its cells hold, all of them that hold anything. */
  sort: 'words' | 'figure' | 'price' | 'day'
  /** What its figures are of, by sign. */
  units: ReadonlySet<string>
  cell(row: Entry): string
  /** The figure or day in a row; nothing where there is none. */
  size(row: Entry): number | undefined
}

/** Entries that are one list. What is listed in parts has one more column: the heading of the part. */
export interface Table {
  rows: readonly Entry[]
  columns: readonly Column[]
  part: Column | undefined
}

/** Lists with the same columns are one, whatever headings they are parted by. */
export function tablesOf({ entries: all }: Scene, language: Language): Table[] {
  // What leads around the site is no row of anything.
  const entries = all.filter(({ things }) => things.length === 0 || things.some(({ menu }) => !menu))
  const lists = new Map<number, Entry[]>()
  for (const entry of entries) lists.set(entry.list, [...(lists.get(entry.list) ?? []), entry])
  const parts = new Map<string, Entry[][]>()
  for (const [list, rows] of lists) {
    const names = columnsOf(rows).join('|')
    const key = names || boardOf(rows) || String(list)
    parts.set(key, [...(parts.get(key) ?? []), rows])
  }
  return [...parts.values()].flatMap((lists) => {
    const rows = lists.flat()
    const isList = rows.length >= 2 && rows.some(({ cells, things }) => cells.length >= 2 || things.length > 0)
    const columns = columnsOf(rows).map((name) => columnOf(name, rows, language))
    return isList
      ? [{ rows, columns, part: lists.length > 1 || isParted(rows) ? partOf(rows, language) : undefined }]
      : []
  })
}

const columnsOf = (rows: readonly Entry[]): string[] =>
  [...new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)))].filter(Boolean)

export const cellOf = (row: Entry, column: string): string =>
  row.cells.find((cell) => cell.column === column)?.text ?? ''

function columnOf(name: string, rows: readonly Entry[], language: Language): Column {
  const noted = rows.map((row) => cellOf(row, name)).filter((cell) => !isBlank(cell))
  const sort = noted.length === 0 ? 'words' : (SORTS.find(([, is]) => noted.every(is))?.[0] ?? 'words')
  const days = dayFirst(noted) ? readDayFirst : readDay
  const read = sort === 'day' ? days : sort === 'words' ? () => undefined : readSize
  const words = wordsOf(name, language)
  const after = noted.map((cell) => /[\d)]\s?(\p{L}+|[%€$£])/u.exec(cell)?.[1]?.toLowerCase() ?? '')
  const before = noted.map((cell) => /^([€$£])/u.exec(cell)?.[1] ?? '')
  // "£ per kg" holds no kilograms.
  const own = wordsOf(withoutPer(name), language)
  const signs = [...own.map(({ plain }) => plain), ...[after, before].flatMap((all) => onlyOf(all))]
  return {
    name,
    words,
    sort,
    units: new Set(signs.flatMap((sign) => unitOf(sign) ?? [])),
    cell: (row) => cellOf(row, name),
    size: (row) => (isBlank(cellOf(row, name)) ? undefined : read(cellOf(row, name))),
  }
}

export const withoutPer = (name: string): string =>
  name.replace(/(?:(?<!\p{L})(?:per|pro|par|por|an?)\s|\/)\s*\p{L}+/giu, ' ')

const onlyOf = (all: readonly string[]): string[] =>
  [...new Set(all)].filter((one, _, { length }) => length === 1 && one)

/** What the lists of one board have in common: cards of one make, each list under a heading of its own. */
function boardOf(rows: readonly Entry[]): string | undefined {
  const [sample] = rows
  const make = ({ things }: Entry) => things.map(({ kind }) => kind).join(' ')
  const heads = new Set(rows.map(({ under }) => under.join(' / ')))
  const isBoard = sample && sample.under.length > 0 && sample.things.length > 0 && heads.size === 1
  return isBoard && rows.every((row) => make(row) === make(sample))
    ? `${sample.under.slice(0, -1).join(' / ')} ${make(sample)}`
    : undefined
}

/** Columns of a board: several stand under one heading, and others under another. */
function isParted(rows: readonly Entry[]): boolean {
  const heads = new Set(rows.map(({ under }) => under.at(-1) ?? ''))
  return heads.size > 1 && heads.size < rows.length
}

/** The heading that is not the same for all of them. */
function partOf(rows: readonly Entry[], language: Language): Column | undefined {
  const heads = rows.map(({ under }) => under)
  const differs = (one: string) => !heads.every((under) => under.includes(one))
  const cell = ({ under }: Entry) => under.findLast(differs) ?? ''
  if (rows.every((row) => cell(row) === '')) return undefined
  return { name: '', words: wordsOf('', language), sort: 'words', units: new Set(), cell, size: () => undefined }
}

/** What an entry is called: what leads to it, or its first words. */
export const nameOf = ({ things, cells }: Entry): string =>
  things.find(
    ({ kind, name }) =>
      kind === 'link' && /\p{L}{2}/u.test(name) && cells.slice(0, 2).some(({ text }) => text.includes(name)),
  )?.name ??
  cells.find(({ text }, at) => /\p{L}{2}/u.test(text) || (at === 0 && CODE.test(text)))?.text ??
  ''

/** "B3", "N-12": one of many alike by its place or number. */
const CODE = /^(?:\p{L}{1,3}|n[°º]|nr\.|no\.|#)[ -]?\d{1,4}$/iu

/** By its first column, or by what stands on it first. */
export const callRow = (row: Entry): string => {
  const [first] = row.cells
  return first?.column && /\p{L}|\d/u.test(first.text) ? first.text : nameOf(row)
}

/** The same, with the number that stands over its name: "2231 Harbour Cafe". */
export const callWhole = (row: Entry): string => {
  const [first] = row.cells
  const name = callRow(row)
  return first && first.column === '' && /^\d{3,}$/u.test(first.text) && name !== first.text
    ? `${first.text} ${name}`.trim()
    : name
}

/** Nothing is noted there. */
export const isBlank = (text: string): boolean => /^[\s\-–—./]*$|^n\/?a$/iu.test(text)

const readSize = (text: string): number | undefined => {
  const [, hours, minutes] = DURATION.exec(text.trim()) ?? []
  if (hours !== undefined) return Number(hours) + Number(minutes) / 60
  if (!/\d/.test(text)) return undefined
  const size = isPrice(text)
    ? (readMoney(text)?.amount ?? readNumber(text))
    : readNumber(text.replace(/(\d)\s?\p{L}.*$/u, '$1'))
  return size !== undefined && size > 0 && /^[-−]\s?[$€£]?\d/u.test(text.trim()) ? -size : size
}
/** A figure with what it is measured in, and above what: "-1,75 m NHN", "2 h 51 min". */
const MEASURED = /^[-−]?\d[\d.,]*\s?\p{L}{1,4}\s(?:\p{Lu}{2,4}|\d{1,2}\s?\p{L}{1,3})$/u
/** "4 of 5 stars": the first is how many. */
const RATED = /^\d[\d.,]*\s?(?:of|out of|von|sur|de|\/)\s?\d{1,3}\s\p{L}{3,14}(?: \p{L}{3,14})?$/u
/** "2 h 51 min", in hours. */
const DURATION = /^(\d{1,4})\s?h\s?(\d{1,2})\s?(?:m|min)$/u

const MONTH = /^((?:19|20)\d{2})-(0[1-9]|1[0-2])$/u
const YEAR = /^(?:1[5-9]|20)\d{2}$/u
/** "30/09/2025" among them: then 02/11/2025 is in November. */
const dayFirst = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:1[3-9]|2\d|3[01])\//u.test(cell.trim()))
const readDayFirst = (text: string): number | undefined => readDay(text, 'en-GB')

function readDay(text: string, language = 'en'): number | undefined {
  if (YEAR.test(text.trim())) return Date.UTC(Number(text), 0)
  const [, year, month] = MONTH.exec(text.trim()) ?? []
  if (year) return Date.UTC(Number(year), Number(month) - 1)
  const iso = readDate(text, { now: new Date(0), language })
  return iso ? Date.parse(iso) : undefined
}

const isDay = (cell: string): boolean =>
  YEAR.test(cell.trim()) || (/\d/.test(cell) && /\d{4}|[./-]\d|\p{L}{3}/u.test(cell) && readDay(cell) !== undefined)
const isPrice = (cell: string): boolean =>
  (/[$€£¥]|\b[A-Z]{3}\b/.test(cell) && readMoney(cell)?.currency !== undefined) ||
  /^\d[\d.,’' ]*[.,]\d\d$/u.test(cell.trim())

const SORTS: readonly [Column['sort'], (cell: string) => boolean][] = [
  ['day', isDay],
  ['price', isPrice],
  [
    'figure',
    (cell) =>
      (isFigure(cell.replace(/[²³]/gu, '')) || MEASURED.test(cell.trim()) || RATED.test(cell.trim())) &&
      readSize(cell) !== undefined,
  ],
]
