import { expect, test } from 'vitest'
import { shortenResult } from './shorten-result.ts'

test('what is short stays as it is', () => {
  for (const result of [null, 'done', { total: 3 }, { rows: [{ name: 'Lamp', price: 40 }] }])
    expect(shortenResult(result)).toBe(result)
})

test('a long text is its beginning, a long list its first rows, of the same shape', () => {
  expect(shortenResult('x'.repeat(9_000))).toHaveLength(4_001)
  const rows = Array.from({ length: 5_000 }, (_, at) => ({ name: `Lamp ${at}`, price: at }))
  expect(shortenResult({ found: 5_000, rows })).toEqual({ found: 5_000, rows: rows.slice(0, 10) })
  const wide = { rows: rows.map(() => ({ text: 'y'.repeat(1_000), deep: { deeper: 'z'.repeat(1_000) } })) }
  expect((shortenResult(wide) as typeof wide).rows).toHaveLength(3)
})

test('what has no short form is left out', () => {
  const keys = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${at}${'k'.repeat(900)}`, at]))
  expect(shortenResult(keys)).toBeNull()
})
