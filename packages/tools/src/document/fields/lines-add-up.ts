import { rightOf } from '../layout/boxes.ts'
import type { NamedAmount } from './list-amounts.ts'

/** Whether the amounts of the goods make the sum: `yes`, `no` with what they make, or nothing when there is no telling. */
export function linesAddUp(
  total: NamedAmount,
  amounts: readonly NamedAmount[],
): { sum: number; right: boolean } | undefined {
  const above = amounts.filter(({ row }) => row.page === total.row.page && row.index < total.row.index)
  const goods = above.filter((one) => one.kind === undefined && isUnder(one, total))
  if (goods.length < 2) return undefined
  const sum = Math.round(goods.reduce((all, { value }) => all + value, 0) * 100) / 100
  const sums = [total, ...amounts.filter(({ kind }) => kind === 'net' || kind === 'subtotal')]
  if (sums.some(({ value }) => Math.abs(value - sum) < 0.011)) return { sum, right: true }
  // What is taken off or added on the way, or stands on an earlier page, leaves the question open.
  const open = amounts.some(({ kind }) => kind === 'discount' || kind === 'charge' || kind === 'tax')
  return open || total.row.page > 1 ? undefined : { sum, right: false }
}

/** In the column of the sum: amounts end on one line. */
const isUnder = ({ line, to }: NamedAmount, total: NamedAmount): boolean =>
  to >= line.text.length - 1 && Math.abs(rightOf(line) - rightOf(total.line)) < line.height * 0.6
