import { fromLabel } from './by-label.ts'
import { ibansIn, vatIdsIn } from './codes.ts'
import { type Field, toField } from './field.ts'
import { labelledValues } from './labelled-values.ts'
import { LABELS } from './lexicon.ts'
import { taxIdReader } from './readers.ts'
import type { Row } from './rows-of-page.ts'

/** "Your VAT number" is the other side's. */
const THEIRS = /(?<!\p{L})(?:uw|your|ihre|votre|su|customer)(?!\p{L})/iu

/** The tax number of whoever wrote the document: by its label, else by its form. */
export function findVatId(rows: readonly Row[]): Field | undefined {
  const labelled = labelledValues(rows, LABELS['vat id'], taxIdReader).filter(({ row }) => !THEIRS.test(row.text))
  const best = labelled.find(({ text }) => vatIdsIn(text).length > 0) ?? labelled[0]
  if (best) return fromLabel('vat id', best)
  for (const row of rows) {
    const [vat] = vatIdsIn(row.text)
    const [line] = row.lines
    if (vat && line) return toField('vat id', { ...vat, page: row.page, confidence: 0.55, found: 'by its form' }, line)
  }
  return undefined
}

export function findIban(rows: readonly Row[]): Field | undefined {
  for (const row of rows) {
    const [iban] = ibansIn(row.text)
    const [line] = row.lines
    if (!iban || !line) continue
    const text = row.text.slice(iban.from, iban.to)
    return toField(
      'iban',
      { value: iban.value, text, page: row.page, confidence: 0.97, found: 'by its check digits' },
      line,
    )
  }
  return undefined
}
