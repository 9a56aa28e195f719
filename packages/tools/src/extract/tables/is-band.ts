import type { Grid } from './spread-spans.ts'

/** One cell over the whole width, or headings that all say the same: a title between rows, not a row. */
export function isBand(row: Grid[number]): boolean {
  const [first] = row
  if (row.length < 2 || first === undefined) return false
  return row.every((cell) => cell === undefined || cell === first || (cell.heading && cell.text === first.text))
}
