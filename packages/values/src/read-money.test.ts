import { expect, test } from 'vitest'
import { readMoney } from './read-money.ts'

test.each([
  ['$1,299.00', 1299, 'USD'],
  ['1.299,00 €', 1299, 'EUR'],
  ['EUR 5,-', 5, 'EUR'],
  ['CHF 19.–', 19, 'CHF'],
  ["CHF 1'049.95", 1049.95, 'CHF'],
  ['US$ 12.5k', 12_500, 'USD'],
  ['€ 3 Mio.', 3_000_000, 'EUR'],
  ['Rs. 1,23,456.50', 123_456.5, 'INR'],
  ['1 990 Kč', 1990, 'CZK'],
  ['¥1,980', 1980, 'JPY'],
  ['12€50', 12.5, 'EUR'],
  ['£119. 95', 119.95, 'GBP'],
  ['$0.125', 0.125, 'USD'],
  ['29.1583 GBP', 29.1583, 'GBP'],
  ['From 26 to 50 €', 26, 'EUR'],
  ['3 issues for only 14,85 EUR', 14.85, 'EUR'],
  ['$1,190.00 AUD', 1190, 'AUD'],
  ['AU $59.95', 59.95, 'AUD'],
  ['−$5', -5, 'USD'],
  ['٢٥٠ ريال', 250, 'SAR'],
])('%s is %d %s', (text, amount, currency) => {
  expect(readMoney(text)).toMatchObject({ amount, currency })
})

test.each(['40% off', 'Call us', '', '...', 'free shipping over lunch'])('%j is no price', (text) => {
  expect(readMoney(text)).toBeUndefined()
})

test('what costs nothing costs 0', () => expect(readMoney('Free!')).toEqual({ amount: 0 }))

test('an amount without a currency stays without one, unless a hint names it', () => {
  expect(readMoney('3.99')).toEqual({ amount: 3.99 })
  expect(readMoney('3.99', { hint: 'EUR' })).toMatchObject({ currency: 'EUR' })
  expect(readMoney('3.99', { hint: 'Preis in CHF' })).toMatchObject({ currency: 'CHF' })
})

test('a shared sign means the currency of the country', () => {
  expect(readMoney('$5', { country: 'CA' })).toMatchObject({ currency: 'CAD' })
  expect(readMoney('99 kr', { country: 'no' })).toMatchObject({ currency: 'NOK' })
  expect(readMoney('$5')).toMatchObject({ currency: 'USD' })
})

test('words that look like codes are not currencies', () => {
  expect(readMoney('all 24 pictures')).toEqual({ amount: 24 })
  expect(readMoney('Room 3 D on floor 2')).toEqual({ amount: 3 })
})

test('A5 #26 a text of five million characters is judged by its beginning', () => {
  const started = performance.now()
  for (const piece of ['1 ', '1.', '$', '$1 ', ' ']) readMoney(piece.repeat(5_000_000 / piece.length))
  expect(performance.now() - started).toBeLessThan(5_000)
})
