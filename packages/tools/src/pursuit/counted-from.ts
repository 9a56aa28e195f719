import type { Seen } from '@app/toolkit'
import { holdsWhole, plainWords, readNumber } from '@app/values'
import { tablesIn } from './tables-in.ts'

/** What a figure that stands nowhere was made of. */
interface Counted {
  lines: string[]
  /** What of it stands nowhere. */
  missing?: string
  doubt?: string
}

const MOST_NAMED = 12
const FIGURE = /^[^\p{L}\d]*\d[\d.,’' ]*(?:\s?[\p{L}%€$£]{1,8})?$/u

/** A figure names the rows it was counted from: they stand on the page, and are as many, or come to it in one column. */
export function countedFrom(
  seen: readonly Seen[],
  page: string,
  answer: string,
  from: readonly string[],
): Counted | undefined {
  const figure = FIGURE.test(answer.trim()) ? readNumber(answer) : undefined
  if (figure === undefined || from.length === 0) return undefined
  const shown = plainWords(page)
  const missing = from.find((name) => !holdsWhole(shown, plainWords(name)))
  if (missing !== undefined) return { lines: [], missing }
  const more = from.length > MOST_NAMED ? [`${from.length - MOST_NAMED} more`] : []
  const lines = [
    `${from.length} ${from.length === 1 ? 'row' : 'rows'}: ${[...from.slice(0, MOST_NAMED), ...more].join(', ')}`,
  ]
  if (figure === from.length || comesTo(seen, figure, from)) return { lines }
  return { lines: [], doubt: `The ${from.length} rows it names do not come to ${answer.trim()}.` }
}

function comesTo(seen: readonly Seen[], figure: number, from: readonly string[]): boolean {
  return tablesIn(seen).some(({ columns, rows }) => {
    const named = rows.filter((row) => from.some((name) => holdsWhole(plainWords(row.join(' ')), plainWords(name))))
    if (named.length !== from.length) return false
    return columns.some((_, on) => {
      const sizes = named.map((row) => readNumber(row[on] ?? '') ?? 0)
      const sum = sizes.reduce((all, one) => all + one, 0)
      return [sum, sum / sizes.length].some((one) => Math.abs(one - figure) < 0.006)
    })
  })
}
