import { nodesOf, type Seen, wordsIn } from '@app/toolkit'
import { plainWords } from '@app/values'
import { z } from 'zod'
import { tablesIn } from './tables-in.ts'

/** Where a value stands for good: in the row of something under a column, or beside its label. */
export const Standing = z
  .strictObject({
    row: z.string().min(1).max(500).optional().describe('What stands in one cell of its row'),
    column: z.string().min(1).max(200).optional(),
    label: z.string().min(1).max(200).optional(),
  })
  .refine(({ row, column, label }) => (label === undefined ? Boolean(row && column) : !row && !column), {
    error: 'must be a row and a column, or a label',
  })
export type Standing = z.infer<typeof Standing>

interface Row {
  columns: readonly string[]
  cells: readonly string[]
}

/**
 * The one place of an answer that says by itself whose it is. A row counts only by words of the goal: "the price of the figs"
 * stands in the row of the figs tomorrow too, "the lowest price" need not. Undefined where it was worked out or stands twice.
 */
export function standingOf(seen: readonly Seen[], answer: string, goal: string): Standing | undefined {
  const [wanted, said] = [plainWords(answer), plainWords(goal)]
  const rows = rowsIn(seen)
  const inRows = rows.flatMap((row): Standing[] => {
    const at = row.cells.findIndex((cell) => plainWords(cell) === wanted)
    const column = row.columns[at]
    const key = row.cells.find((cell, on) => on !== at && isSaid(cell, said) && isOnly(cell, on, rows))
    return at >= 0 && column && key ? [{ row: key, column }] : []
  })
  const labelled = [...labelsIn(seen)].filter(([, value]) => plainWords(value) === wanted)
  const [only, ...more] = [...inRows, ...labelled.map(([label]): Standing => ({ label }))]
  return more.length === 0 ? only : undefined
}

/** What stands there now. */
export function valueAt(seen: readonly Seen[], where: Standing): string | undefined {
  const { row: key = '', column = '', label } = where
  if (label !== undefined) return labelsIn(seen).get(label)
  const [row, ...more] = rowsIn(seen).filter(
    ({ columns, cells }) => columns.includes(column) && cells.some((cell) => plainWords(cell) === plainWords(key)),
  )
  return more.length === 0 ? row?.cells[row.columns.indexOf(column)] : undefined
}

const isSaid = (cell: string, goal: string): boolean => /[\p{L}\d]{2}/u.test(cell) && goal.includes(plainWords(cell))

const isOnly = (cell: string, on: number, rows: readonly Row[]): boolean =>
  rows.filter(({ cells }) => plainWords(cells[on] ?? '') === plainWords(cell)).length === 1

const rowsIn = (seen: readonly Seen[]): Row[] =>
  tablesIn(seen).flatMap(({ columns, rows }) => rows.map((cells) => ({ columns, cells })))

/** Terms with what they mean; one that is there twice says nothing. */
function labelsIn(seen: readonly Seen[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  const twice = new Set<string>()
  let term = ''
  for (const node of nodesOf(seen)) {
    if (node.role === 'term') term = wordsIn(node).trim()
    if (node.role !== 'definition' || !term) continue
    if (labels.has(term)) twice.add(term)
    labels.set(term, wordsIn(node).trim())
    term = ''
  }
  for (const label of twice) labels.delete(label)
  return labels
}
