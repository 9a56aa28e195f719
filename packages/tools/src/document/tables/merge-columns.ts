import type { Word } from '../port.ts'
import { type Cut, findCuts } from './find-cuts.ts'
import { isFigure } from './is-figure.ts'
import { type Piece, placeCells } from './place-cells.ts'
import type { Rules } from './tidy-rules.ts'

export interface Columns {
  cuts: Cut[]
  /** The lines of the area, their words placed in columns. */
  lines: Piece[][]
}

/** Columns of an area. A cut that keeps hardly any two neighbours apart was white by chance and is dropped. */
export function columnsOf(rows: readonly Word[][], { upright }: Rules, em: number): Columns {
  let cuts = findCuts(rows, upright, em)
  for (;;) {
    const lines = rows.map((row) => placeCells(row, cuts, em))
    const weakest = findWeakest(lines, cuts, em)
    if (weakest === undefined) return { cuts, lines }
    cuts = cuts.filter((_, index) => index !== weakest)
  }
}

/** Evidence, in rows, that a cut has to have. */
const NEEDED = 1.6

function findWeakest(lines: Piece[][], cuts: Cut[], em: number): number | undefined {
  let weakest: number | undefined
  let least = Infinity
  cuts.forEach((cut, index) => {
    if (cut.ruled.length > 0) return
    const evidence = evidenceFor(lines, index, em)
    const needed = Math.min(NEEDED, lines.length * 0.5) + rowsUsing(lines, index) * 0.1
    if (evidence < needed && evidence - needed < least) {
      least = evidence - needed
      weakest = index
    }
  })
  return weakest
}

/** Rows with a cell on each side; a gap hardly wider than a space counts little. */
function evidenceFor(lines: Piece[][], index: number, em: number): number {
  let evidence = 0
  for (const line of lines) {
    const left = line.find((piece) => piece.column + piece.span - 1 === index)
    const right = line.find((piece) => piece.column === index + 1)
    if (!left || !right) continue
    const gap = (right.x - left.x - left.width) / em
    evidence += gap > 1.2 ? 1 : Math.max(0.15, gap / 1.5)
    // Figures stand alone: one beside anything else is a column of its own.
    if (isFigure(right.text)) evidence += 0.6
  }
  return evidence
}

const rowsUsing = (lines: Piece[][], index: number): number =>
  Math.min(
    lines.filter((line) => line.some((piece) => piece.column === index)).length,
    lines.filter((line) => line.some((piece) => piece.column === index + 1)).length,
  )
