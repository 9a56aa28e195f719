import { around, middleOf, rightOf } from '../layout/boxes.ts'
import type { Box, Word } from '../port.ts'
import { type Cut, WIDE_GAP } from './find-cuts.ts'

/** Words of one cell on one height. */
export interface Piece extends Box {
  text: string
  column: number
  /** How many columns it reaches over. */
  span: number
}

/** The words of a row as pieces, each in its column. A piece that words carry over a cut reaches over both columns. */
export function placeCells(row: readonly Word[], cuts: readonly Cut[], em: number): Piece[] {
  const parts: Word[][] = []
  for (const word of row) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (part && last && !isParted(last, word, cuts, em)) part.push(word)
    else parts.push([word])
  }
  return parts.map((part) => toPiece(part, cuts))
}

function isParted(last: Word, word: Word, cuts: readonly Cut[], em: number): boolean {
  const gap = word.x - rightOf(last)
  const cut = cuts.find(
    (one) => (one.from + one.to) / 2 >= rightOf(last) - 0.5 && (one.from + one.to) / 2 <= word.x + 0.5,
  )
  if (!cut) return gap > 6 * em
  if (gap >= WIDE_GAP * em || cut.ruled.some((rule) => isBeside(rule, word))) return true
  if (cut.ruled.length > 0) return false
  // Between two columns of figures the white may be no wider than a space.
  return gap > 0.42 * em || (isFigure(last.text) && isFigure(word.text))
}

const isBeside = (rule: Box, word: Word): boolean => middleOf(word) > rule.y && middleOf(word) < rule.y + rule.height

const isFigure = (text: string): boolean => /^[-–+(]?[$€£]?\d[\d.,%]*\)?%?$/.test(text) || /^[-–—]$/.test(text)

function toPiece(words: Word[], cuts: readonly Cut[]): Piece {
  const box = around(words)
  const edges = [-Infinity, ...cuts.map((cut) => (cut.from + cut.to) / 2), Infinity]
  const covered = edges.slice(1).map((end, column) => {
    const start = edges[column] ?? 0
    return Math.max(0, Math.min(rightOf(box), end) - Math.max(box.x, start))
  })
  const first = covered.findIndex((width) => width > 0)
  const last = covered.findLastIndex((width) => width > 0)
  const text = words.map((word) => word.text).join(' ')
  // A little overhang does not make a cell of two columns.
  const real = covered
    .map((width, column) => (width > Math.min(4, box.width * 0.25) ? column : -1))
    .filter((c) => c >= 0)
  const [start = Math.max(0, first), end = Math.max(0, last)] = [real[0], real.at(-1)]
  return { text, ...box, column: start, span: end - start + 1 }
}
