import { expect, test } from 'vitest'
import { exchangesIn, placedIn } from './evidence.ts'

test.each([
  [
    {
      sent: [
        { method: 'POST', url: '/orders', status: 201 },
        { method: 'POST', url: '/late' },
      ],
    },
    [201, undefined],
  ],
  [{ status: 404, url: 'https://shop.example/' }, [404]],
  [{ rows: [] }, []],
  ['text', []],
  [null, []],
])('what servers answered is read from %j: %j', (output, statuses) => {
  expect(exchangesIn(output).map(({ status }) => status)).toEqual(statuses)
})

test('which datum went into which field, and which found none', () => {
  const output = {
    placed: [{ name: 'mail', field: 'E-mail', held: 'a@b.c' }],
    unplaced: [{ name: 'fax', why: 'no field' }],
  }
  expect(placedIn(output)).toEqual({
    placed: [{ name: 'mail', field: 'E-mail' }],
    unplaced: [{ name: 'fax', why: 'no field' }],
  })
  expect(placedIn(undefined)).toEqual({ placed: [], unplaced: [] })
})
