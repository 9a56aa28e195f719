import { isHidden } from '../page/is-hidden.ts'
import { textOf } from '../page/text-of.ts'
import type { Element } from '../page/tree.ts'

export interface Cell {
  element: Element
  text: string
  heading: boolean
  across: number
  down: number
}

export interface Row {
  element: Element
  cells: Cell[]
  /** `head` and `foot` when the page says so. */
  part: 'head' | 'body' | 'foot'
}

const PARTS: Record<string, Row['part']> = { thead: 'head', tbody: 'body', tfoot: 'foot' }

/** What the standard caps them at; more is a mistake or an attack. */
const MAX_ACROSS = 1_000
const MAX_DOWN = 65_534

/** The rows of this table, not of the tables inside its cells; the foot comes last wherever it is written. */
export function listRows(table: Element): Row[] {
  const rows: Row[] = []
  const walk = (element: Element, part: Row['part']): void => {
    for (const child of element.children) {
      if (typeof child === 'string' || isHidden(child)) continue
      if (child.tag === 'tr') rows.push({ element: child, cells: listCells(child), part })
      else if (child.tag !== 'table' && child.tag !== 'td' && child.tag !== 'th') walk(child, PARTS[child.tag] ?? part)
    }
  }
  walk(table, 'body')
  return rows.filter(({ part }) => part !== 'foot').concat(rows.filter(({ part }) => part === 'foot'))
}

const listCells = (row: Element): Cell[] =>
  row.children.flatMap((child) => {
    if (typeof child === 'string' || (child.tag !== 'td' && child.tag !== 'th') || isHidden(child)) return []
    const { colspan, rowspan } = child.attributes
    const down = rowspan?.trim() === '0' ? MAX_DOWN : count(rowspan, MAX_DOWN)
    return [
      { element: child, text: cellText(child), heading: child.tag === 'th', across: count(colspan, MAX_ACROSS), down },
    ]
  })

const count = (text: string | undefined, most: number): number =>
  Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), most)

const cellText = (cell: Element): string => textOf(cell, { without: isAside }).replaceAll('\n', ' ')

/** What stands in a cell for the machinery: the mark of a footnote, a key to sort by. */
const isAside = (element: Element): boolean =>
  element.tag === 'sup' ? isFootnoteMark(element) : element.attributes.class?.includes('sortkey') === true

/** A raised link to a note on the same page, or `[9]` without one. */
const isFootnoteMark = (sup: Element): boolean =>
  sup.children.some((child) => typeof child !== 'string' && child.attributes.href?.startsWith('#')) ||
  /^(?:\[[^\]]{1,20}\] ?)+$/.test(textOf(sup).slice(0, 60))
