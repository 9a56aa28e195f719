import { Refused } from '@app/toolkit'
import { readMoney } from '@app/values'
import { z } from 'zod'
import { share, tokens } from '../browser/ground/words.ts'
import { Arrangement, arrangeRows } from '../extract/rows/arrange-rows.ts'
import type { Row as TypedRow } from '../extract/rows/rows.ts'
import { findColumn } from './find-column.ts'
import { type Row, sayRow } from './row.ts'

export const Wish = {
  ...Arrangement,
  about: z
    .array(z.string().max(200))
    .max(80)
    .default([])
    .describe('Words that tell the rows that are meant from the others'),
}
const Whole = z.object(Wish)
export type Wish = z.infer<typeof Whole>

/** Filters, sorts and cuts rows by columns that are called about as said. */
export function arrange(
  rows: readonly Row[],
  { filter = [], sort, limit, about }: Wish,
  free: readonly string[] = [],
): Row[] {
  const figuresSaid = filter.map(({ to }) => String(to ?? ''))
  const telling = about.filter((words) => !figuresSaid.some((figure) => figure !== '' && words.includes(figure)))
  const meant = keepMeant(rows, telling, [...free, ...filter.map(({ field }) => field), ...(sort ? [sort.field] : [])])
  const column = (field: string): string => {
    const found = findColumn(rows, field)
    if (found === undefined && rows.length > 0)
      throw new Refused(
        `There is no “${field}” to filter or sort by; there is ${Object.keys(rows[0] ?? {})
          .slice(0, 12)
          .map((name) => `“${name}”`)
          .join(', ')}. Name one of these.`,
      )
    return found ?? field
  }
  const named = filter.map((condition) => ({ ...condition, field: column(condition.field) }))
  const by = sort ? { ...sort, field: column(sort.field) } : undefined
  const used = [...named.map(({ field }) => field), ...(by ? [by.field] : [])]
  const years = new Set(filter.flatMap((one, at) => (/^years?$/iu.test(one.field) ? [named[at]?.field ?? ''] : [])))
  const typed = meant.map((row) => ({ row, ...figures(row, used, years) }))
  const keyed = typed.map(({ row: _, ...cells }, at) => ({ ...cells, '': at })) as TypedRow[]
  const kept = arrangeRows(keyed, {
    filter: named,
    ...(by ? { sort: by } : {}),
    ...(limit === undefined ? {} : { limit }),
  })
  return kept.map((row) => typed[row[''] as number]?.row ?? {})
}

/** Prices and figures in texts count as what they are. */
const figures = (row: Row, columns: readonly string[], years: ReadonlySet<string>): TypedRow =>
  Object.fromEntries(
    columns.map((name) => [name, years.has(name) ? yearOf(row[name]) : figureOf(row[name])]),
  ) as TypedRow

function yearOf(value: unknown): number | null {
  const year = /(?<!\d)[12]\d{3}(?!\d)/u.exec(String(value ?? ''))?.[0]
  return year === undefined ? null : Number(year)
}

function figureOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'object')
    return 'amount' in value && typeof value.amount === 'number' ? value.amount : JSON.stringify(value)
  if (typeof value === 'number') return value
  const text = String(value)
  return /\d/u.test(text) && text.length < 40 && !/^\d{4}-\d\d/u.test(text) ? (readMoney(text)?.amount ?? text) : text
}

/** What any row may be called: it tells none from another. */
export const GENERIC = tokens(
  'products items results rows entries records contacts orders customers persons people everybody everyone posts stories articles reviews companies users members tasks issues files messages pages sites things ones list lists table first last top cheapest newest latest oldest highest lowest most least expensive number total average sum dollar dollars euro euros pound pounds there one',
)

/**
 * Rows in which what was said stands. Words that stand in no row, or in all of them, tell nothing apart; of the others the
 * longest come first, and each must leave some.
 */
export function keepMeant(rows: readonly Row[], about: readonly string[], free: readonly string[] = []): Row[] {
  const texts = new Map(rows.map((row) => [row, tokens(sayRow(row))]))
  const common = new Set([...free.flatMap(tokens), ...GENERIC])
  const wishes = about
    .map((words) => tokens(words).filter((word) => !common.has(word)))
    .filter((words) => words.length > 0)
    .sort((a, b) => b.length - a.length)
  let kept = [...rows]
  for (const words of wishes) {
    const fit = kept.filter((row) => share(words, texts.get(row) ?? []) >= 0.99)
    if (fit.length > 0 && fit.length < kept.length) kept = fit
  }
  return kept
}
