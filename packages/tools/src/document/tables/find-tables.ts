import { around, bottomOf, middleOf, rightOf } from '../layout/boxes.ts'
import { rowsOf } from '../layout/rows-of-words.ts'
import type { Box, Line, Page } from '../port.ts'
import { findBoxes } from './find-boxes.ts'
import { median } from './find-cuts.ts'
import { findRuns } from './find-runs.ts'
import { isChart } from './is-chart.ts'
import { isFigure } from './is-figure.ts'
import { joinPages } from './join-pages.ts'
import { tableInRegion } from './tables-in-regions.ts'
import { type Rules, tidyRules } from './tidy-rules.ts'

export interface FoundTable extends Box {
  page: number
  rows: string[][]
}

/** Every table of the pages, in reading order. */
export function findTables(pages: readonly Page[]): FoundTable[] {
  return joinPages(pages.flatMap((page, index) => tablesOfPage(page).map((table) => ({ page: index + 1, ...table }))))
}

function tablesOfPage(page: Page): Omit<FoundTable, 'page'>[] {
  if (page.lines.length === 0) return []
  const rules = tidyRules(page.rules)
  const em = median(page.lines.map((line) => line.height))
  const boxes = framed(page, rules)
  const free = page.lines.filter((line) => !boxes.some((box) => holds(box, line)))
  const runs = findRuns(rowsOf(free), em).map((run) => reach(around(run.flat()), rules, page.lines, em))
  return [...boxes, ...runs]
    .map((area) => ({ ...area, rows: tableInRegion(page, area) }))
    .filter((table) => isTable(table, rules))
    .sort((a, b) => a.y - b.y || a.x - b.x)
}

function framed(page: Page, rules: Rules): Box[] {
  const boxes = findBoxes(rules).filter((box) => box.width < page.width * 1.1 && box.height < page.height * 1.1)
  return boxes
    .filter((box) => !boxes.some((other) => other !== box && contains(other, box)))
    .filter((box) => tableInRegion(page, box).filter((row) => row.filter(Boolean).length > 1).length >= 2)
}

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  rightOf(inner) <= rightOf(outer) + 1 &&
  bottomOf(inner) <= bottomOf(outer) + 1

const holds = (box: Box, line: Line): boolean =>
  middleOf(line) > box.y && middleOf(line) < bottomOf(box) && line.x < rightOf(box) && rightOf(line) > box.x

/** A table goes as far as the rules above and below it that are as wide as it is. */
function reach(area: Box, { level }: Rules, lines: readonly Line[], em: number): Box {
  const wide = level.filter(
    (rule) => Math.min(rightOf(rule), rightOf(area)) - Math.max(rule.x, area.x) > area.width * 0.6,
  )
  const above = wide.filter((rule) => rule.y < area.y && rule.y > area.y - 5 * em).map((rule) => rule.y)
  const below = wide.filter((rule) => rule.y > bottomOf(area) && rule.y < bottomOf(area) + 3 * em).map((rule) => rule.y)
  const top = Math.min(area.y, ...above)
  const bottom = Math.max(bottomOf(area), ...below)
  const taken = lines.filter(
    (line) => middleOf(line) > top && middleOf(line) < bottom && line.x < rightOf(area) && rightOf(line) > area.x,
  )
  return around([area, ...taken])
}

function isTable({ rows, ...area }: Box & { rows: string[][] }, { level }: Rules): boolean {
  const filled = rows.map((row) => row.filter(Boolean).length)
  const columns = rows[0]?.length ?? 0
  const several = filled.filter((count) => count > 1).length
  if (columns < 2 || several < 2 || isChart(rows)) return false
  const cells = rows.flatMap((row) => row.slice(1)).filter(Boolean)
  const figures = cells.filter(isFigure).length / Math.max(1, cells.length)
  const ruled = level.filter(
    (rule) => rule.width > area.width * 0.6 && rule.y > area.y - 4 && rule.y < bottomOf(area) + 4,
  ).length
  if (ruled >= 2) return true
  return figures > 0.35 ? several >= 3 : several >= 5 && columns > 2
}
