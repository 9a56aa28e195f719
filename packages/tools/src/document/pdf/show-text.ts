import type { Glyph } from './ink.ts'
import { apply, type Matrix, multiply } from './matrix.ts'
import type { State } from './pen.ts'

export interface Font {
  fontMatrix: ArrayLike<number> | null
  vertical: boolean
}

export interface ShownGlyph {
  unicode: string
  width: number
  isSpace: boolean
  vmetric?: number[] | null
}

/** How far letters rise above and fall below the baseline, in most fonts, as parts of their size. */
const ASCENT = 0.76
const DESCENT = 0.21

/** Places the letters of one text operator and moves the pen. The arithmetic is PDF's own (ISO 32000, 9.4.4). */
export function showText(state: State, shown: (ShownGlyph | number)[], into: Glyph[]): void {
  const { font, fontSize, horizontalScale } = state
  const advance = fontSize * (font.fontMatrix?.[0] ?? 0.001)
  for (const one of shown) {
    if (typeof one === 'number') {
      move(state, (-one * fontSize) / 1000)
      continue
    }
    const width = font.vertical ? (one.vmetric?.[0] ?? -one.width) * advance : one.width * advance
    if (one.unicode) place(state, one.unicode, font.vertical ? fontSize : width * horizontalScale, into)
    move(state, width + (state.charSpacing + (one.isSpace ? state.wordSpacing : 0)) * (font.vertical ? -1 : 1))
  }
}

function move(state: State, by: number): void {
  if (state.font.vertical) state.y += by
  else state.x += by * state.horizontalScale
}

function place(state: State, text: string, width: number, into: Glyph[]): void {
  const whole = multiply(state.transform, state.textMatrix)
  const size = Math.abs(state.fontSize) * Math.hypot(whole[2], whole[3])
  const [x1, y1] = apply(whole, state.x, state.y + state.rise)
  const [x2, y2] = apply(whole, state.x + width, state.y + state.rise)
  const turned = turnOf(whole)
  if (turned % 180 === 90) {
    const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)]
    const x = turned === 90 ? x1 - DESCENT * size : x1 - ASCENT * size
    into.push({ text, x, y: top, width: (ASCENT + DESCENT) * size, height: bottom - top, baseline: x1, size, turned })
    return
  }
  const x = Math.min(x1, x2)
  into.push({
    text,
    x,
    y: y1 - ASCENT * size,
    width: Math.abs(x2 - x1),
    height: (ASCENT + DESCENT) * size,
    baseline: y1,
    size,
    turned,
  })
}

/** The page is already upside down here (y grows downwards), so upright text has a negative fourth number. */
function turnOf([a, b]: Matrix): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  return (Math.round(degrees / 90) * 90 + 360) % 360
}
