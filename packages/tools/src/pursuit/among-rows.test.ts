import type { Seen } from '@app/toolkit'
import { describe, expect, test } from 'vitest'
import { doubtAmongRows } from './among-rows.ts'
import { countedFrom } from './counted-from.ts'
import { row } from './testing.ts'

const BOATS: Seen[] = [
  {
    role: 'table',
    children: [
      row('columnheader', 'Boat', 'Berth', 'Fee', 'Due', 'State'),
      row('cell', 'Merganser', 'North', '€140.00', '2 May 2027', 'paid'),
      row('cell', 'Little Tern', 'South', '€95.50', '9 May 2027', 'open'),
      row('cell', 'Tern', 'North', '€210.00', '1 June 2027', 'open'),
      row('cell', 'Pintail', 'South', '€88.00', '4 May 2027', 'paid'),
      row('cell', 'Garganey', 'North', '€120.00', '20 May 2027', 'open'),
    ],
  },
]
const NOW = new Date('2027-05-01T12:00:00Z')
const doubt = (answer: string, goal: string) => doubtAmongRows(BOATS, answer, goal, NOW)

describe('an answer that is one or some of many is held against all of them', () => {
  test.each([
    ['the highest', 'Tern', 'Which boat has the highest fee?'],
    ['the highest, in another language', 'Tern', 'Welches Boot zahlt am meisten?'],
    ['the earliest', 'Merganser', 'Whose fee is due first?'],
    ['the lowest of those that share what was said', 'Garganey', 'Which open boat in the North berth pays least?'],
    ['those of one state', 'Little Tern, Tern and Garganey', 'Which fees are still open?'],
    ['those of one state, in other words', 'Little Tern, Tern, Garganey', 'Who has not paid?'],
    ['two states at once', 'Tern, Garganey', 'Which boats of the north have an open fee?'],
    ['all but the one that is named', 'Merganser, Little Tern, Pintail, Garganey', 'All boats except Tern'],
    ['one by its name', '€95.50 for the Little Tern', 'What does the Little Tern pay?'],
    ['all of them', 'Merganser, Little Tern, Tern, Pintail, Garganey', 'Which boats are there?'],
    ['none of them', 'There are five boats', 'How many boats are there?'],
    ['a bound, which is not judged', 'Merganser', 'Which boats pay between 130 and 150?'],
  ])('it holds: %s', (_what, answer, goal) => {
    expect(doubt(answer, goal)).toBeUndefined()
  })

  test.each([
    ['not the highest', 'Garganey', 'Which boat has the highest fee?', 'Merganser'],
    ['the end of another column than was said', 'Pintail', 'Which boat is due last?', 'Merganser'],
    ['one of them is left out', 'Little Tern, Garganey', 'Which fees are still open?', 'Tern'],
    ['one too many', 'Little Tern, Tern, Garganey, Pintail', 'Which fees are still open?', 'Merganser'],
  ])('it is doubted: %s', (_what, answer, goal, other) => {
    expect(doubt(answer, goal)).toContain(`“${other}”`)
  })
})

test('a list over several pages is one', () => {
  const more: Seen[] = [
    {
      role: 'table',
      children: [
        row('columnheader', 'Boat', 'Berth', 'Fee', 'Due', 'State'),
        row('cell', 'Smew', 'South', '€300.00', '8 May 2027', 'paid'),
        row('cell', 'Pintail', 'South', '€88.00', '4 May 2027', 'paid'),
      ],
    },
  ]
  const onBoth = (answer: string) => doubtAmongRows([...BOATS, ...more], answer, 'Which boat has the highest fee?', NOW)
  expect(onBoth('Tern')).toContain('Of 6 rows')
  expect(onBoth('Smew')).toBeUndefined()
})

describe('a figure names the rows it was counted from', () => {
  const PAGE = 'Boats\nMerganser North €140.00\nLittle Tern\nTern\nPintail\nGarganey'
  const counted = (answer: string, ...from: string[]) => countedFrom(BOATS, PAGE, answer, from)

  test('as many, or what they come to in one column', () => {
    expect(counted('3', 'Little Tern', 'Tern', 'Garganey')?.lines).toEqual(['3 rows: Little Tern, Tern, Garganey'])
    expect(counted('€235.50', 'Merganser', 'Little Tern')?.lines).toEqual(['2 rows: Merganser, Little Tern'])
    expect(counted('117.75', 'Merganser', 'Little Tern')?.lines).toHaveLength(1)
  })

  test('rows that come to something else, or stand nowhere, are no proof', () => {
    expect(counted('€236.50', 'Merganser', 'Little Tern')).toMatchObject({ lines: [], doubt: expect.any(String) })
    expect(counted('2', 'Merganser', 'Shoveler')).toMatchObject({ lines: [], missing: 'Shoveler' })
  })

  test('words are no figure, and a figure without rows is looked for on the page', () => {
    expect(counted('Tern', 'Tern')).toBeUndefined()
    expect(counted('3')).toBeUndefined()
  })
})
