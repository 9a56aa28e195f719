import type { Problem } from '../effects/solution.ts'
import type { Entry } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import { isSeries } from '../read/series.ts'
import { isIn, wordsOf } from '../read/words.ts'
import type { Answered } from './lookup.ts'
import type { Query } from './query.ts'
import { type Column, callRow, isBlank } from './tables.ts'

/** What answers, as far as it is found over rows. */
export type Found = Pick<Answered, 'answer' | 'shows'> & Partial<Answered>

/** What the rows come to under one column, or the middle of them. */
export function figureOf(
  { rows }: Query,
  measure: Column,
  { mean = false, decimals = 2 }: { mean?: boolean; decimals?: number | undefined } = {},
): Found | undefined {
  const noted = rows.filter((row) => !isBlank(measure.cell(row)))
  const sizes = noted.flatMap((row) => measure.size(row) ?? [])
  // A cell that cannot be read could be the one that matters.
  if (sizes.length !== noted.length || sizes.length === 0) return undefined
  const [only, ...others] = noted
  if (only && others.length === 0 && decimals === 2)
    return { answer: measure.cell(only), shows: measure.cell(only), from: [callRow(only)] }
  const sum = sizes.reduce((all, one) => all + one, 0)
  return {
    answer: String(Math.round((mean ? sum / sizes.length : sum) * 10 ** decimals) / 10 ** decimals),
    shows: measure.cell(noted[0] as Entry),
    from: noted.map(callRow),
  }
}

/** "How many hours has Ada worked this week": the days, and nothing but figures that are of one kind, are added up. */
export function acrossRow({ rows, table }: Query, language: Language): Found | undefined {
  const [row] = rows
  const figures = table.columns.filter(({ sort }) => sort === 'figure' || sort === 'price')
  const cells = row ? figures.map((column) => column.cell(row)) : []
  const sizes = row ? figures.flatMap((column) => column.size(row) ?? []) : []
  const names = figures.map(({ name }) => name)
  const isWhole = figures.length >= LEAST_FIGURES && isSeries(names, language)
  if (!row || !isWhole || sizes.length < cells.filter((cell) => !isBlank(cell)).length) return undefined
  const sum = sizes.reduce((all, one) => all + one, 0)
  return { answer: String(Math.round(sum * 100) / 100), shows: callRow(row), from: [callRow(row)] }
}
const LEAST_FIGURES = 3

/** "2 × sofa, 1 × lamp": where each row says how many of what was asked for it has, they are added up. */
export function timesOf({ rows }: Query, { clause, language }: Problem): number | undefined {
  const { asks, words } = clause
  const noun = asks ? words[asks.at + asks.length] : undefined
  const inRow = ({ text }: Entry) =>
    [...text.matchAll(/(?<![\d.,])(\d{1,6})\s?[×x]\s?(\p{L}[\p{L}\s-]{0,40})/gu)].flatMap(
      ([, times = '', what = '']) => (noun && isIn(noun, wordsOf(what, language)) ? [Number(times)] : []),
    )
  const all = rows.map(inRow)
  return all.length > 0 && all.every((times) => times.length > 0)
    ? all.flat().reduce((sum, one) => sum + one, 0)
    : undefined
}

/** What its cell under the column that was named says, where that is a figure. */
export const toldOf = (row: Entry, { named }: Query): string | undefined =>
  named.map((column) => column.cell(row)).find((cell) => /^\d[\d.,]*(?:\s\p{L}|$)/u.test(cell.trim()))
