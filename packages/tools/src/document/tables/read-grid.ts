import { rowsOf } from '../layout/rows-of-words.ts'
import type { Word } from '../port.ts'
import { type Cut, median } from './find-cuts.ts'
import { joinRows } from './join-rows.ts'
import { columnsOf } from './merge-columns.ts'
import type { Piece } from './place-cells.ts'
import type { Rules } from './tidy-rules.ts'

export interface Grid {
  rows: string[][]
  cuts: Cut[]
}

/** The words of an area as rows and columns. */
export function readGrid(given: readonly Word[], rules: Rules): Grid {
  const words = given
    .filter((word) => !isLeader(word.text))
    .map((word) => ({ ...word, text: withoutLeader(word.text) }))
  if (words.length === 0) return { rows: [], cuts: [] }
  const em = median(words.map((word) => word.height))
  const lines = rowsOf(words)
  const { cuts, lines: placed } = columnsOf(lines, rules, em)
  const rows = joinRows(placed, rules.level, em)
  return { rows: rows.map((row) => toCells(row, cuts.length + 1)), cuts }
}

/** Dots or dashes that lead the eye from a label to its figure. */
const isLeader = (text: string): boolean => /^[.…·_]{2,}$|^[.·]$/.test(text)
const withoutLeader = (text: string): string => text.replace(/(?<![.…·_])[.…·_]{4,}$/, '') || text

function toCells(row: Piece[], columns: number): string[] {
  const cells = Array.from({ length: columns }, () => '')
  for (const piece of [...row].sort((a, b) => a.y - b.y || a.x - b.x)) {
    cells[piece.column] = `${cells[piece.column] ?? ''} ${piece.text}`.trim()
  }
  return cells
}
