import { Refused } from '@app/toolkit'
import { readMoney } from '@app/values'
import { findColumn } from './find-column.ts'
import { type Row, sayCell } from './row.ts'

export const WAYS = ['value', 'list', 'count', 'sum', 'average', 'range'] as const
export type Way = (typeof WAYS)[number]

const MOST_SAID = 200

/** The answer to a question about rows, in words. */
export function answer(rows: readonly Row[], how: Way, field: string): string {
  if (how === 'count') return String(rows.length)
  if (rows.length === 0) throw new Refused('No row of this page answers this. The step before shows what was read.')
  if (how === 'value' || how === 'list') return told(sayRows(rows, field), field)
  const name = columnOf(rows, field)
  const figures = rows.map((row) => figureOf(row[name])).filter((one) => one !== undefined)
  if (figures.length === 0) throw new Refused(`“${name}” holds no figures to reckon with.`)
  const unit = unitOf(rows.map((row) => row[name]))
  const total = figures.reduce((sum, one) => sum + one, 0)
  if (how === 'range') return `${say(Math.min(...figures))} to ${say(Math.max(...figures))}${unit}`
  return `${say(how === 'sum' ? total : total / figures.length)}${unit}`
}

/** An empty cell is no answer. */
function told(words: string, field: string): string {
  if (words.trim() === '') throw new Refused(`“${field || 'It'}” is empty in what was found.`)
  return words
}

const say = (figure: number): string => (Math.round(figure * 100) / 100).toLocaleString('en-US')

function columnOf(rows: readonly Row[], field: string): string {
  const found =
    findColumn(rows, field) ??
    Object.keys(rows[0] ?? {}).find((name) => rows.some((row) => figureOf(row[name]) !== undefined))
  if (found === undefined) throw new Refused(`There is no “${field}” among what was found.`)
  return found
}

function figureOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (value !== null && typeof value === 'object' && 'amount' in value && typeof value.amount === 'number')
    return value.amount
  if (typeof value !== 'string' || !/^\D{0,4}\d[\d.,\s]*\D{0,4}$/u.test(value.trim())) return undefined
  return readMoney(value)?.amount
}

const unitOf = (values: readonly unknown[]): string => {
  const found = values.find(
    (value): value is { currency: string } => value !== null && typeof value === 'object' && 'currency' in value,
  )
  return found ? ` ${found.currency}` : ''
}

/** One column alone is said bare; several with their names. */
function sayRows(rows: readonly Row[], field: string): string {
  const column = field ? findColumn(rows, field) : undefined
  const shown = rows.slice(0, MOST_SAID)
  const rest = rows.length > MOST_SAID ? `, and ${rows.length - MOST_SAID} more` : ''
  if (column !== undefined)
    return [...new Set(shown.map((row) => sayCell(row[column])).filter(Boolean))].join(', ') + rest
  const [first] = shown
  if (first && Object.keys(first).length === 1)
    return (
      shown
        .map((row) => sayCell(Object.values(row)[0]))
        .filter(Boolean)
        .join(', ') + rest
    )
  return (
    shown
      .map((row) =>
        Object.entries(row)
          .filter(([, value]) => sayCell(value) !== '')
          .map(([name, value]) => `${name}: ${sayCell(value)}`)
          .join('; '),
      )
      .join('\n') + rest
  )
}
