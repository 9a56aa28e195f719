import { Refused } from '@app/toolkit'
import { expect, test } from 'vitest'
import { type ArrangementWish, arrangeRows, checkArrangement } from './arrange-rows.ts'
import type { Row } from './rows.ts'

const ROWS: Row[] = [
  { name: 'Lamp', price: { amount: 40, currency: 'USD' }, date: '2026-05-01' },
  { name: 'desk', price: { amount: 120, currency: 'USD' }, date: '2026-04-01' },
  { name: 'Chair', price: null, date: '2026-06-01' },
  { name: 'Item 10', price: { amount: 9.5, currency: 'USD' }, date: null },
]

const names = (wish: ArrangementWish) => arrangeRows([...ROWS], wish).map(({ name }) => name)

test.each([
  [{ field: 'price', is: 'less', to: 50 }, ['Lamp', 'Item 10']],
  [{ field: 'price', is: 'less', to: '$50' }, ['Lamp', 'Item 10']],
  [{ field: 'price', is: 'at-least', to: 40 }, ['Lamp', 'desk']],
  [{ field: 'price', is: 'known' }, ['Lamp', 'desk', 'Item 10']],
  [{ field: 'price', is: 'not', to: 40 }, ['desk', 'Chair', 'Item 10']],
  [{ field: 'name', is: 'equal', to: 'DESK' }, ['desk']],
  [{ field: 'name', is: 'contains', to: 'a' }, ['Lamp', 'Chair']],
  [{ field: 'date', is: 'more', to: '2026-04-15' }, ['Lamp', 'Chair']],
] as const)('rows where %j', (condition, expected) => expect(names({ filter: [condition] })).toEqual(expected))

test('sorted either way, what is unknown comes last, and only so many', () => {
  expect(names({ sort: { field: 'price', order: 'up' } })).toEqual(['Item 10', 'Lamp', 'desk', 'Chair'])
  expect(names({ sort: { field: 'price', order: 'down' } })).toEqual(['desk', 'Lamp', 'Item 10', 'Chair'])
  expect(names({ sort: { field: 'name', order: 'up' }, limit: 2 })).toEqual(['Chair', 'desk'])
})

test('a condition on a field that is not there is refused in words', () => {
  const fields = [{ name: 'name', kind: 'title' as const }]
  expect(() => checkArrangement(fields, { sort: { field: 'price', order: 'up' } })).toThrow(Refused)
  expect(() => checkArrangement(fields, { sort: { field: 'price', order: 'up' } })).toThrow(/It has name\. Name one/)
  expect(() => checkArrangement(fields, { filter: [{ field: 'name', is: 'known' }] })).not.toThrow()
})
