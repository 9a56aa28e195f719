import { rightOf } from '../layout/boxes.ts'
import { rowsOf } from '../layout/rows-of-words.ts'
import type { Line, Page } from '../port.ts'

/** Lines on one height, with their number from the top of the document. */
export interface Row {
  page: number
  index: number
  lines: Line[]
  text: string
}

/** A5 26: no label and no value is longer, and every pattern stays within its time. */
const LONGEST = 500

const shortened = (line: Line): Line =>
  line.text.length > LONGEST ? { ...line, text: line.text.slice(0, LONGEST) } : line

export function rowsOfPages(pages: readonly Page[]): Row[] {
  const rows = pages.flatMap((page, number) =>
    rowsOf(page.lines).map((lines) => ({ page: number + 1, lines: lines.map(shortened) })),
  )
  return rows.map((row, index) => ({ ...row, index, text: row.lines.map((line) => line.text).join(' ') }))
}

/** The line above a place that stands over it, no further up than `reach` rows. */
export function lineAbove(rows: readonly Row[], row: Row, place: Line, reach: number): Line | undefined {
  for (let index = row.index - 1; index >= Math.max(0, row.index - reach); index--) {
    const above = rows[index]
    if (!above || above.page !== row.page) return undefined
    const line = above.lines.find((one) => one.x < rightOf(place) && rightOf(one) > place.x)
    if (line) return line
  }
  return undefined
}
