import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Ink } from './ink.ts'
import { toMatrix } from './matrix.ts'
import type { Font } from './show-text.ts'
import { walkOperators } from './walk-operators.ts'

/** Everything drawn on a page, with its place counted from the upper left corner of what is shown. */
export async function inkOfPage(page: PDFPageProxy): Promise<Ink> {
  const operators = await page.getOperatorList()
  return walkOperators(operators, toMatrix(page.getViewport({ scale: 1 }).transform), (name) =>
    page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : undefined,
  )
}
