import { isSeen } from './is-seen.ts'
import { readList } from './read-list.ts'
import { readTable, type Table } from './read-table.ts'

const TABLES = 'table:not([role=presentation]):not([role=none]), [role=table], [role=grid]'
const LISTS = 'ul, ol'
/** Fewer are a heading and a line. */
const FEWEST_ROWS = 2
const FEWEST_ITEMS = 3
const MOST = 20

export interface FoundTable extends Table {
  name: string
}

/** The tables and lists of a page, the one under the pointer first, then the larger ones. Menus are none. */
export function listTables(page: Document): FoundTable[] {
  const found = [...tablesIn(page), ...listsIn(page)].filter(({ one }) => isSeen(one))
  const weight = ({ one, table }: Candidate) =>
    (one.matches(':hover') ? 1e9 : 0) + table.rows.length * table.columns.length
  return found
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST)
    .map(({ one, table }) => ({ ...table, name: nameOf(one) }))
}

interface Candidate {
  one: Element
  table: Table
}

const tablesIn = (page: Document): Candidate[] =>
  [...page.querySelectorAll(TABLES)]
    // A table that holds others lays out the page.
    .filter((one) => !one.querySelector(TABLES))
    .map((one) => ({ one, table: readTable(one) }))
    .filter(({ table }) => table.rows.length >= FEWEST_ROWS || table.columns.length > 2)

const listsIn = (page: Document): Candidate[] =>
  [...page.querySelectorAll(LISTS)]
    .filter(
      (one) =>
        !one.closest('nav, header, footer, [role=navigation], [role=menu]') && one.children.length >= FEWEST_ITEMS,
    )
    .map((one) => ({ one, table: readList(one) }))
    .filter(({ table }) => table.columns.length > 1)

/** Its caption, or the heading before it. */
function nameOf(one: Element): string {
  const own = one.querySelector('caption')?.textContent ?? one.getAttribute('aria-label')
  if (own?.trim()) return own.trim().slice(0, 120)
  const headings = [...one.ownerDocument.querySelectorAll('h1, h2, h3, h4')]
  const before = headings.filter((heading) => heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  return (before.at(-1)?.textContent ?? one.ownerDocument.title).trim().slice(0, 120)
}
