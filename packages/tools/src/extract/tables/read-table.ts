import { textOf } from '../page/text-of.ts'
import type { Element } from '../page/tree.ts'
import { countHeaderRows } from './count-header-rows.ts'
import { isBand } from './is-band.ts'
import { type Cell, listRows } from './list-cells.ts'
import { nameOf } from './name-of.ts'
import { type Grid, spreadSpans } from './spread-spans.ts'

export interface Table {
  element: Element
  caption: string | undefined
  /** One name a column; what is stacked is joined, outer first. */
  header: string[]
  rows: string[][]
  /** The cells the rows were read from, for links and pictures in them. */
  cells: (Cell | undefined)[][]
}

/** The table as rows of equal length, header apart. */
export function readTable(table: Element): Table {
  const parts = listRows(table)
  const grid = squareOff(spreadSpans(parts))
  const heads = countHeaderRows(parts, grid)
  const top = grid.slice(0, heads).filter((row) => !isBand(row))
  const body = grid.slice(heads).filter((row) => isData(row, top.at(-1)))
  const kept = Array.from({ length: grid[0]?.length ?? 0 }, (_, x) => x).filter((x) => isWorthKeeping(x, body))
  const cells = body.map((row) => kept.map((x) => row[x]))
  return {
    element: table,
    caption: captionOf(table),
    header: kept.map((x) => nameOf(top.map((row) => row[x]))),
    rows: cells.map((row) => row.map((cell) => cell?.text ?? '')),
    cells,
  }
}

/** Not a title across the table, not empty, and not the headings once more. */
function isData(row: Grid[number], header: Grid[number] | undefined): boolean {
  if (isBand(row) || !row.some((cell) => cell?.text)) return false
  return header === undefined || !row.every((cell, x) => cell?.heading && cell.text === header[x]?.text)
}

function squareOff(grid: Grid): Grid {
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0)
  return grid.filter((row) => row.length > 0).map((row) => Array.from({ length: width }, (_, x) => row[x]))
}

/** A column in which nobody wrote a word is there for the looks. */
const isWorthKeeping = (x: number, body: Grid): boolean => body.length === 0 || body.some((row) => row[x]?.text)

const captionOf = (table: Element): string | undefined => {
  const caption = table.children.find((child) => typeof child !== 'string' && child.tag === 'caption')
  return caption && typeof caption !== 'string' ? textOf(caption).replaceAll('\n', ' ') || undefined : undefined
}
