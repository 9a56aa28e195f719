import type { Page } from '../port.ts'
import { byLabel, byWords } from './by-label.ts'
import { orderOf } from './dates-in.ts'
import { type Field, toField } from './field.ts'
import { findIban, findVatId } from './find-codes.ts'
import { findCurrencyUsed, type UsedCurrency } from './find-currency-used.ts'
import { findDate } from './find-date.ts'
import { type FoundText, findHead } from './find-head.ts'
import { findIssuer } from './find-issuer.ts'
import { listAmounts, type NamedAmount } from './list-amounts.ts'
import { nameField } from './name-field.ts'
import { codeReader, dateReader, nameReader } from './readers.ts'
import { type Row, rowsOfPages } from './rows-of-page.ts'
import { type Sums, weighTotals } from './weigh-totals.ts'

export interface FoundFields {
  fields: Field[]
  /** What agrees between the fields and what does not, in words. */
  checks: string[]
}

type Finders = Record<string, () => Field | undefined>

/** The wanted fields of a document, named in words; all known ones when none is named. */
export function findFields(pages: readonly Page[], wanted?: readonly string[]): FoundFields {
  const rows = rowsOfPages(pages)
  const amounts = listAmounts(rows)
  const sums = weighTotals(amounts)
  const currency = findCurrencyUsed(rows, amounts)
  const order = orderOf(rows.map(({ text }) => text).join('\n'), currency?.code === 'USD' ? 'month' : 'day')
  const find: Finders = { ...byAmounts(sums, amounts, currency), ...byLabels(rows, order), ...byPlaces(rows, pages) }
  const fields = (wanted ?? Object.keys(find)).flatMap((name) => {
    const known = nameField(name)
    const field = known ? find[known]?.() : byWords(rows, name, order)
    return field ? [{ ...field, name }] : []
  })
  return { fields, checks: sums.checks }
}

const byAmounts = (sums: Sums, amounts: readonly NamedAmount[], currency: UsedCurrency | undefined): Finders => ({
  total: () => byAmount('total', sums.total, sums.confidence),
  net: () => byAmount('net', sums.net, sums.confidence) ?? byAmount('net', untaxed(sums.total, amounts), 0.5),
  tax: () => byAmount('tax', sums.tax, sums.confidence * 0.95),
  currency: () => {
    if (!currency) return undefined
    const { code, text, confidence, row } = currency
    const found = { value: code, text, confidence, page: row.page, found: 'beside the amounts' }
    return toField('currency', found, row.lines[0] ?? NOWHERE)
  },
})

const byLabels = (rows: readonly Row[], order: 'day' | 'month'): Finders => ({
  'invoice number': () => byLabel(rows, 'invoice number', codeReader),
  date: () => findDate(rows, order),
  'due date': () => byLabel(rows, 'due date', dateReader(order)),
  'order number': () => byLabel(rows, 'order number', codeReader),
  recipient: () => byLabel(rows, 'recipient', nameReader),
  'vat id': () => findVatId(rows),
  iban: () => findIban(rows),
})

function byPlaces(rows: readonly Row[], pages: readonly Page[]): Finders {
  const head = findHead(rows)
  return {
    issuer: () => byPlace('issuer', findIssuer(rows, pages)),
    company: () => byPlace('company', head.company),
    address: () => byPlace('address', head.address) ?? byLabel(rows, 'address', nameReader),
  }
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }

const byAmount = (name: string, amount: NamedAmount | undefined, confidence: number): Field | undefined =>
  amount &&
  toField(name, { ...amount, confidence, page: amount.row.page, found: `beside "${amount.label}"` }, amount.line)

const byPlace = (name: string, found: FoundText | undefined): Field | undefined =>
  found && toField(name, { ...found, value: found.text, found: 'by its place on the page' }, found.place)

/** A bill without tax: its net is its total. */
const untaxed = (total: NamedAmount | undefined, amounts: readonly NamedAmount[]): NamedAmount | undefined =>
  total && !amounts.some(({ kind, value }) => kind === 'tax' && value > 0) ? total : undefined
