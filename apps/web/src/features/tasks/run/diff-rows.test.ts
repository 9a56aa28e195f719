import { expect, test } from 'vitest'
import { diffRows } from './diff-rows.ts'
import { cellText, rowsOf } from './rows-of.ts'

const table = (rows: Record<string, unknown>[]) => rowsOf({ rows }) ?? { columns: [], rows: [] }

test('rows that came, went and changed are told apart by the column that names them', () => {
  const before = table([
    { name: 'Lamp', price: 10 },
    { name: 'Desk', price: 90 },
    { name: 'Chair', price: 40 },
  ])
  const after = table([
    { name: 'Chair', price: 40 },
    { name: 'Lamp', price: 12 },
    { name: 'Shelf', price: 30 },
  ])
  expect(diffRows(before, after)).toEqual({
    columns: ['name', 'price'],
    unchanged: 1,
    differences: [
      { kind: 'changed', row: { name: 'Lamp', price: 12 }, was: { price: 10 } },
      { kind: 'added', row: { name: 'Shelf', price: 30 } },
      { kind: 'gone', row: { name: 'Desk', price: 90 } },
    ],
  })
})

test('where no column tells all rows apart, a changed row is one that went and one that came', () => {
  const before = table([{ colour: 'red' }, { colour: 'red' }, { colour: 'blue' }])
  const after = table([{ colour: 'red' }, { colour: 'red' }, { colour: 'green' }])
  expect(diffRows(before, after)).toMatchObject({
    unchanged: 2,
    differences: [
      { kind: 'added', row: { colour: 'green' } },
      { kind: 'gone', row: { colour: 'blue' } },
    ],
  })
})

test('a column that is new is a change of every row', () => {
  const { differences } = diffRows(table([{ id: 1 }]), table([{ id: 1, stock: 3 }]))
  expect(differences).toEqual([{ kind: 'changed', row: { id: 1, stock: 3 }, was: { stock: undefined } }])
})

test.each([
  ['a text', undefined],
  [null, undefined],
  [{ rows: [] }, undefined],
  [{ value: [1, 2] }, undefined],
  [
    { count: 2, products: [{ a: 1 }, { b: 2 }] },
    { rows: [{ a: 1 }, { b: 2 }], columns: ['a', 'b'] },
  ],
])('%j is read as rows: %j', (result, rows) => {
  expect(rowsOf(result)).toEqual(rows)
})

test('money in a cell reads as money, anything else as it is', () => {
  expect(cellText({ amount: 5.49, currency: 'USD' })).toBe('5.49 USD')
  expect([cellText({ a: 1 }), cellText(null), cellText(false)]).toEqual(['{"a":1}', '', 'false'])
})
