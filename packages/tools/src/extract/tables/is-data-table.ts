import type { Element } from '../page/tree.ts'
import type { Table } from './read-table.ts'

/** A table that is there to arrange the page holds forms, tables and whole columns of text, and names nothing. */
export function isDataTable({ element, rows, header, caption }: Table): boolean {
  const { role } = element.attributes
  if (role === 'presentation' || role === 'none') return false
  if (rows.length === 0 || header.length < 2) return false
  if (caption !== undefined || role === 'table' || role === 'grid' || has(element, 'th')) return true
  if (has(element, 'table') || has(element, 'form')) return false
  const sizes = rows.flatMap((row) => row.map(({ length }) => length)).sort((a, b) => a - b)
  return rows.length >= 2 && (sizes[Math.floor(sizes.length * 0.9)] ?? 0) < 200
}

/** Whether one of these lies inside it, at any depth. */
function has(element: Element, tag: string): boolean {
  const within: Element[] = [element]
  for (let at = within.pop(); at; at = within.pop())
    for (const child of at.children) {
      if (typeof child === 'string') continue
      if (child.tag === tag) return true
      if (child.tag !== 'table' || tag === 'form') within.push(child)
    }
  return false
}
