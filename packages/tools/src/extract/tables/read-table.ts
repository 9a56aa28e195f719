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
  const width = grid[0]?.length ?? 0
  const top = grid.slice(0, heads).filter((row) => !isBand(row))
  const body = grid.slice(heads).filter((row) => !isBand(row) && row.some((cell) => cell?.text))
  const kept = Array.from({ length: width }, (_, x) => x).filter((x) => isWorthKeeping(x, body))
  const cells = body.map((row) => kept.map((x) => row[x])).filter((row) => !repeatsHeader(row, kept, top))
  return {
    element: table,
    caption: captionOf(table),
    header: kept.map((x) => nameOf(top.map((row) => row[x]))),
    rows: cells.map((row) => row.map((cell) => cell?.text ?? '')),
    cells,
  }
}

function squareOff(grid: Grid): Grid {
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0)
  return grid.filter((row) => row.length > 0).map((row) => Array.from({ length: width }, (_, x) => row[x]))
}

/** A column in which nobody wrote a word is there for the looks. */
const isWorthKeeping = (x: number, body: Grid): boolean => body.length === 0 || body.some((row) => row[x]?.text)

function repeatsHeader(row: (Cell | undefined)[], kept: number[], top: Grid): boolean {
  const last = top.at(-1)
  return last !== undefined && row.every((cell, i) => cell?.heading && cell.text === last[kept[i] ?? 0]?.text)
}

const captionOf = (table: Element): string | undefined => {
  const caption = table.children.find((child) => typeof child !== 'string' && child.tag === 'caption')
  return caption && typeof caption !== 'string' ? textOf(caption).replaceAll('\n', ' ') || undefined : undefined
}
