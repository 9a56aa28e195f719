import { type Field, toField } from './field.ts'
import { type LabelledValue, labelledValues, type Reader } from './labelled-values.ts'
import { LABELS, type LabelledField } from './lexicon.ts'
import { amountReader, anyReader, dateReader } from './readers.ts'
import type { Row } from './rows-of-page.ts'

/** Less than this speaks against a label rather than for it. */
const LEAST = 0.3

/** A field by one of the labels it is known under. */
export function byLabel(rows: readonly Row[], name: LabelledField, read: Reader<string>): Field | undefined {
  const [best] = labelledValues(rows, LABELS[name], read)
  return best && best.score > LEAST ? fromLabel(name, best) : undefined
}

export function fromLabel(name: string, best: LabelledValue<string | number>): Field {
  const { value, text, where, label, page, place, score } = best
  const confidence = Math.min(0.95, 0.35 + score * 0.3)
  return toField(
    name,
    { value, text, page, confidence, found: `${where === 'right' ? 'right of' : where} "${label}"` },
    place,
  )
}

/** A field nobody thought of, by the words it was asked for with; what it is called tells how to read it. */
export function byWords(rows: readonly Row[], name: string, order: 'day' | 'month'): Field | undefined {
  const [best] = labelledValues(rows, [name.toLowerCase()], readerFor(name, order))
  return best && fromLabel(name, best)
}

function readerFor(name: string, order: 'day' | 'month'): Reader<string | number> {
  if (/date|datum|fecha|日/i.test(name)) return dateReader(order)
  return /amount|price|total|sum|betrag|preis|montant|importe|金额|金額/i.test(name) ? amountReader : anyReader
}
