import type { Task } from '@app/contract'
import { expect, test } from 'vitest'
import { fits, readFilter, toQuery } from './filter.ts'

const task = {
  ...{ id: 't', agentId: 'a1', name: 'Price watch', description: 'Compare lamps', status: 'failed', verdict: null },
  createdAt: new Date('2026-03-05T12:00:00').toISOString(),
} as Task

test('an address that makes no sense narrows to nothing', () => {
  const odd = { status: 'lost', verdict: 3, agent: '../x', since: '2026-13-40', until: 'today', search: '  ' }
  expect(readFilter(odd)).toEqual({})
  const fine = { status: 'failed', verdict: 'verified', agent: 'a1', since: '2026-03-01', search: 12 }
  expect(readFilter(fine)).toEqual({ ...fine, search: '12' })
})

test('the last day counts to its end, by the clock of whoever looks', () => {
  const { since, until } = toQuery({ since: '2026-03-05', until: '2026-03-05' })
  expect(Date.parse(until ?? '') - Date.parse(since ?? '')).toBe(24 * 60 * 60_000)
})

test.each([
  [{}, true],
  [{ search: 'LAMPS' }, true],
  [{ search: 'desk' }, false],
  [{ status: 'failed', agent: 'a1' }, true],
  [{ status: 'completed' }, false],
  [{ verdict: 'verified' }, false],
  [{ since: '2026-03-05', until: '2026-03-05' }, true],
  [{ since: '2026-03-06' }, false],
  [{ until: '2026-03-04' }, false],
] as const)('a task that has just changed fits %j: %s', (filter, fit) => {
  expect(fits(task, filter)).toBe(fit)
})
