import type { Field } from '../details/fields.ts'
import { fitLabel } from '../details/fit-label.ts'
import { isHidden } from '../page/is-hidden.ts'
import { closest, type Element, type Page } from '../page/tree.ts'
import { isDataTable } from './is-data-table.ts'
import { readTable, type Table } from './read-table.ts'

/** All tables of the page that hold data, in reading order. */
export function listTables(page: Page): Table[] {
  const heights = heightsOf(page)
  return page.all
    .filter((element) => (heights.get(element) ?? MOST_WITHIN) < MOST_WITHIN && !closest(element, isHidden))
    .map(readTable)
    .filter(isDataTable)
}

/** Tables within tables within tables arrange a page; reading each of them would read its text over and over. */
const MOST_WITHIN = 2

function heightsOf({ all }: Page): Map<Element, number> {
  const heights = new Map<Element, number>()
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const table = all[at]
    if (table?.tag !== 'table') continue
    const height = heights.get(table) ?? 0
    heights.set(table, height)
    const outer = table.parent && closest(table.parent, ({ tag }) => tag === 'table')
    if (outer) heights.set(outer, Math.max(heights.get(outer) ?? 0, height + 1))
  }
  return heights
}

/** The one whose columns best answer the fields; without fields, the one that holds most. */
export function chooseTable(tables: Table[], fields: Field[]): Table | undefined {
  const judged = tables.map((table) => ({
    table,
    answered: answers(table, fields),
    size: table.rows.length * table.header.length,
  }))
  const [best] = judged.sort((a, b) => b.answered - a.answered || b.size - a.size)
  return best && (fields.length === 0 || best.answered > 0) ? best.table : undefined
}

const answers = ({ header }: Table, fields: Field[]): number =>
  fields.reduce((sum, field) => sum + Math.max(0, ...header.map((name) => fitLabel(name, field))), 0)
