import { bottomOf, rightOf } from '../layout/boxes.ts'
import type { Box, Line } from '../port.ts'
import { findLabel } from './find-labels.ts'
import type { Row } from './rows-of-page.ts'

/** What a reader makes of a text: a value and where it stands. */
export interface Reading<Value> {
  value: Value
  text: string
}
export type Reader<Value> = (text: string) => Reading<Value> | undefined

export interface LabelledValue<Value> extends Reading<Value> {
  label: string
  where: 'beside' | 'right' | 'below'
  page: number
  place: Box
  row: Row
  score: number
}

/** Values that stand behind, right of or below one of the labels, the likeliest first. */
export function labelledValues<Value>(
  rows: readonly Row[],
  labels: readonly string[],
  read: Reader<Value>,
): LabelledValue<Value>[] {
  const found = rows.flatMap((row) => row.lines.flatMap((line) => valuesOf(rows, row, line, labels, read)))
  return found.sort((a, b) => b.score - a.score || a.row.index - b.row.index)
}

function valuesOf<Value>(rows: readonly Row[], row: Row, line: Line, labels: readonly string[], read: Reader<Value>) {
  const label = findLabel(line.text, labels)
  if (!label) return []
  const before = line.text.slice(0, label.from).trim()
  // "Order date" is another date; "1. Date" and "* Date" are not.
  const strange = /\p{L}{2,}$/u.test(before) ? 0.7 : 0
  const base = Math.min(label.label.length, 20) / 20 - strange + (/^\s*[:：]/.test(line.text.slice(label.to)) ? 0.2 : 0)
  const candidate = (text: string, place: Line, where: LabelledValue<Value>['where'], bonus: number) => {
    const reading = isLabel(text, labels) ? undefined : read(text)
    if (!reading) return []
    return [
      {
        ...reading,
        label: line.text.slice(0, label.to).trim(),
        where,
        page: row.page,
        place,
        row,
        score: base + bonus,
      },
    ]
  }
  const beside = candidate(withoutMarks(line.text.slice(label.to)), line, 'beside', 1)
  if (beside.length > 0) return beside
  const right = rightNeighbours(row, line).flatMap((other) => candidate(withoutMarks(other.text), other, 'right', 0.8))
  const below = linesBelow(rows, row, line).flatMap((other) => candidate(withoutMarks(other.text), other, 'below', 0.5))
  return [...right.slice(0, 1), ...below.slice(0, 1)]
}

/** The next label of a row of labels is not the value of this one. */
function isLabel(text: string, labels: readonly string[]): boolean {
  const label = findLabel(text, labels)
  return label !== undefined && label.from === 0 && text.length - label.to < 3
}

const withoutMarks = (text: string): string => text.replace(/^[\s:：#=>.°º№·-]+/, '').trim()

/** The next lines on the same height; a lone colon or sign is passed over. */
function rightNeighbours(row: Row, line: Line): Line[] {
  const right = row.lines.filter((other) => other.x >= rightOf(line) - 1 && other !== line)
  const first = right.findIndex((other) => withoutMarks(other.text) !== '')
  return first < 0 ? [] : right.slice(first, first + 1)
}

function linesBelow(rows: readonly Row[], row: Row, line: Line): Line[] {
  const below: Line[] = []
  for (let index = row.index + 1; index < Math.min(rows.length, row.index + 4) && below.length < 2; index++) {
    const next = rows[index]
    if (!next || next.page !== row.page) break
    const under = next.lines.find((other) => other.x < rightOf(line) + 2 && rightOf(other) > line.x - 2)
    if (under && under.y - bottomOf(line) < line.height * 2.5) below.push(under)
  }
  return below
}
