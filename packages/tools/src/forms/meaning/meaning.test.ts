import { expect, test } from 'vitest'
import { options, seenField } from '../testing/seen-field.ts'
import { meaningOfField } from './meaning-of-field.ts'
import { meaningsOfFields } from './meanings-of-fields.ts'

test.each([
  ['Vorname', 'given-name'],
  ['Nom de famille', 'family-name'],
  ['Código postal', 'postal-code'],
  ['電話番号', 'tel'],
  ['Sicherheitscode', 'cc-csc'],
  ['Straße und Hausnummer', 'address-line1'],
  ['Hausnummer', 'address-housenumber'],
  ['Favourite colour', ''],
])('the label "%s" asks for %s', (label, meaning) => {
  expect(meaningOfField(seenField({ label }))).toBe(meaning)
})

test('what the code of a page calls a field says most at its end', () => {
  expect(meaningOfField(seenField({ name: 'checkout[shipping_address][last_name]' }))).toBe('family-name')
})

test('a token that only keeps browsers from filling in is not believed', () => {
  expect(meaningOfField(seenField({ label: 'Town', autocomplete: 'new-password' }))).toBe('address-level2')
})

test('two lists under one "Valid until" are its month and its year', () => {
  const months = options(...Array.from({ length: 12 }, (_, n) => String(n + 1)))
  const years = options('2027', '2028', '2029', '2030', '2031', '2032')
  const fields = [
    seenField({ label: 'Card number' }),
    seenField({ kind: 'select', label: 'Valid until', options: months }),
    seenField({ kind: 'select', options: years }),
  ]
  expect(meaningsOfFields(fields)).toEqual(['cc-number', 'cc-exp-month', 'cc-exp-year'])
})

test('"Name" beside "Surname" is the first name', () => {
  expect(meaningsOfFields([seenField({ label: 'Name' }), seenField({ label: 'Surname' })])).toEqual([
    'given-name',
    'family-name',
  ])
})
