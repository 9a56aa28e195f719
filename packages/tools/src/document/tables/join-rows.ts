import { around } from '../layout/boxes.ts'
import type { Box } from '../port.ts'
import { isFigure } from './is-figure.ts'
import { joinByPitch } from './join-by-pitch.ts'
import { headerLines, joinHeader } from './join-header.ts'
import type { Piece } from './place-cells.ts'
import { coverage, rulesBetween } from './rules-between.ts'

/** A rule along this share of the table parts rows. */
const FULL = 0.7
/** Below this it is an underline. */
const PART = 0.15

/** Lines of text as rows of a table: a cell's text may go on over several lines. */
export function joinRows(lines: Piece[][], level: readonly Box[], em: number): Piece[][] {
  const whole = around(lines.flat())
  const bands = splitBands(lines, level, whole)
  const header = headerLines(bands, lines)
  const before = header[0] ? lines.slice(0, lines.indexOf(header[0])) : []
  const apart = new Set([...before, ...header])
  const body = bands.map((band) => band.filter((line) => !apart.has(line))).filter((band) => band.length > 0)
  const rows = body.flatMap((band) => joinBand(band, level, whole))
  const top = [...before, ...joinHeader(header, level)]
  if (isRuledByRow(body, rows)) return [...top, ...rows]
  return [...top, ...joinByPitch(body.flat(), em, bandStarts(body))]
}

function splitBands(lines: Piece[][], level: readonly Box[], whole: Box): Piece[][][] {
  const bands: Piece[][][] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const parted = !before || coverage(rulesBetween(before, line, level), whole) >= FULL
    if (parted) bands.push([line])
    else bands.at(-1)?.push(line)
  })
  return bands
}

const bandStarts = (bands: Piece[][][]): Set<Piece[]> => new Set(bands.flatMap(([first]) => (first ? [first] : [])))

/** Every row has its rule: several bands, and none of them stacks figures upon figures. */
function isRuledByRow(bands: Piece[][][], rows: Piece[][]): boolean {
  if (bands.length < 2) return false
  const longest = Math.max(...bands.map((band) => band.length))
  return !rows.some(stacksFigures) && longest <= Math.max(4, bands.flat().length * 0.5)
}

function stacksFigures(row: Piece[]): boolean {
  const columns = row.filter(({ text }) => isFigure(text)).map(({ column }) => column)
  return new Set(columns).size < columns.length
}

/** One row, unless a rule under some of the columns parts them: the others go on beside it. */
function joinBand(band: Piece[][], level: readonly Box[], whole: Box): Piece[][] {
  const rows: Piece[][] = []
  band.forEach((line, index) => {
    const before = band[index - 1]
    const rules = before ? rulesBetween(before, line, level) : []
    const row = rows.at(-1)
    if (!row || coverage(rules, whole) < PART) {
      if (row) row.push(...line)
      else rows.push([...line])
      return
    }
    const parted = line.filter((piece) => coverage(rules, piece) > 0.5)
    row.push(...line.filter((piece) => !parted.includes(piece)))
    if (parted.length > 0) rows.push(parted)
  })
  return rows
}
