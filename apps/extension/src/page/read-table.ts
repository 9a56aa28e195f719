export interface Table {
  columns: string[]
  rows: string[][]
}

/** Beyond it a panel and a request would choke; the panel says that it was cut. */
export const MOST_ROWS = 2_000
const ROW = 'tr, [role=row]'
const CELL = 'td, th, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]'
const HEADER = 'th, [role=columnheader]'

/** A table as columns and rows, with cells that span several written into each. */
export function readTable(table: Element): Table {
  const rows = [...table.querySelectorAll(ROW)].filter((row) => !row.closest('[hidden]'))
  const facts = readFacts(rows)
  if (facts) return facts
  const grid = spread(rows)
  const [head, ...body] = grid
  const hasHead = rows[0] !== undefined && [...rows[0].querySelectorAll(CELL)].every((cell) => cell.matches(HEADER))
  const width = Math.max(0, ...grid.map((row) => row.length))
  const columns = namesOf(hasHead ? (head ?? []) : [], width)
  return {
    columns,
    rows: (hasHead ? body : grid).slice(0, MOST_ROWS).map((row) => columns.map((_, at) => row[at] ?? '')),
  }
}

/** One thing, a line a fact: its names stand at the left. */
function readFacts(rows: readonly Element[]): Table | undefined {
  const pairs = rows.map((row) => [...row.querySelectorAll(CELL)])
  const isFacts =
    pairs.length > 1 &&
    pairs.every(([name, value, ...more]) => name?.matches('th') && value?.matches('td') && more.length === 0)
  if (!isFacts) return undefined
  return {
    columns: namesOf(
      pairs.map(([name]) => textOf(name)),
      pairs.length,
    ),
    rows: [pairs.map(([, value]) => textOf(value))],
  }
}

function spread(rows: readonly Element[]): string[][] {
  const grid: string[][] = rows.map(() => [])
  rows.forEach((row, y) => {
    for (const cell of row.querySelectorAll(CELL)) {
      const line = grid[y] ?? []
      let x = 0
      while (line[x] !== undefined) x += 1
      const [wide, tall] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let down = 0; down < tall; down += 1)
        for (let right = 0; right < wide; right += 1) (grid[y + down] ?? [])[x + right] = textOf(cell)
    }
  })
  return grid
}

const spanOf = (cell: Element, name: string): number =>
  Math.min(100, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1))

export const textOf = (one: Element | undefined): string =>
  ((one as HTMLElement | undefined)?.innerText ?? one?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** A name for each column, and no two the same. */
export function namesOf(said: readonly string[], width: number): string[] {
  const names: string[] = []
  for (let at = 0; at < width; at += 1) {
    const name = said[at] || `Column ${at + 1}`
    names.push(names.includes(name) ? `${name} ${at + 1}` : name)
  }
  return names
}
