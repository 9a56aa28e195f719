import type { Seen } from '@app/toolkit'
import { holdsWhole, isFigure, plainWords, readNumber } from '@app/values'
import { listsIn } from './tables-in.ts'

/** What a figure that stands nowhere was made of. */
interface Counted {
  lines: string[]
  /** What of it stands nowhere. */
  missing?: string
  doubt?: string
}

const MOST_NAMED = 12

/** A figure names the rows it was counted from: they stand on the page, and are as many, or come to it in one column. */
export function countedFrom(
  seen: readonly Seen[],
  page: string,
  answer: string,
  from: readonly string[],
): Counted | undefined {
  const figure = isFigure(answer) ? readNumber(answer) : undefined
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
  const names = from.map(plainWords)
  return listsIn(seen).some(({ columns, rows }) => {
    const named = rows.filter((row) => {
      const words = plainWords(row.join(' '))
      return names.some((name) => holdsWhole(words, name))
    })
    if (named.length !== from.length) return false
    return columns.some((_, on) => {
      const sizes = named.map((row) => readNumber(row[on] ?? '') ?? 0)
      const sum = sizes.reduce((all, one) => all + one, 0)
      return [sum, sum / sizes.length].some((one) => Math.abs(one - figure) < 0.006)
    })
  })
}
