import type { Seen } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { pointedAt, standingOf, valueAt } from './standing.ts'
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

  test.each([
    ['the value of a row', '7', 'Figs £4.20 7', { row: 'Figs', column: 'Left' }],
    ['the same of another', '7', 'Dates £3.80 7', { row: 'Dates', column: 'Left' }],
    ['a value by its label', '18:30', '', { label: 'Open until' }],
    ['the end of a line', '12.50', '', { label: 'Balance' }],
    ['one of two words beside each other', 'Ada King', '', { label: 'Owner' }],
    ['the cell beside its heading', 'SK-204', 'Number SK-204', { label: 'Number' }],
    ['what several have', '7', '', undefined],
    ['what stands in no such row', '7', 'Pears £1.00 7', undefined],
  ])('pointed at, %s is told again', (_what, value, inRow, stands) => {
    const page: Seen[] = [
      ...SHOP,
      {
        role: 'table',
        children: [
          {
            role: 'row',
            children: [
              { role: 'rowheader', children: ['Number'] },
              { role: 'cell', children: ['SK-204'] },
            ],
          },
        ],
      },
      { role: 'paragraph', ref: 'e1', children: ['Balance: 12.50'] },
      {
        role: 'generic',
        ref: 'e2',
        children: [
          { role: 'generic', text: 'Owner' },
          { role: 'strong', text: 'Ada King' },
        ],
      },
    ]
    const found = pointedAt(page, value, inRow, '')
    expect(found).toEqual(stands)
    if (found) expect(valueAt(page, found)).toBe(value)
  })

  test('a row is told by what was said of it, where that stands in it', () => {
    expect(pointedAt(SHOP, '7', 'Figs £4.20 7', 'How many are left at £4.20?')).toEqual({
      row: '£4.20',
      column: 'Left',
    })
  })

  test('what is there no more, or twice, is not read', () => {
    expect(valueAt(SHOP, { row: 'Pears', column: 'Costs' })).toBeUndefined()
    expect(valueAt([...SHOP, ...SHOP], { row: 'Figs', column: 'Costs' })).toBeUndefined()
    expect(valueAt([...SHOP, ...SHOP], { label: 'Open until' })).toBeUndefined()
  })
})
