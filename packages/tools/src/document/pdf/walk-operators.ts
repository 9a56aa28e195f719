import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Ink } from './ink.ts'
import type { Matrix } from './matrix.ts'
import { Pen, type State } from './pen.ts'
import type { Font } from './show-text.ts'

export interface Operators {
  fnArray: ArrayLike<number>
  argsArray: ArrayLike<unknown>
}

type Args = unknown[]

/** Operators that set one number of the state, and what it is multiplied with. */
const SETTERS: Record<number, [NumberOf<State>, number]> = {
  [OPS.setLineWidth]: ['lineWidth', 1],
  [OPS.setLeading]: ['leading', -1],
  [OPS.setCharSpacing]: ['charSpacing', 1],
  [OPS.setWordSpacing]: ['wordSpacing', 1],
  [OPS.setHScale]: ['horizontalScale', 0.01],
  [OPS.setTextRise]: ['rise', 1],
}

type NumberOf<T> = { [Key in keyof T]: T[Key] extends number ? Key : never }[keyof T]

const DEEDS: Record<number, (pen: Pen, args: Args) => void> = {
  [OPS.save]: (pen) => pen.save(),
  [OPS.restore]: (pen) => pen.restore(),
  [OPS.transform]: (pen, args) => pen.transform(args),
  [OPS.setFillRGBColor]: ({ state }, [color]) => {
    state.color = String(color)
  },
  [OPS.beginText]: (pen) => pen.setTextMatrix(null),
  [OPS.setTextMatrix]: (pen, [matrix]) => pen.setTextMatrix(matrix),
  [OPS.moveText]: (pen, [x, y]) => pen.moveText(Number(x), Number(y)),
  [OPS.setLeadingMoveText]: (pen, [x, y]) => {
    pen.state.leading = Number(y)
    pen.moveText(Number(x), Number(y))
  },
  [OPS.nextLine]: (pen) => pen.moveText(0, pen.state.leading),
  [OPS.setFont]: (pen, [name, size]) => {
    pen.state.font = pen.findFont(String(name)) ?? { fontMatrix: null, vertical: false }
    pen.state.fontSize = Number(size)
  },
  [OPS.showText]: (pen, [glyphs]) => pen.show(glyphs),
  [OPS.showSpacedText]: (pen, [glyphs]) => pen.show(glyphs),
  [OPS.nextLineShowText]: (pen, [glyphs]) => {
    pen.moveText(0, pen.state.leading)
    pen.show(glyphs)
  },
  [OPS.constructPath]: (pen, [paint, paths]) => pen.drawPath(Number(paint), (paths as (ArrayLike<number> | null)[])[0]),
  [OPS.paintFormXObjectBegin]: (pen, [matrix]) => {
    pen.save()
    if (matrix) pen.transform(matrix)
  },
  [OPS.paintFormXObjectEnd]: (pen) => pen.restore(),
  [OPS.beginAnnotation]: (pen, [, , placed, matrix]) => pen.beginAnnotation(placed, matrix),
  [OPS.endAnnotation]: (pen) => pen.restore(),
  [OPS.paintImageXObject]: (pen, [name]) => pen.drawPicture(String(name)),
}

/** Letters and lines of a page with their places. Read off the operators, because the library's own text items join
 *  what stands in neighbouring columns. */
export function walkOperators(operators: Operators, base: Matrix, findFont: (name: string) => Font | undefined): Ink {
  const pen = new Pen(base, findFont)
  for (let index = 0; index < operators.fnArray.length; index++) {
    const operator = operators.fnArray[index] ?? -1
    const args = (operators.argsArray[index] as Args | null) ?? []
    DEEDS[operator]?.(pen, args)
    const setter = SETTERS[operator]
    if (setter) pen.state[setter[0]] = Number(args[0]) * setter[1]
  }
  return pen.ink
}
