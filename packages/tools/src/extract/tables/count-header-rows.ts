import { isBand } from './is-band.ts'
import type { Row } from './list-cells.ts'
import type { Grid } from './spread-spans.ts'

/** How many rows at the top name the columns; where nothing says so it is the first that is a row at all. */
export function countHeaderRows(rows: Row[], grid: Grid): number {
  const said = rows.findIndex(({ part }) => part !== 'head')
  if (said > 0) return said
  let heads = 0
  let named = false
  while (heads < grid.length - 1) {
    const row = grid[heads] ?? []
    if (!isBand(row) && !row.every((cell) => cell === undefined || cell.heading)) break
    named ||= !isBand(row)
    heads += 1
  }
  return named ? heads : heads + 1
}
