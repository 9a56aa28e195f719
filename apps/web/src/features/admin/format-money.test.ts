import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

const inLanguage = (language: string) => (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, options).format(value)

test.each([
  [0, 'Free'],
  [0.4, '0.4¢'],
  [0.0123, '0.012¢'],
  [0.999, '1¢'],
  [1, '$0.01'],
  [2.4, '$0.02'],
  [49_700, '$497.00'],
  [4_892_000, '$48,920.00'],
  [-1_900, '-$19.00'],
])('%f cents are shown as %s', (cents, shown) => {
  expect(formatMoney(cents, { number: inLanguage('en'), free: 'Free' })).toBe(shown)
})

test('another language writes them its own way', () => {
  expect(formatMoney(0.4, { number: inLanguage('de'), free: 'Kostenlos' })).toBe('0,4¢')
  expect(formatMoney(0, { number: inLanguage('de'), free: 'Kostenlos' })).toBe('Kostenlos')
})
