import { zipSync } from 'fflate'
import { PDFDocument, type PDFPage, StandardFonts } from 'pdf-lib'
import writeWorkbook from 'write-excel-file/node'

// Documents for tests, made here and nowhere else.

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A page for each list of texts: `[x, y from the top, text]`. */
export async function makePdf(
  pages: [number, number, string][][],
  draw: (page: PDFPage, index: number) => void = () => undefined,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  pages.forEach((texts, index) => {
    const page = document.addPage([595, 842])
    for (const [x, y, text] of texts) page.drawText(text, { x, y: 842 - y, size: 10, font })
    draw(page, index)
  })
  return document.save()
}

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
export const wordTable = (rows: string[][]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

/** A Word document from the inside of its body; `head` stands before everything, `more` are further parts. */
export function makeDocx(
  body: string,
  { head = '', more = {} }: { head?: string; more?: Record<string, Uint8Array> } = {},
) {
  const document = `<?xml version="1.0" encoding="UTF-8"?>${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`
  return zipSync({
    '[Content_Types].xml': encode(CONTENT_TYPES),
    '_rels/.rels': encode(RELATIONS),
    'word/document.xml': encode(document),
    ...more,
  })
}

export const makeXlsx = async (rows: (string | number | Date)[][]): Promise<Uint8Array> => {
  const sheet = rows.map((row) =>
    row.map((value) => ({ value, ...(value instanceof Date ? { format: 'yyyy-mm-dd' } : {}) })),
  )
  return new Uint8Array(await (await writeWorkbook([{ data: sheet as never, sheet: 'Sales' }])).toBuffer())
}
