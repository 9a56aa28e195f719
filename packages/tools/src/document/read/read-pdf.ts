import { Refused } from '@app/toolkit'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { edgesOfAreas } from '../layout/edges-of-areas.ts'
import { linesOfWords } from '../layout/lines-of-words.ts'
import { textOfPages } from '../layout/text-of-pages.ts'
import { wordsOfGlyphs } from '../layout/words-of-glyphs.ts'
import { LIMITS, MOST_PIXELS } from '../limits.ts'
import { inkOfPage } from '../pdf/ink-of-page.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import { readPictures } from '../pdf/read-pictures.ts'
import type { Page } from '../port.ts'
import type { Contents } from './contents.ts'
import type { Ocr } from './ocr.ts'
import { pageOfWords } from './read-picture.ts'
import { toSpokenPdfError } from './to-spoken-pdf-error.ts'

export interface PdfWish {
  /** Also what stands in pictures beside text, such as a letterhead. */
  pictures?: boolean
  /** Milliseconds of the clock after which no further page is read from its picture. */
  until: number
}

/** The text layer with its places. Only pages without text are read from their pictures. */
export async function readPdf(bytes: Uint8Array, ocr: Ocr, wish: PdfWish): Promise<Contents> {
  try {
    const pages = await readTextLayer(bytes)
    const bare = pages.flatMap((page, index) =>
      page.lines.length === 0 || (wish.pictures && index === 0) ? [index] : [],
    )
    const unread = bare.length > 0 ? await addPictures(bytes, pages, bare, ocr, wish.until) : 0
    return {
      pages,
      text: textOfPages(pages),
      meta: { pages: pages.length, ...(unread > 0 ? { unreadPages: unread } : {}) },
    }
  } catch (error) {
    throw toSpokenPdfError(error)
  }
}

/** Pictures stay packed here: only what a page says in letters and lines is wanted. */
async function readTextLayer(bytes: Uint8Array): Promise<Page[]> {
  const document = await openPdf(bytes, 1)
  try {
    const { pages: most } = LIMITS.pdf
    if (document.numPages > most) {
      throw new Refused(
        `The PDF has ${document.numPages} pages, more than the ${most} that are read at once. Give a part of it.`,
      )
    }
    return await eachPage(document, readPage)
  } finally {
    await document.loadingTask.destroy()
  }
}

async function eachPage<T>(document: PDFDocumentProxy, work: (page: PDFPageProxy) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    done.push(await work(page))
    page.cleanup()
  }
  return done
}

async function readPage(page: PDFPageProxy): Promise<Page> {
  const ink = await inkOfPage(page)
  const { width, height } = page.getViewport({ scale: 1 })
  const words = wordsOfGlyphs(ink.glyphs).filter(({ turned }) => turned === 0)
  const lines = linesOfWords(words.map(({ turned: _, ...word }) => word))
  return {
    width,
    height,
    lines,
    rules: [...ink.rules, ...edgesOfAreas(ink.areas)],
    readBy: lines.length > 0 ? 'text' : 'nothing',
  }
}

/** Puts what the pictures of some pages say into these pages; returns how many there was no time for. */
async function addPictures(
  bytes: Uint8Array,
  pages: Page[],
  wanted: number[],
  ocr: Ocr,
  until: number,
): Promise<number> {
  const document = await openPdf(bytes, MOST_PIXELS)
  try {
    for (const [done, index] of wanted.entries()) {
      if (Date.now() > until) return wanted.length - done
      const page = pages[index]
      const words = page ? await readPictures(await document.getPage(index + 1), ocr) : []
      if (!page || words.length === 0) continue
      const read = pageOfWords(words, page)
      pages[index] = page.lines.length === 0 ? read : { ...page, lines: [...page.lines, ...read.lines] }
    }
    return 0
  } finally {
    await document.loadingTask.destroy()
  }
}
