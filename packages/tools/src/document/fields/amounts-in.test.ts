import { expect, test } from 'vitest'
import { amountsIn } from './amounts-in.ts'

test.each<[string, number[]]>([
  ['Total $1939', [1939]],
  ['Total $1,939', [1939]],
  ['Total $ 1 939 and ¥1200', [1939, 1200]],
  ['12000円', [12000]],
  ['EUR 1.234,50', [1234.5]],
  ['$19.39 of $1939', [19.39, 1939]],
])('amounts are read whole: %s', (text, amounts) => {
  expect(amountsIn(text).map(({ value }) => value)).toEqual(amounts)
})
