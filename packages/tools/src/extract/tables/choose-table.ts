import type { Field } from '../details/fields.ts'
import { fitLabel } from '../details/fit-label.ts'
import { isHidden } from '../page/is-hidden.ts'
import { closest, type Element, type Page } from '../page/tree.ts'
import { isDataTable } from './is-data-table.ts'
import { readTable, type Table } from './read-table.ts'

/** No page shows more; a hostile one may hold any number. */
const MOST = 500

/** All tables of the page that hold data, in reading order. */
export const listTables = (page: Page): Table[] =>
  tablesToRead(page)
    .slice(0, MOST)
    .filter((element) => !closest(element, isHidden))
    .map(readTable)
    .filter(isDataTable)

/** Tables within tables within tables arrange a page; reading each of them would read its text over and over. */
const DEEPEST = 1

function tablesToRead({ all }: Page): Element[] {
  const tables = all.filter(({ tag }) => tag === 'table')
  const heights = new Map<Element, number>()
  const open: Element[] = []
  for (const table of tables) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) < table.order) open.pop()
    // What lies deeper than matters need not be counted to its end.
    for (let up = 1; up <= DEEPEST + 1 && up <= open.length; up += 1) {
      const outer = open[open.length - up] as Element
      heights.set(outer, Math.max(heights.get(outer) ?? 0, up))
    }
    open.push(table)
  }
  return tables.filter((table) => (heights.get(table) ?? 0) <= DEEPEST)
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
