import { type GivenFile, judgeFile } from '../detect/judge-file.ts'
import { type Kind, MOST_TEXT } from '../limits.ts'
import type { Contents } from './contents.ts'
import type { Ocr } from './ocr.ts'
import type { PdfWish } from './read-pdf.ts'

export interface ReadDocument extends Contents {
  kind: Kind
}

type Read = (bytes: Uint8Array, ocr: Ocr, wish: PdfWish) => Contents | Promise<Contents>

const picture = async (): Promise<Read> => (await import('./read-picture.ts')).readPicture

/** Each with its library, loaded when the first document of its kind comes. */
const READ: Record<Kind, () => Promise<Read>> = {
  pdf: async () => (await import('./read-pdf.ts')).readPdf,
  docx: async () => (await import('./read-docx.ts')).readDocx,
  xlsx: async () => (await import('./read-xlsx.ts')).readXlsx,
  csv: async () => (await import('./read-csv.ts')).readCsv,
  html: async () => (await import('./read-html.ts')).readHtml,
  text: async () => (await import('./read-text.ts')).readText,
  png: picture,
  jpeg: picture,
  webp: picture,
}

/** A file as pages, text and tables, whatever it is. */
export async function readDocument(file: GivenFile, ocr: Ocr, wish: PdfWish): Promise<ReadDocument> {
  const kind = judgeFile(file)
  const read = await READ[kind]()
  const contents = await read(file.bytes, ocr, wish)
  const cut = contents.text.length > MOST_TEXT
  return {
    kind,
    ...contents,
    text: contents.text.slice(0, MOST_TEXT),
    meta: { ...contents.meta, ...(cut ? { cut } : {}) },
  }
}
