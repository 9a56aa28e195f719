import { around } from '../layout/boxes.ts'
import { median } from './find-cuts.ts'
import { isFigure } from './is-figure.ts'
import type { Piece } from './place-cells.ts'

/** Rows without rules: what stands closer together than rows do, and fits, is one row. */
export function joinByPitch(lines: Piece[][], em: number, starts: ReadonlySet<Piece[]> = new Set()): Piece[][] {
  const pitches = lines.slice(1).map((line, index) => around(line).y - around(lines[index] ?? line).y)
  const tight = tightPitch(lines, pitches, em)
  const rows: Piece[][] = []
  let last: Piece[] | undefined
  lines.forEach((line, index) => {
    const row = rows.at(-1)
    const pitch = pitches[index - 1] ?? Infinity
    if (row && last && !starts.has(line) && goesOn(row, last, line, pitch, tight, em)) row.push(...line)
    else rows.push([...line])
    last = line
  })
  return rows
}

/** The pitch below which lines belong together; 0 where the spacing says nothing. */
function tightPitch(lines: Piece[][], pitches: number[], em: number): number {
  const sorted = [...pitches].filter((pitch) => pitch > em * 0.6).sort((a, b) => a - b)
  const smallest = median(sorted.slice(0, Math.ceil(sorted.length / 4)))
  const limit = smallest * 1.18
  const [close, wide] = [
    sorted.filter((pitch) => pitch <= limit).length,
    sorted.filter((pitch) => pitch > limit).length,
  ]
  if (close === 0 || wide < Math.max(2, sorted.length * 0.15)) return 0
  const clashes = lines
    .slice(1)
    .filter((line, index) => (pitches[index] ?? 0) <= limit && clash(lines[index] ?? [], line))
  return clashes.length > close * 0.1 ? 0 : limit
}

/** Figures under figures: two rows, however close. */
const clash = (above: Piece[], below: Piece[]): boolean =>
  below.some((piece) => isFigure(piece.text) && above.some((one) => one.column === piece.column && isFigure(one.text)))

function goesOn(row: Piece[], last: Piece[], line: Piece[], pitch: number, tight: number, em: number): boolean {
  if (clash(row, line)) return false
  if (pitch < em * 0.75) return true
  if (last.some((piece) => piece.span > 1) || line.some((piece) => piece.span > 1)) return false
  if (pitch <= tight) return true
  if (pitch > em * 1.7) return false
  return continuesText(row, line)
}

/** Text alone, under text, beside an empty first column, in fewer columns than the row has: the rest of long cells. */
function continuesText(row: Piece[], line: Piece[]): boolean {
  const filled = new Set(row.map((piece) => piece.column))
  if (line.some((piece) => isFigure(piece.text) || !filled.has(piece.column))) return false
  const inFirst = line.some((piece) => piece.column === 0)
  if (inFirst && !/^\p{Ll}/u.test(line[0]?.text ?? '')) return false
  return line.length * 2 <= filled.size
}
