import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Box } from '../port.ts'
import { apply, type Matrix } from './matrix.ts'

/** Wider than this a filled area is a background. */
const THIN = 3
/** Shorter lines are parts of letters and pictures. */
const SHORTEST = 4

const STROKES = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const FILLS = new Set<number>([OPS.fill, OPS.eoFill])

export interface Drawn {
  rules: Box[]
  /** Filled rectangles, too thick for a line. */
  areas: Box[]
}

/** The straight upright and level lines of a path, as thin boxes, and its filled rectangles. */
export function rulesOfPath(path: ArrayLike<number>, paint: number, transform: Matrix, lineWidth: number): Drawn {
  const drawn: Drawn = { rules: [], areas: [] }
  const thick = Math.max(0.3, lineWidth * Math.hypot(transform[0], transform[1]))
  const [stroked, filled] = [STROKES.has(paint) && thick <= THIN, FILLS.has(paint)]
  if (!stroked && !filled) return drawn
  for (const points of shapesOf(path, transform)) {
    if (stroked) drawn.rules.push(...strokesOf(points, thick))
    else addFilled(points, drawn)
  }
  return drawn
}

type Point = [number, number]

/** How many numbers follow each drawing operator: move, line, curve, quadratic curve, close. */
const NUMBERS = [2, 2, 6, 4, 0]

function shapesOf(path: ArrayLike<number>, transform: Matrix): Point[][] {
  const shapes: Point[][] = []
  let points: Point[] = []
  for (let at = 0; at < path.length; ) {
    const operator = path[at] ?? 0
    const count = NUMBERS[operator] ?? 0
    const last = at + 1 + count
    if (operator === 0) {
      if (points.length > 1) shapes.push(points)
      points = []
    }
    if (operator === 4 && points[0]) points.push(points[0])
    else if (count > 0) points.push(apply(transform, path[last - 2] ?? 0, path[last - 1] ?? 0))
    at = last
  }
  if (points.length > 1) shapes.push(points)
  return shapes
}

function strokesOf(points: Point[], thick: number): Box[] {
  return points.slice(1).flatMap((point, index) => segment(points[index] ?? point, point, thick))
}

function segment([x1, y1]: Point, [x2, y2]: Point, thick: number): Box[] {
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)]
  if (height < 1 && width >= SHORTEST) return [{ x, y: y - thick / 2, width, height: thick }]
  if (width < 1 && height >= SHORTEST) return [{ x: x - thick / 2, y, width: thick, height }]
  return []
}

function addFilled(points: Point[], { rules, areas }: Drawn): void {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y]
  if (height <= THIN && width >= SHORTEST) rules.push({ x, y, width, height: Math.max(height, 0.3) })
  else if (width <= THIN && height >= SHORTEST) rules.push({ x, y, width: Math.max(width, 0.3), height })
  // Only a rectangle is a background; the outline of a letter or a map is not.
  else if (points.length <= 6 && width >= SHORTEST && height >= SHORTEST) areas.push({ x, y, width, height })
}
