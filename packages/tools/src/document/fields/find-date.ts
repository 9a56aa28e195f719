import { byLabel } from './by-label.ts'
import { datesIn } from './dates-in.ts'
import { type Field, toField } from './field.ts'
import { dateReader } from './readers.ts'
import type { Row } from './rows-of-page.ts'

const TITLE = /invoice|receipt|rechnung|facture|factura|factuur|fattura|发票|請求書/i

/** By its label; else the date beside the words invoice or receipt; else the first of the document. */
export function findDate(rows: readonly Row[], order: 'day' | 'month'): Field | undefined {
  const labelled = byLabel(rows, 'date', dateReader(order))
  if (labelled && labelled.confidence > 0.45) return labelled
  const dates = rows.flatMap((row) =>
    row.lines.flatMap((line) => datesIn(line.text, order).map((date) => ({ ...date, row, line }))),
  )
  const titled = dates.find(({ row }) => TITLE.test(row.text))
  const best = titled ?? dates[0]
  if (!best) return labelled
  return toField(
    'date',
    { ...best, page: best.row.page, confidence: titled ? 0.6 : 0.5, found: 'as a date' },
    best.line,
  )
}
