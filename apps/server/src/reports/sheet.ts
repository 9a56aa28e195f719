import {
  beginText,
  type Color,
  endText,
  PDFDocument,
  PDFHexString,
  type PDFImage,
  type PDFPage,
  rgb,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib'
import { embedFonts, type Fonts, type Stretch, toStretches } from './fonts.ts'

const WIDTH = 595
const HEIGHT = 842
const MARGIN = 48
export const INNER = WIDTH - 2 * MARGIN

export const INK = rgb(0.09, 0.1, 0.13)
export const GREY = rgb(0.42, 0.44, 0.5)
export const RED = rgb(0.75, 0.13, 0.16)
export const GREEN = rgb(0.07, 0.46, 0.25)

export interface Style {
  size?: number
  bold?: boolean
  colour?: Color
  indent?: number
}

/** Paper one writes on from top to bottom; a new page comes by itself. */
export class Sheet {
  readonly document: PDFDocument
  private readonly fonts: Fonts
  private readonly han: 'japanese' | 'chinese'
  private page: PDFPage
  private y = HEIGHT - MARGIN

  private constructor(document: PDFDocument, fonts: Fonts, han: 'japanese' | 'chinese') {
    this.document = document
    this.fonts = fonts
    this.han = han
    this.page = document.addPage([WIDTH, HEIGHT])
  }

  static async create(language: string): Promise<Sheet> {
    const document = await PDFDocument.create()
    return new Sheet(document, await embedFonts(document), language === 'zh' ? 'chinese' : 'japanese')
  }

  gap(points: number): void {
    this.y -= points
  }

  text(words: string, { size = 10, bold = false, colour = INK, indent = 0 }: Style = {}): void {
    for (const line of this.wrap(words, size, bold, INNER - indent)) {
      this.need(size * 1.45)
      this.y -= size * 1.45
      this.write(line, MARGIN + indent, { size, bold, colour })
    }
  }

  /** A name at the left, what it is at the right of it. */
  fact(name: string, value: string): void {
    const lines = this.wrap(value, 10, false, INNER - 110)
    for (const [index, line] of lines.entries()) {
      this.need(15)
      this.y -= 15
      if (index === 0) this.write(name, MARGIN, { size: 10, bold: false, colour: GREY })
      this.write(line, MARGIN + 110, { size: 10, bold: false, colour: INK })
    }
  }

  picture(image: PDFImage, indent: number): void {
    const { width, height } = image.scaleToFit(INNER - indent, 230)
    this.need(height + 8)
    this.y -= height + 4
    this.page.drawImage(image, { x: MARGIN + indent, y: this.y, width, height })
    this.y -= 4
  }

  /** Keeps what follows together with what it begins. */
  need(points: number): void {
    if (this.y - points > MARGIN) return
    this.page = this.document.addPage([WIDTH, HEIGHT])
    this.y = HEIGHT - MARGIN
  }

  private write(line: string, from: number, { size, bold, colour }: Required<Omit<Style, 'indent'>>): void {
    let x = from
    for (const stretch of toStretches(line, this.fonts.latin, this.han)) {
      if (stretch.font === 'latin') {
        const font = bold ? this.fonts.bold : this.fonts.plain
        this.page.drawText(stretch.text, { x, y: this.y, size, font, color: colour })
      } else this.writeAsian(stretch.text, stretch.font, x, size, colour)
      x += this.widthOf(stretch, size, bold)
    }
  }

  private writeAsian(text: string, collection: Exclude<Stretch['font'], 'latin'>, x: number, size: number, c: Color) {
    const { name, ref } = this.fonts.asian[collection]
    this.page.node.setFontDictionary(name, ref)
    const { red, green, blue } = c as { red: number; green: number; blue: number }
    this.page.pushOperators(
      beginText(),
      setFillingRgbColor(red, green, blue),
      setFontAndSize(name, size),
      setTextMatrix(1, 0, 0, 1, x, this.y),
      showText(PDFHexString.of(Buffer.from(text, 'utf16le').swap16().toString('hex'))),
      endText(),
    )
  }

  private widthOf({ text, font }: Stretch, size: number, bold: boolean): number {
    if (font !== 'latin') return [...text].length * size
    return (bold ? this.fonts.bold : this.fonts.plain).widthOfTextAtSize(text, size)
  }

  /** Breaks at spaces, and between any two letters where there are none. */
  private wrap(words: string, size: number, bold: boolean, width: number): string[] {
    const measure = (text: string) =>
      toStretches(text, this.fonts.latin, this.han).reduce((sum, one) => sum + this.widthOf(one, size, bold), 0)
    return clean(words)
      .split('\n')
      .flatMap((line) => wrapLine(line, measure, width))
  }
}

/** Signs that no paper shows. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\t/g, '  ')
    .replace(/[^\S\n ]/g, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]|(?!\n)\p{Cc}|[\ufe00-\ufe0f]/gu, '')

function wrapLine(line: string, measure: (text: string) => number, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const piece of line.match(/\S+\s*|\s+/g) ?? ['']) {
    if (measure(current + piece.trimEnd()) <= width) current += piece
    else {
      if (current.trim()) lines.push(current.trimEnd())
      current = ''
      for (const sign of piece) {
        if (measure(current + sign) > width) {
          lines.push(current)
          current = ''
        }
        current += sign
      }
    }
  }
  return [...lines, current.trimEnd()]
}
