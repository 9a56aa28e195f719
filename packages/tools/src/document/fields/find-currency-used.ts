import { currencyBeside, findCurrency } from '@app/values'
import type { NamedAmount } from './list-amounts.ts'
import type { Row } from './rows-of-page.ts'

export interface UsedCurrency {
  code: string
  text: string
  row: Row
  confidence: number
}

/** The currency most amounts are written with; else the first one the document names. */
export function findCurrencyUsed(rows: readonly Row[], amounts: readonly NamedAmount[]): UsedCurrency | undefined {
  const votes = new Map<string, { code: string; text: string; row: Row; count: number }>()
  for (const { line, from, to, row } of amounts) {
    const beside = currencyBeside(line.text, from, to) ?? neighbour(row, line.text)
    if (!beside) continue
    const vote = votes.get(beside.code) ?? { ...beside, row, count: 0 }
    votes.set(beside.code, { ...vote, count: vote.count + 1 })
  }
  const [most] = [...votes.values()].sort((a, b) => b.count - a.count)
  if (most) return { ...most, confidence: most.count / [...votes.values()].reduce((sum, { count }) => sum + count, 0) }
  for (const row of rows) {
    const named = findCurrency(row.text)
    if (named) return { ...named, row, confidence: 0.5 }
  }
  return undefined
}

/** A sign that stands on its own beside the amount, and heads such as `Total EUR`. */
function neighbour(row: Row, own: string) {
  for (const { text } of row.lines) {
    const found = text !== own && text.length < 40 ? findCurrency(text) : undefined
    if (found) return found
  }
  return undefined
}
