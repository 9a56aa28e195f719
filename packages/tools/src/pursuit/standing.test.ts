import type { Seen } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { standingOf, valueAt } from './standing.ts'
import { row } from './testing.ts'

const SHOP: Seen[] = [
  {
    role: 'table',
    children: [
      row('columnheader', 'Article', 'Costs', 'Left'),
      row('cell', 'Figs', '£4.20', '7'),
      row('cell', 'Dates', '£3.80', '7'),
    ],
  },
  { role: 'term', children: ['Open until'] },
  { role: 'definition', children: ['18:30'] },
]

describe('where an answer can be read again', () => {
  test.each([
    ['in the row that the goal names', '£4.20', 'What do the figs cost?', { row: 'Figs', column: 'Costs' }],
    ['beside its label', '18:30', 'When do they close?', { label: 'Open until' }],
    [
      'of a row that the goal does not name: tomorrow it may be another',
      '£3.80',
      'What is the lowest price?',
      undefined,
    ],
    ['by a value that the goal names', 'Dates', 'Which one costs £3.80?', { row: '£3.80', column: 'Article' }],
    ['of what was worked out', '£8.00', 'What do figs and dates cost together?', undefined],
  ])('%s', (_what, answer, goal, stands) => {
    const found = standingOf(SHOP, answer, goal)
    expect(found).toEqual(stands)
    if (found) expect(valueAt(SHOP, found)).toBe(answer)
  })

  test('what is there no more, or twice, is not read', () => {
    expect(valueAt(SHOP, { row: 'Pears', column: 'Costs' })).toBeUndefined()
    expect(valueAt([...SHOP, ...SHOP], { row: 'Figs', column: 'Costs' })).toBeUndefined()
    expect(valueAt([...SHOP, ...SHOP], { label: 'Open until' })).toBeUndefined()
  })
})
