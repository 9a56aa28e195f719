import { expect, test } from 'vitest'
import { isNarrowed, readFilter, toQuery } from './filter.ts'

test('what an address carries is read, and what makes no sense is left out', () => {
  const address = {
    search: ' mail ',
    category: 'crm',
    difficulty: 'easy',
    freeTier: true,
    popularity: 40,
    view: 'list',
  }
  expect(readFilter(address)).toEqual({ ...address, search: 'mail' })
  expect(
    readFilter({ search: '  ', category: 'zebras', difficulty: 1, freeTier: 'no', popularity: 'lots', view: 'pie' }),
  ).toEqual({})
})

test('a list instead of a grid narrows nothing', () => {
  expect(isNarrowed({ view: 'list' })).toBe(false)
  expect(isNarrowed({ freeTier: true })).toBe(true)
})

test('the call is asked as the specification writes it', () => {
  expect(toQuery({ freeTier: true, popularity: 40, view: 'list' })).toEqual({ freeTier: 'true', popularity: 40 })
})
