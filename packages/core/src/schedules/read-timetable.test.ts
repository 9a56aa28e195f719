import { describe, expect, test } from 'vitest'
import { nextRuns } from './next-runs.ts'
import { readTimetable } from './read-timetable.ts'

const runs = (cron: string, timezone: string, after: string, count = 4) =>
  nextRuns(readTimetable(cron, timezone), new Date(after), count).map((at) => at.replace(':00.000Z', 'Z'))

test('nine o’clock on working days is nine o’clock in that time zone, summer and winter', () => {
  expect(runs('0 9 * * 1-5', 'Europe/Berlin', '2026-03-26T12:00:00Z')).toEqual([
    '2026-03-27T08:00Z',
    '2026-03-30T07:00Z',
    '2026-03-31T07:00Z',
    '2026-04-01T07:00Z',
  ])
})

describe('R-05 when the clocks go forward, a time that does not exist runs once, right after the gap', () => {
  test.each([
    ['30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z', ['2026-03-29T01:00Z', '2026-03-30T00:30Z']],
    ['30 2 * * *', 'America/New_York', '2026-03-07T12:00:00Z', ['2026-03-08T07:00Z', '2026-03-09T06:30Z']],
    ['0 2,14 * * *', 'Europe/Berlin', '2026-03-28T22:00:00Z', ['2026-03-29T01:00Z', '2026-03-29T12:00Z']],
    ['0,30 2 * * *', 'Europe/Berlin', '2026-03-28T22:00:00Z', ['2026-03-29T01:00Z', '2026-03-30T00:00Z']],
    ['0 2-3 * * *', 'Europe/Berlin', '2026-03-28T22:00:00Z', ['2026-03-29T01:00Z', '2026-03-30T00:00Z']],
    ['*/30 * * * *', 'Europe/Berlin', '2026-03-29T00:45:00Z', ['2026-03-29T01:00Z', '2026-03-29T01:30Z']],
  ])('%s in %s', (cron, timezone, after, expected) => {
    expect(runs(cron, timezone, after, 2)).toEqual(expected)
  })
})

describe('R-05 when the clocks go back, a time that exists twice runs once', () => {
  test.each([
    ['30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00:00Z', ['2026-10-25T00:30Z', '2026-10-26T01:30Z']],
    ['30 1 * * *', 'America/New_York', '2026-10-31T12:00:00Z', ['2026-11-01T05:30Z', '2026-11-02T06:30Z']],
    ['0 2,14 * * *', 'Europe/Berlin', '2026-10-24T22:00:00Z', ['2026-10-25T00:00Z', '2026-10-25T13:00Z']],
    [
      '0,30 2 * * *',
      'Europe/Berlin',
      '2026-10-24T22:00:00Z',
      ['2026-10-25T00:00Z', '2026-10-25T00:30Z', '2026-10-26T01:00Z'],
    ],
    ['@daily', 'America/Havana', '2026-10-31T12:00:00Z', ['2026-11-01T04:00Z', '2026-11-02T05:00Z']],
  ])('%s in %s', (cron, timezone, after, expected) => {
    expect(runs(cron, timezone, after, expected.length)).toEqual(expected)
  })

  test('an interval goes on through the doubled hour as time passes', () => {
    expect(runs('*/30 * * * *', 'Europe/Berlin', '2026-10-25T00:15:00Z')).toEqual([
      '2026-10-25T00:30Z',
      '2026-10-25T01:00Z',
      '2026-10-25T01:30Z',
      '2026-10-25T02:00Z',
    ])
  })

  test('somebody who asks in the middle of the doubled hour is not given its second half', () => {
    expect(runs('30 2 * * *', 'Europe/Berlin', '2026-10-25T01:15:00Z', 1)).toEqual(['2026-10-26T01:30Z'])
  })
})

describe('what is not a schedule is refused with what helps', () => {
  test.each([
    ['nonsense', 'UTC', /is not a schedule\. Write five parts: minute, hour/],
    ['', 'UTC', /is not a schedule/],
    ['61 * * * *', 'UTC', /cannot be read \(Invalid value for minute: 61\)\. Write five parts/],
    ['*/0 * * * *', 'UTC', /cannot be read/],
    ['* * * * * *', 'UTC', /at most once a minute, so it names no seconds/],
    ['*/10 * * * * * 2030', 'UTC', /at most once a minute/],
    ['2030-01-01T00:00:00', 'UTC', /is not a schedule/],
    ['@reboot', 'UTC', /is not a schedule/],
    ['0 9 * * *', 'Mars/Olympus', /timezone: "Mars\/Olympus" is not a time zone\. Use a name such as/],
    ['0 9 * * *', '+02:00', /is not a time zone/],
    ['0 9 * * *', '', /is not a time zone/],
  ])('%s in %s', (cron, timezone, words) => {
    expect(() => readTimetable(cron, timezone)).toThrow(
      expect.objectContaining({ code: 'invalid', message: expect.stringMatching(words) }),
    )
  })
})

test('a day that never comes has no next run', () => {
  expect(runs('0 0 30 2 *', 'UTC', '2026-01-01T00:00:00Z')).toEqual([])
})
