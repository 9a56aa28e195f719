import type { Cell, Row } from './list-cells.ts'

/** Every place of the grid holds the cell that covers it, so a spanning cell stands in each of its places. */
export type Grid = (Cell | undefined)[][]

/** A page that spans a thousand columns over every row would fill the memory. */
const MAX_PLACES = 2_000_000

export function spreadSpans(rows: Row[]): Grid {
  const grid: Grid = rows.map(() => [])
  const ends = endsOfParts(rows)
  let places = 0
  for (const [y, { cells }] of rows.entries()) {
    let x = 0
    for (const cell of cells) {
      while (grid[y]?.[x]) x += 1
      const bottom = Math.min(y + cell.down, ends[y] ?? rows.length)
      places += (bottom - y) * cell.across
      if (places > MAX_PLACES) return grid
      for (let row = y; row < bottom; row += 1) fill(grid[row], x, cell)
      x += cell.across
    }
  }
  return grid
}

function fill(row: Grid[number] | undefined, from: number, cell: Cell): void {
  for (let x = from; row && x < from + cell.across; x += 1) row[x] ??= cell
}

/** A span ends with the part it begins in, head, body or foot: for each row, the row after that part. */
function endsOfParts(rows: Row[]): number[] {
  const ends: number[] = []
  for (let y = rows.length - 1; y >= 0; y -= 1)
    ends[y] = rows[y + 1]?.part === rows[y]?.part ? (ends[y + 1] ?? rows.length) : y + 1
  return ends
}
