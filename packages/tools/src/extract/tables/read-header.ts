import type { Element } from '../page/tree.ts'
import { countHeaderRows } from './count-header-rows.ts'
import { listRows } from './list-cells.ts'
import { nameOf } from './name-of.ts'
import { spreadSpans } from './spread-spans.ts'

/** The names of a table's columns, and the rows they stand in; none where nothing marks them as such. */
export function readHeader(table: Element): { names: string[]; rows: Element[] } {
  const rows = listRows(table)
  const top = rows.slice(0, 4)
  const grid = spreadSpans(top)
  const said = top.some(
    ({ part, cells }) => part === 'head' || (cells.length > 0 && cells.every(({ heading }) => heading)),
  )
  if (!said) return { names: [], rows: [] }
  const heads = Math.min(countHeaderRows(top, grid), top.length)
  const width = Math.max(...grid.map(({ length }) => length))
  return {
    names: Array.from({ length: width }, (_, x) => nameOf(grid.slice(0, heads).map((row) => row[x]))),
    rows: top.slice(0, heads).map(({ element }) => element),
  }
}
