import { rightOf } from '../layout/boxes.ts'
import type { Line } from '../port.ts'
import { type AmountKind, kindOfLabel } from './amount-kinds.ts'
import { type Amount, amountsIn } from './amounts-in.ts'
import { lineAbove, type Row } from './rows-of-page.ts'

/** An amount of the document with the words that tell what it is. */
export interface NamedAmount extends Amount {
  row: Row
  line: Line
  label: string
  kind: AmountKind | undefined
}

/** Every amount, named by the words left of it, else by the head of its column, else by the line above. */
export function listAmounts(rows: readonly Row[]): NamedAmount[] {
  return rows.flatMap((row) => amountsOfRow(rows, row))
}

/** No row of a bill has more amounts, and no label is longer: what does is no bill. */
const MOST = 12
const LONGEST = 160

function amountsOfRow(rows: readonly Row[], row: Row): NamedAmount[] {
  const amounts = row.lines
    .flatMap((line) => amountsIn(line.text).map((amount) => ({ ...amount, line })))
    .slice(0, MOST)
  if (amounts.length === 0) return []
  return amounts.map((amount) => {
    const { label, kind } = nameOf(rows, row, amount, amounts.length)
    // What is rounded by more than some cents is not the rounding but the rounded sum.
    return { ...amount, row, label, kind: kind === 'rounding' && Math.abs(amount.value) > 0.5 ? 'total' : kind }
  })
}

function nameOf(rows: readonly Row[], row: Row, amount: Amount & { line: Line }, count: number) {
  const beside = wordsBefore(row, amount)
  const kind = kindOfLabel(beside)
  // A row with words of its own is one of the goods, whatever stands over its columns.
  const head = (count > 1 && kind === 'total') || !hasWords(beside) ? headOf(rows, row, amount.line) : undefined
  if (head) return head
  if (kind || hasWords(beside)) return { label: beside, kind }
  return aboveOf(rows, row) ?? { label: beside, kind }
}

/** What stands left of an amount in its row, up to the amount before it. */
function wordsBefore(row: Row, amount: Amount & { line: Line }): string {
  const own = amount.line.text.slice(0, amount.from)
  const left = row.lines.filter((line) => rightOf(line) <= amount.line.x + 1 && line !== amount.line)
  return [...left.map((line) => line.text), own].join(' ').trim().slice(-LONGEST)
}

const hasWords = (text: string): boolean => /\p{L}{3,}|[\u3040-\u30ff\u4e00-\u9fff]{2}/u.test(text)

/** The head of a column of amounts, when it says net, tax or total. */
function headOf(rows: readonly Row[], row: Row, line: Line): { label: string; kind: AmountKind } | undefined {
  let place: Line = line
  let from = row
  for (let steps = 0; steps < 8; steps++) {
    const above = lineAbove(rows, from, place, 6)
    if (!above) return undefined
    const kind = hasWords(above.text) && amountsIn(above.text).length === 0 ? kindOfLabel(above.text) : undefined
    if (kind === 'net' || kind === 'tax' || kind === 'total') return { label: above.text, kind }
    if (hasWords(above.text) && amountsIn(above.text).length === 0) return undefined
    from = rows.find((one) => one.lines.includes(above)) ?? row
    place = above
  }
  return undefined
}

/** `TOTAL` on a line of its own, its amount on the next. */
function aboveOf(rows: readonly Row[], row: Row): { label: string; kind: AmountKind } | undefined {
  const above = rows[row.index - 1]
  if (!above || above.page !== row.page || amountsIn(above.text).length > 0) return undefined
  const kind = kindOfLabel(above.text)
  return kind ? { label: above.text, kind } : undefined
}
