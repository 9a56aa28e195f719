import { Refused } from '@app/toolkit'
import { readMoney, readNumber } from '@app/values'
import { z } from 'zod'
import { compareValues, plainOf } from './compare-values.ts'
import type { ReadRows, Row } from './rows.ts'

const Condition = z.strictObject({
  field: z.string().max(120),
  is: z.enum(['equal', 'not', 'less', 'at-most', 'more', 'at-least', 'contains', 'known']),
  to: z.union([z.string().max(1_000), z.number()]).optional(),
})

/** What may be asked of rows once they are there. */
export const Arrangement = {
  filter: z.array(Condition).max(20).optional().describe('Only rows that meet all of these'),
  sort: z
    .strictObject({ field: z.string().max(120), order: z.enum(['up', 'down']).default('up') })
    .optional()
    .describe('By the values of one field; rows without a value come last'),
  limit: z.number().int().min(1).max(100_000).optional().describe('At most so many rows'),
}

type Condition = z.infer<typeof Condition>
const Wish = z.object(Arrangement)
export type ArrangementWish = z.infer<typeof Wish>

/** Filters, sorts and cuts the rows as asked. */
export function arrangeRows(rows: Row[], { filter = [], sort, limit }: ArrangementWish): Row[] {
  const kept = rows.filter((row) => filter.every((condition) => meets(row, condition)))
  const sorted = sort ? kept.sort((a, b) => inOrder(plainOf(a[sort.field]), plainOf(b[sort.field]), sort.order)) : kept
  return limit === undefined ? sorted : sorted.slice(0, limit)
}

/** Says so when a condition names a field the rows do not have: silently it would filter everything away. */
export function checkArrangement(fields: ReadRows['fields'], { filter = [], sort }: ArrangementWish): void {
  const found = fields.map(({ name }) => name)
  const asked = [...filter.map(({ field }) => field), ...(sort ? [sort.field] : [])]
  const unknown = asked.find((name) => !found.includes(name))
  if (unknown === undefined) return
  const known = found.length > 0 ? `It has ${found.join(', ')}.` : 'It has no fields at all.'
  throw new Refused(`The page has no "${unknown.slice(0, 60)}" to filter or sort by. ${known} Name one of these.`)
}

function inOrder(a: number | string | null, b: number | string | null, order: 'up' | 'down'): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return order === 'up' ? compareValues(a, b) : compareValues(b, a)
}

const TESTS: Record<Exclude<Condition['is'], 'known' | 'contains'>, (order: number) => boolean> = {
  equal: (order) => order === 0,
  not: (order) => order !== 0,
  less: (order) => order < 0,
  'at-most': (order) => order <= 0,
  more: (order) => order > 0,
  'at-least': (order) => order >= 0,
}

function meets(row: Row, { field, is, to = '' }: Condition): boolean {
  const value = plainOf(row[field])
  if (is === 'known') return value !== null
  if (value === null) return is === 'not'
  if (is === 'contains') return String(value).toLowerCase().includes(String(to).toLowerCase())
  return TESTS[is](compareValues(value, alike(value, to)))
}

/** `"$50"` and `"50"` are fifty where the rows hold numbers. */
const alike = (value: number | string, to: number | string): number | string =>
  typeof value === 'number' && typeof to === 'string' ? (readMoney(to)?.amount ?? readNumber(to) ?? to) : to
