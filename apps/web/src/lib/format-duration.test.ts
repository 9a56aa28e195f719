import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [0, '0ms'],
  [999, '999ms'],
  [1_000, '1.0s'],
  [1_249, '1.2s'],
  [61_000, '61.0s'],
  [null, 'N/A'],
  [undefined, 'N/A'],
])('a duration of %s reads %s', (durationMs, shown) => {
  expect(formatDuration(durationMs)).toBe(shown)
})
