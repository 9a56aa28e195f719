import { isNode, nodesOf, type Seen, type SeenNode, wordsIn } from '@app/toolkit'
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
  const said = plainWords(goal)
  const inRows = placesInRows(seen, answer, (cell) => isSaid(cell, said))
  return onlyOf([...inRows.map(({ place }) => place), ...placesByLabel(seen, answer)])
}

/**
 * The place of a value somebody points at in this row, or in none. Whose row it is they have shown, so that any words which
 * stand in no other row tell it again; those that were said come first.
 */
export function pointedAt(seen: readonly Seen[], value: string, row: string, goal: string): Standing | undefined {
  const own = plainWords(row)
  const said = plainWords(goal)
  const inRow = (isKey: (cell: string) => boolean) =>
    onlyOf(
      placesInRows(seen, value, isKey)
        .filter(({ cells }) => plainWords(cells.join(' ')) === own)
        .map(({ place }) => place),
    )
  const ways = [(cell: string) => isSaid(cell, said), (cell: string) => /\p{L}{2}/u.test(cell), isTelling]
  return ways.map(inRow).find(Boolean) ?? onlyOf(placesByLabel(seen, value))
}

function placesInRows(seen: readonly Seen[], value: string, isKey: (cell: string) => boolean) {
  const wanted = plainWords(value)
  const rows = rowsIn(seen)
  return rows.flatMap(({ columns, cells }) => {
    const at = cells.findIndex((cell) => plainWords(cell) === wanted)
    const column = columns[at]
    const key = cells.find((cell, on) => on !== at && isKey(cell) && isOnly(cell, on, rows))
    return at >= 0 && column && key ? [{ cells, place: { row: key, column } satisfies Standing }] : []
  })
}

const placesByLabel = (seen: readonly Seen[], value: string): Standing[] =>
  [...labelsIn(seen)].flatMap(([label, one]) => (plainWords(one) === plainWords(value) ? [{ label }] : []))

const onlyOf = <T>([only, ...more]: readonly T[]): T | undefined => (more.length === 0 ? only : undefined)

/** What stands there now. */
export function valueAt(seen: readonly Seen[], where: Standing): string | undefined {
  const { row: key = '', column = '', label } = where
  if (label !== undefined) return labelsIn(seen).get(label)
  const [row, ...more] = rowsIn(seen).filter(
    ({ columns, cells }) => columns.includes(column) && cells.some((cell) => plainWords(cell) === plainWords(key)),
  )
  return more.length === 0 ? row?.cells[row.columns.indexOf(column)] : undefined
}

const isTelling = (cell: string): boolean => /[\p{L}\d]{2}/u.test(cell)
const isSaid = (cell: string, goal: string): boolean => isTelling(cell) && goal.includes(plainWords(cell))

const isOnly = (cell: string, on: number, rows: readonly Row[]): boolean =>
  rows.filter(({ cells }) => plainWords(cells[on] ?? '') === plainWords(cell)).length === 1

const rowsIn = (seen: readonly Seen[]): Row[] =>
  tablesIn(seen).flatMap(({ columns, rows }) => rows.map((cells) => ({ columns, cells })))

/** "Balance: 12.50" */
const LINE = /^([^:\d][^:]{0,59}):\s+(\S.*)$/su

/**
 * What stands under a label: a term and what it means, a row that is nothing but a heading and a cell, a line with a colon, two
 * words beside each other. A label that is there twice says nothing.
 */
function labelsIn(seen: readonly Seen[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string[]>()
  const add = (label: string, value: string) => {
    if (label && value) labels.set(label, [...(labels.get(label) ?? []), value])
  }
  const pairs = rowsWithoutColumns(seen)
  let term = ''
  for (const node of nodesOf(seen)) {
    const { role, text = '', children = [] } = node
    if (role === 'term') term = wordsIn(node).trim()
    if (role === 'definition') {
      add(term, wordsIn(node).trim())
      term = ''
    }
    const lines = [text, ...children.filter((child) => !isNode(child))]
    for (const line of lines) {
      const [, label = '', value = ''] = String(line).trim().match(LINE) ?? []
      add(label.trim(), value.trim())
    }
    const [first, second, ...more] = children
    if (first === undefined || second === undefined || more.length > 0 || text) continue
    const isPair = role === 'row' ? pairs.has(node) && isHeading(first) : isLeaf(first) && isLeaf(second)
    if (isPair) add(wordsOf(first).replace(/:$/, ''), wordsOf(second))
  }
  return new Map([...labels].flatMap(([label, [value = '', ...more]]) => (more.length === 0 ? [[label, value]] : [])))
}

function rowsWithoutColumns(seen: readonly Seen[]): ReadonlySet<SeenNode> {
  const tables = [...nodesOf(seen)].filter(({ role }) => role === 'table')
  const bare = tables.filter((table) => ![...nodesOf([table])].some(({ role }) => role === 'columnheader'))
  return new Set(bare.flatMap((table) => [...nodesOf([table])].filter(({ role }) => role === 'row')))
}

const isHeading = (one: Seen): boolean => isNode(one) && one.role === 'rowheader'
const wordsOf = (one: Seen): string => (isNode(one) ? wordsIn(one) : one).trim()
/** Words and nothing else: what is pressed is no label. */
const isLeaf = (one: Seen): boolean => !isNode(one) || (!one.children?.some(isNode) && WORDS.has(one.role))
const WORDS = new Set(['generic', 'text', 'strong', 'emphasis', 'paragraph', 'heading', 'time'])
