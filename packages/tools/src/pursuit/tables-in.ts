import { isNode, nodesOf, type Seen, type SeenNode, wordsIn } from '@app/toolkit'

export interface Table {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const TABLES = new Set(['table', 'grid', 'treegrid'])

/** The tables of a look, cell by cell. */
export const tablesIn = (seen: readonly Seen[]): Table[] =>
  [...nodesOf(seen)].filter(({ role }) => TABLES.has(role)).map(toTable)

function toTable(table: SeenNode): Table {
  const rows = [...nodesOf(table.children ?? [])].filter(({ role }) => role === 'row')
  const cellsOf = ({ children = [] }: SeenNode) => children.map((cell) => wordsIn(cell).trim())
  const isHead = ({ children = [] }: SeenNode) => children.some((cell) => isNode(cell) && cell.role === 'columnheader')
  const head = rows.find(isHead)
  return { columns: head ? cellsOf(head) : [], rows: rows.filter((row) => row !== head).map(cellsOf) }
}

/** A list may go on over several pages: tables with the same columns are one, and a row that was seen twice is one too. */
export function listsIn(seen: readonly Seen[]): Table[] {
  const lists = new Map<string, { columns: readonly string[]; rows: Map<string, readonly string[]> }>()
  for (const { columns, rows } of tablesIn(seen)) {
    const key = columns.join('\n')
    const list = lists.get(key) ?? { columns, rows: new Map() }
    for (const row of rows) list.rows.set(row.join('\n'), row)
    lists.set(key, list)
  }
  return [...lists.values()].map(({ columns, rows }) => ({ columns, rows: [...rows.values()] }))
}
