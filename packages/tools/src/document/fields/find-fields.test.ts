import { describe, expect, test } from 'vitest'
import { pageOfText } from '../layout/page-of-text.ts'
import { findFields } from './find-fields.ts'

/** Two or more spaces part what stands beside each other. */
const fieldsOf = (text: string, wanted?: string[]) => {
  const { fields, checks } = findFields([pageOfText(text)], wanted)
  return { values: Object.fromEntries(fields.map(({ name, value }) => [name, value])), fields, checks }
}

const INVOICES: [string, string, Record<string, string | number>][] = [
  [
    'English',
    `Blue Heron Tools Ltd.      Invoice
12 Mill Road, Leeds LS1 4AB
Invoice number:  BH-2041      Invoice date:  3 March 2025
Order no:  PO-77            Due date:  2 April 2025
Bill to:  Kestrel Garden Inc.
Two spades        £40.00
Subtotal          £40.00
VAT 20%           £8.00
Total due         £48.00
VAT no GB123456789`,
    {
      'invoice number': 'BH-2041',
      date: '2025-03-03',
      'due date': '2025-04-02',
      'order number': 'PO-77',
      total: 48,
      net: 40,
      tax: 8,
      currency: 'GBP',
      issuer: 'Blue Heron Tools Ltd.',
      recipient: 'Kestrel Garden Inc.',
      'vat id': 'GB123456789',
    },
  ],
  [
    'German',
    `Eisvogel Werkzeug GmbH
Rechnungsnr.:  R 2025-118     Rechnungsdatum:  04.03.2025
Fällig am:  18.03.2025
Nettobetrag        1.234,50 €
MwSt. 19 %         234,56 €
Gesamtbetrag       1.469,06 €
IBAN DE89 3704 0044 0532 0130 00
USt-IdNr. DE136695976`,
    {
      date: '2025-03-04',
      'due date': '2025-03-18',
      total: 1469.06,
      net: 1234.5,
      tax: 234.56,
      iban: 'DE89370400440532013000',
      'vat id': 'DE136695976',
      currency: 'EUR',
    },
  ],
  [
    'French',
    `Martin Pêcheur SARL
Numéro de facture :  F-0991      Date de facturation :  15 août 2024
Date d'échéance :  14 septembre 2024
Montant HT       100,00 €
TVA 20 %         20,00 €
Total TTC        120,00 €`,
    {
      'invoice number': 'F-0991',
      date: '2024-08-15',
      'due date': '2024-09-14',
      total: 120,
      net: 100,
      tax: 20,
      currency: 'EUR',
    },
  ],
  [
    'Spanish',
    `Martín Pescador S.L.
Factura nº:  2024/15      Fecha de factura:  09/11/2024
Vencimiento:  09/12/2024
Base imponible     200,00 €
IVA 21%            42,00 €
Total a pagar      242,00 €`,
    { 'invoice number': '2024/15', date: '2024-11-09', 'due date': '2024-12-09', total: 242, net: 200, tax: 42 },
  ],
  [
    'Chinese',
    `发票号码：  20250417      开票日期：  2025年4月17日
购买方名称：  翠鸟科技有限公司
税额      13.00
价税合计      113.00`,
    { 'invoice number': '20250417', date: '2025-04-17', total: 113, tax: 13, recipient: '翠鸟科技有限公司' },
  ],
  [
    'Japanese',
    `請求書番号：  K-1020      発行日：  2025年5月1日
支払期限：  2025年5月31日
小計      ¥10,000
消費税      ¥1,000
合計      ¥11,000`,
    {
      'invoice number': 'K-1020',
      date: '2025-05-01',
      'due date': '2025-05-31',
      total: 11000,
      net: 10000,
      tax: 1000,
      currency: 'JPY',
    },
  ],
]

test.each(INVOICES)('an invoice in %s gives up its fields', (_, text, expected) => {
  expect(fieldsOf(text).values).toMatchObject(expected)
})

const RECEIPT = `KINGFISHER HARDWARE SDN BHD
(123456-A)
NO. 5, JALAN SUNGAI 2,
43000 KAJANG, SELANGOR
TEL: 03-1234 5678
RECEIPT
DATE: 21/06/2018  10:22
HAMMER     19.90
NAILS      4.12
SUBTOTAL   24.02
ROUNDING   -0.02
TOTAL      24.00
CASH       50.00
CHANGE     26.00`

test('a receipt gives company, address, date and what was to pay after rounding', () => {
  const { values } = fieldsOf(RECEIPT, ['company', 'address', 'date', 'total'])
  expect(values).toEqual({
    company: 'KINGFISHER HARDWARE SDN BHD',
    address: 'NO. 5, JALAN SUNGAI 2, 43000 KAJANG, SELANGOR',
    date: '2018-06-21',
    total: 24,
  })
})

describe('agreement is evidence, disagreement is told', () => {
  test('a total that cash and change confirm is surer than one that stands alone', () => {
    const sure = fieldsOf(RECEIPT).fields.find(({ name }) => name === 'total')
    const alone = fieldsOf('TOTAL      24.00').fields.find(({ name }) => name === 'total')
    expect(sure?.confidence).toBeGreaterThan((alone?.confidence ?? 1) + 0.1)
    expect(fieldsOf(RECEIPT).checks).toContain('What was paid less the change is the total.')
  })

  test('lines that make the total, and lines that do not, are told', () => {
    const bill = (total: string) => `Lamp       12.50\nChair      89.90\nTotal     ${total}`
    expect(fieldsOf(bill('102.40')).checks).toEqual(['The lines add up.'])
    expect(fieldsOf(bill('110.00')).checks).toEqual(['The lines add up to 102.4, not to the total 110.'])
  })

  test('net and tax that do not add up are said to', () => {
    const { checks } = fieldsOf('Net amount   100.00\nVAT   20.00\nTotal   130.00')
    expect(checks).toEqual(['Net 100 and tax 20 do not add up to the total 130.'])
  })
})

test('an IBAN with a wrong check digit is none; one misread off a picture is mended by its check digits', () => {
  expect(fieldsOf('IBAN DE89 3704 0044 0532 0130 01').values.iban).toBeUndefined()
  expect(fieldsOf('IBAN: GB33BUKB20201555555555').values.iban).toBe('GB33BUKB20201555555555')
  expect(fieldsOf('IBAN: NL6SB0OK1000000005').values.iban).toBe('NL65BOOK1000000005')
})

test('a field nobody thought of is found by the words it is asked for with, right of them or below', () => {
  const text = 'Meter reading:  4711      Contract\nTariff                    C-98'
  const { values, fields } = fieldsOf(text, ['meter reading', 'contract', 'shoe size'])
  expect(values).toEqual({ 'meter reading': '4711', contract: 'C-98' })
  expect(fields[0]).toMatchObject({ page: 1, text: '4711', found: 'right of "Meter reading"' })
  expect(fields[1]?.found).toBe('below "Contract"')
})

test('the date of the order is not the date of the invoice', () => {
  expect(fieldsOf('Order date: 15-10-2015\nInvoice date: 20-10-2015').values.date).toBe('2015-10-20')
})

test('whether the month comes first is settled by the dates that leave no doubt', () => {
  expect(fieldsOf('Date: 03/04/2025\nDelivered 03/25/2025').values.date).toBe('2025-03-04')
  expect(fieldsOf('Date: 03/04/2025\nDelivered 25/03/2025').values.date).toBe('2025-04-03')
})
