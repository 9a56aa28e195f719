import { describe, expect, test } from 'vitest'
import { options, seenField } from '../testing/seen-field.ts'
import { fitValue } from './fit-value.ts'

const now = new Date('2026-01-15T12:00:00Z')
const fit = (...[field, value]: [Parameters<typeof seenField>[0], Parameters<typeof fitValue>[1]]) =>
  fitValue(seenField(field), value, { now })

describe('a value is entered in the form its field takes', () => {
  test.each([
    ['a date field', { kind: 'date' as const }, 'May 1, 1990', '1990-05-01'],
    ['a German form', { placeholder: 'TT.MM.JJJJ' }, '1990-05-01', '01.05.1990'],
    ['a French form', { placeholder: 'JJ/MM/AAAA' }, '1990-05-01', '01/05/1990'],
    ['an American form', { label: 'Start (MM/DD/YYYY)' }, '1990-05-01', '05/01/1990'],
    ['a card’s expiry', { placeholder: 'MM / YY' }, '2030-04', '04 / 30'],
    ['a number', { kind: 'number' as const }, 'about 1,200 pieces', '1200'],
    ['a time', { kind: 'time' as const }, '3:30 pm', '15:30'],
    ['one line', {}, 'Two\nlines', 'Two lines'],
    ['several lines', { kind: 'textarea' as const }, 'Two\nlines', 'Two\nlines'],
    ['a short field', { maxLength: 16 }, '4111 1111 1111 1111', '4111111111111111'],
  ])('%s', (_what, field, value, text) => {
    expect(fit(field, value)).toEqual({ entry: { at: 0, text } })
  })
})

test.each([
  ['Austria', 1],
  ['AT', 1],
  ['USA', 2],
  ['Alemania', 0],
  ['Österreihc', 1],
])('the country "%s" is found among German names', (value, index) => {
  const field = { kind: 'select' as const, options: options('Deutschland', 'Österreich', 'Vereinigte Staaten') }
  expect(fit(field, value)).toEqual({ entry: { at: 0, choose: [index] } })
})

test('a number finds the range it lies in, a month its name', () => {
  expect(fit({ kind: 'select', options: options('1 to 5', '6 to 10', 'more than 10') }, 7)).toEqual({
    entry: { at: 0, choose: [1] },
  })
  expect(fit({ kind: 'select', options: options('March', 'April', 'May') }, '04')).toEqual({
    entry: { at: 0, choose: [1] },
  })
})

test('a text that lists options chooses them all', () => {
  const field = { kind: 'checkboxes' as const, options: options('Chess', 'Go', 'Tea, green') }
  expect(fit(field, 'Go and Chess')).toEqual({ entry: { at: 0, choose: [1, 0] } })
  expect(fit(field, 'Tea, green')).toEqual({ entry: { at: 0, choose: [2] } })
})

test('what a field does not take is said with what it offers', () => {
  expect(fit({ kind: 'select', options: options('Red', 'Blue') }, 'Mauve')).toEqual({
    why: 'it offers no "Mauve", but "Red", "Blue"',
  })
  expect(fit({ maxLength: 2 }, 'California')).toMatchObject({ why: expect.stringContaining('at most 2 characters') })
})
