import { Refused } from '@app/toolkit'
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { wrapText } from './wrap-text.ts'

export interface Report {
  title: string
  /** Paragraphs, parted by empty lines. */
  text: string
  /** A table, header first. */
  rows: string[][]
}

const PAGE = { width: 595, height: 842, margin: 56 }
const SIZE = 10
const PITCH = 14
const GREY = rgb(0.8, 0.8, 0.8)

/** A plain report: title, paragraphs, a table with its header on every page. */
export async function writeReport({ title, text, rows }: Report): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const [font, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  judgeLetters([title, text, ...rows.flat()].join('\n'), font)
  if (title) document.setTitle(title)
  const pen = new Pen(document)
  if (title) pen.write(title, bold, 16)
  for (const paragraph of text.split(/\n/)) pen.write(paragraph, font, SIZE)
  if (rows.length > 0) writeTable(pen, rows, font, bold)
  return document.save()
}

class Pen {
  page: PDFPage
  y = PAGE.height - PAGE.margin

  constructor(private readonly document: PDFDocument) {
    this.page = document.addPage([PAGE.width, PAGE.height])
  }

  /** Whether a new page was begun to have room. */
  room(height: number): boolean {
    if (this.y - height >= PAGE.margin) return false
    this.page = this.document.addPage([PAGE.width, PAGE.height])
    this.y = PAGE.height - PAGE.margin
    return true
  }

  write(text: string, font: PDFFont, size: number): void {
    for (const line of wrapText(text, font, size, PAGE.width - 2 * PAGE.margin)) {
      this.room(size * 1.4)
      this.y -= size * 1.4
      this.page.drawText(line, { x: PAGE.margin, y: this.y, size, font })
    }
  }
}

function writeTable(pen: Pen, rows: string[][], font: PDFFont, bold: PDFFont): void {
  const [header = []] = rows
  const columns = Math.max(...rows.map((row) => row.length))
  const width = (PAGE.width - 2 * PAGE.margin) / columns
  pen.y -= PITCH
  const writeRow = (row: string[], used: PDFFont) => {
    const cells = Array.from({ length: columns }, (_, column) => wrapText(row[column] ?? '', used, SIZE, width - 8))
    const height = Math.max(...cells.map((lines) => lines.length)) * PITCH + 6
    if (pen.room(height) && row !== header) writeRow(header, bold)
    cells.forEach((lines, column) => {
      lines.forEach((line, index) => {
        pen.page.drawText(line, {
          x: PAGE.margin + column * width + 4,
          y: pen.y - (index + 1) * PITCH,
          size: SIZE,
          font: used,
        })
      })
    })
    pen.y -= height
    pen.page.drawLine({
      start: { x: PAGE.margin, y: pen.y },
      end: { x: PAGE.width - PAGE.margin, y: pen.y },
      thickness: 0.5,
      color: GREY,
    })
  }
  for (const row of rows) writeRow(row, row === header ? bold : font)
}

/** The fonts every viewer has hold the letters of western Europe alone. */
function judgeLetters(text: string, font: PDFFont): void {
  const known = new Set(font.getCharacterSet())
  for (const letter of text) {
    if (known.has(letter.codePointAt(0) ?? 0) || /\s/.test(letter)) continue
    throw new Refused(`A PDF made here cannot show "${letter}". Leave it out, or make a CSV or a text file instead.`)
  }
}
