import type { Ink } from './ink.ts'
import { apply, IDENTITY, type Matrix, multiply, toMatrix } from './matrix.ts'
import { rulesOfPath } from './rules-of-path.ts'
import { type Font, type ShownGlyph, showText } from './show-text.ts'

/** What operators change, as far as places of letters and lines depend on it. */
export interface State {
  transform: Matrix
  textMatrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
  leading: number
  font: Font
  fontSize: number
  charSpacing: number
  wordSpacing: number
  horizontalScale: number
  rise: number
  lineWidth: number
  color: string
}

const START: Omit<State, 'transform'> = {
  textMatrix: IDENTITY,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
  leading: 0,
  font: { fontMatrix: null, vertical: false },
  fontSize: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  rise: 0,
  lineWidth: 1,
  color: '#000000',
}

/** Draws a page without a canvas: it keeps where each letter and line would come. */
export class Pen {
  readonly ink: Ink = { glyphs: [], rules: [], areas: [], pictures: [] }
  state: State
  private readonly stack: State[] = []

  constructor(
    private readonly base: Matrix,
    readonly findFont: (name: string) => Font | undefined,
  ) {
    this.state = { ...START, transform: base }
  }

  save(): void {
    this.stack.push({ ...this.state })
  }

  restore(): void {
    this.state = this.stack.pop() ?? { ...START, transform: this.base }
  }

  transform(matrix: unknown): void {
    this.state.transform = multiply(this.state.transform, toMatrix(matrix as ArrayLike<number> | null))
  }

  /** An annotation is placed on the page, not where the last operator left off. */
  beginAnnotation(placed: unknown, matrix: unknown): void {
    this.save()
    this.state = { ...START, transform: this.base }
    this.transform(placed)
    this.transform(matrix)
  }

  setTextMatrix(matrix: unknown): void {
    this.state.textMatrix = toMatrix(matrix as ArrayLike<number> | null)
    this.state.x = this.state.y = this.state.lineX = this.state.lineY = 0
  }

  moveText(x: number, y: number): void {
    this.state.x = this.state.lineX += x
    this.state.y = this.state.lineY += y
  }

  show(glyphs: unknown): void {
    showText(this.state, glyphs as (ShownGlyph | number)[], this.ink.glyphs)
  }

  drawPath(paint: number, path: ArrayLike<number> | null | undefined): void {
    if (!path) return
    const { transform, lineWidth, color } = this.state
    const { rules, areas } = rulesOfPath(path, paint, transform, lineWidth)
    this.ink.rules.push(...rules)
    this.ink.areas.push(...areas.map((area) => ({ ...area, color })))
  }

  /** Pictures are drawn into the unit square. */
  drawPicture(name: string): void {
    const corners = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ].map(([x = 0, y = 0]) => apply(this.state.transform, x, y))
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    this.ink.pictures.push({ name, x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y })
  }
}
