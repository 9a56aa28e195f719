import { expect, test } from 'vitest'
import { fromCron, isComplete, type Timing, toCron, turnInto } from './timing.ts'

test.each<[string, Timing]>([
  ['*/15 * * * *', { every: 'minutes', minutes: 15 }],
  ['* * * * *', { every: 'minutes', minutes: 1 }],
  ['30 * * * *', { every: 'hours', minute: 30 }],
  ['0 9 * * *', { every: 'days', time: '09:00' }],
  ['5 17 * * 1-5', { every: 'weekdays', time: '17:05' }],
  ['0 9 * * 1', { every: 'weeks', time: '09:00', days: [1] }],
  ['0 9 * * 0,3,6', { every: 'weeks', time: '09:00', days: [0, 3, 6] }],
  ['45 23 31 * *', { every: 'months', time: '23:45', day: 31 }],
])('%s is said in words and read back', (cron, timing) => {
  expect(fromCron(cron)).toEqual(timing)
  expect(toCron(timing)).toBe(cron)
})

test.each(['0 9 * 6 *', '*/7 * * * *', '0 9,17 * * *', '@daily', '0 25 * * *'])(
  '%s stays as it was written',
  (cron) => {
    expect(fromCron(cron)).toEqual({ every: 'cron', cron })
  },
)

test('the time of day stays when one says another day', () => {
  expect(turnInto('weekdays', { every: 'days', time: '17:30' })).toEqual({ every: 'weekdays', time: '17:30' })
  expect(turnInto('cron', { every: 'days', time: '17:30' })).toEqual({ every: 'cron', cron: '30 17 * * *' })
})

test('a week without a day is not asked about', () => {
  expect(isComplete({ every: 'weeks', time: '09:00', days: [] })).toBe(false)
  expect(isComplete({ every: 'days', time: '' })).toBe(false)
  expect(isComplete({ every: 'cron', cron: ' ' })).toBe(false)
})
