/**
 * Which row takes which column so that the sum is the greatest, not first come first served (the Hungarian method). A row that
 * gains nothing anywhere gets none.
 */
export function assign(gains: readonly (readonly number[])[]): (number | undefined)[] {
  const rows = gains.length
  const columns = Math.max(rows, ...gains.map((row) => row.length))
  const cost = (row: number, column: number) => -(gains[row]?.[column] ?? 0)
  const offRow = Array<number>(rows + 1).fill(0)
  const offColumn = Array<number>(columns + 1).fill(0)
  const taken = Array<number>(columns + 1).fill(0)
  for (let row = 1; row <= rows; row += 1) {
    const path = findPath(row, { columns, cost, offRow, offColumn, taken })
    for (let column = path.end; column !== 0; ) {
      const before = path.way[column] ?? 0
      taken[column] = taken[before] ?? 0
      column = before
    }
  }
  const found = Array<number | undefined>(rows).fill(undefined)
  for (let column = 1; column <= columns; column += 1) {
    const row = (taken[column] ?? 0) - 1
    if (row >= 0 && (gains[row]?.[column - 1] ?? 0) > 0) found[row] = column - 1
  }
  return found
}

interface State {
  columns: number
  cost(row: number, column: number): number
  offRow: number[]
  offColumn: number[]
  /** Which row has each column, counted from 1; 0 is none. */
  taken: number[]
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0

/** The cheapest chain of changes that gives one more row a column. */
function findPath(row: number, { columns, cost, offRow, offColumn, taken }: State): { end: number; way: number[] } {
  const least = Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY)
  const seen = Array<boolean>(columns + 1).fill(false)
  const way = Array<number>(columns + 1).fill(0)
  taken[0] = row
  let column = 0
  do {
    seen[column] = true
    const from = at(taken, column)
    let step = Number.POSITIVE_INFINITY
    let next = 0
    for (let to = 1; to <= columns; to += 1) {
      if (seen[to]) continue
      const reduced = cost(from - 1, to - 1) - at(offRow, from) - at(offColumn, to)
      if (reduced < at(least, to)) {
        least[to] = reduced
        way[to] = column
      }
      if (at(least, to) < step) {
        step = at(least, to)
        next = to
      }
    }
    for (let to = 0; to <= columns; to += 1) {
      if (seen[to]) {
        offRow[at(taken, to)] = at(offRow, at(taken, to)) + step
        offColumn[to] = at(offColumn, to) - step
      } else least[to] = at(least, to) - step
    }
    column = next
  } while (at(taken, column) !== 0)
  return { end: column, way }
}
