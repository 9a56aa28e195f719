import { MOST_ROWS, namesOf, type Table, textOf } from './read-table.ts'

/** A list as rows: each piece of an item that stands for itself is a column, and where its first link leads is one too. */
export function readList(list: Element): Table {
  const items = [...list.children].filter((one) => one.localName === 'li' && !one.hasAttribute('hidden'))
  const rows = items.slice(0, MOST_ROWS).map((item) => piecesOf(item).map(textOf))
  const links = items.map((item) => item.querySelector<HTMLAnchorElement>('a[href]')?.href ?? '')
  const width = Math.max(0, ...rows.map((row) => row.length))
  const linked = links.some(Boolean)
  return {
    columns: [...namesOf([], width), ...(linked ? ['Link'] : [])],
    rows: rows.map((row, at) => [
      ...Array.from({ length: width }, (_, x) => row[x] ?? ''),
      ...(linked ? [links[at] ?? ''] : []),
    ]),
  }
}

/** Down to what holds words and nothing that is divided further. */
function piecesOf(item: Element): Element[] {
  const children = [...item.children].filter((one) => textOf(one) !== '')
  if (children.length === 0) return [item]
  if (children.length === 1) return children[0] && textOf(children[0]) === textOf(item) ? piecesOf(children[0]) : [item]
  return children.flatMap((child) => (child.children.length > 1 ? piecesOf(child) : [child]))
}
