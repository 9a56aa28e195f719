import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import { onlyRepeats, rowsWith, speaksOfAll } from './hold-names.ts'

const PEOPLE = [
  { Name: 'Ida Holm', Team: 'Logistics', Town: 'Bergen' },
  { Name: 'Jo Park', Team: 'Law', Town: 'Ulsan' },
  { Name: 'Kim Roe', Team: 'Logistics', Town: 'Cork' },
]

test.each([
  [['Logistics'], 2],
  [['Ida Holm'], 1],
  [['Logistics', 'Cork'], 1],
  [['Town'], 3],
  [['Harbour Office'], 3],
  [['Marketing'], undefined],
  [['Logistics', 'Ulsan'], undefined],
])('rows that hold %j: %s', (names, count) => {
  expect(rowsWith(PEOPLE, names, [], 'The Harbour Office')?.length).toBe(count)
})

test('the name that was asked with is no answer', () => {
  expect(onlyRepeats([{ name: 'Stone Soup' }], 'name', ['Stone Soup'])).toBe(true)
  expect(onlyRepeats([{ author: 'Ida Holm' }], 'author', ['Stone Soup'])).toBe(false)
  expect(speaksOfAll('All about Stone Soup', ['Stone Soup', 'Ida Holm'])).toBe(false)
})

test.each([
  ['Year', [1949, 1950, 2001], [1949]],
  ['Date', ['1949-12-31', '1950-01-01', '2001-05-05'], ['1949-12-31']],
])('“before 1950” is told by the column %s', (column, cells, kept) => {
  const rows = cells.map((cell) => ({ [column]: cell }))
  const found = arrange(rows, { about: [], filter: [{ field: 'year', is: 'less', to: 1950 }] })
  expect(found.map((row) => row[column])).toEqual(kept)
})

test('the oldest is by its year where no date is told', () => {
  const rows = [
    { Title: 'A', Year: 1990 },
    { Title: 'B', Year: 1871 },
  ]
  expect(arrange(rows, { about: [], sort: { field: 'date', order: 'up' }, limit: 1 })).toEqual([rows[1]])
})
