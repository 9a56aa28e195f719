import { rightOf } from '../layout/boxes.ts'
import type { Box } from '../port.ts'
import { isFigure } from './is-figure.ts'
import type { Piece } from './place-cells.ts'

/** More lines than this are no header. */
const MOST = 9

/** The lines above the first rule, or above the first line of figures. */
export function headerLines(bands: Piece[][][], lines: Piece[][]): Piece[][] {
  const [first, ...rest] = bands
  if (!first) return []
  const figures = lines.findIndex(isFigures)
  if (rest.length > 0 && first.length <= MOST && first.length < lines.length * 0.6 && !first.some(isFigures)) {
    // A rule may also stand between the two storeys of a header.
    const [second] = rest
    const storeys = second && second.length <= 3 && rest.length > 1 && first.length + second.length <= figures
    return storeys && first.flat().some((piece) => piece.span > 1) ? [...first, ...second] : first
  }
  if (figures < 1 || figures > MOST) return []
  const above = lines.slice(0, figures)
  // A title is one piece over one column; whatever stands above the last of those is no header.
  return above.slice(above.findLastIndex((line) => line.length === 1 && line[0]?.span === 1) + 1)
}

const isFigures = (line: Piece[]): boolean => {
  const others = line.filter((piece) => piece.column > 0)
  return others.length > 0 && others.filter((piece) => isFigure(piece.text)).length >= others.length * 0.5
}

/** Header cells by storey: what stands below a cell that reaches over several columns is one storey further down. */
export function joinHeader(lines: Piece[][], level: readonly Box[]): Piece[][] {
  const rows: Piece[][] = []
  const above: (Piece & { storey: number })[] = []
  for (const piece of lines.flat()) {
    const over = above.filter(
      (one) => one.column <= piece.column + piece.span - 1 && piece.column <= one.column + one.span - 1,
    )
    const last = over.toSorted((a, b) => b.storey - a.storey || b.y - a.y)[0]
    const storey = last ? last.storey + (isBelow(last, piece, level) ? 1 : 0) : 0
    above.push({ ...piece, storey })
    const row = rows[storey] ?? []
    row.push(piece)
    rows[storey] = row
  }
  return rows.filter((row) => row.length > 0)
}

function isBelow(above: Piece, piece: Piece, level: readonly Box[]): boolean {
  if (above.column !== piece.column || above.span !== piece.span) return true
  const [from, to] = [above.y + above.height * 0.5, piece.y + piece.height * 0.5]
  return level.some((rule) => rule.y > from && rule.y < to && rule.x < rightOf(piece) && rightOf(rule) > piece.x)
}
