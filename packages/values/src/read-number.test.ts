import { expect, test } from 'vitest'
import { findNumbers } from './find-numbers.ts'
import { readNumber } from './read-number.ts'

test.each([
  ['1,234 reviews', 1234],
  ['1.234,5', 1234.5],
  ['1 234 567', 1_234_567],
  ['-12.5 °C', -12.5],
  ['4,5', 4.5],
  ['.75', 0.75],
  ['3.5k', 3500],
  ['１２３', 123],
  ['seven', 7],
  ['twenty-five', 25],
  ['three hundred', 300],
  ['zwölf', 12],
  ['quinze', 15],
  ['十二', 12],
])('%s is %d', (text, value) => expect(readNumber(text)).toBe(value))

test.each(['none of it', '12.05.2024', '1.2.3', ''])('%j is no number', (text) => {
  expect(readNumber(text)).toBeUndefined()
})

test('every number of a text with its place, thousands by what the text is known to write', () => {
  expect(findNumbers('1.500 of 2.000', { decimal: '.' })).toEqual([
    { value: 1.5, from: 0, to: 5 },
    { value: 2, from: 9, to: 14 },
  ])
  expect(findNumbers('from 10-20').map(({ value }) => value)).toEqual([10, 20])
})
