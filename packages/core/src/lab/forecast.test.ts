import type { HourRecord, UsageDay } from '@app/contract'
import { actions, tasks } from '@app/db'
import { expect, test } from 'vitest'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { DAY_MS, forecastUsage } from './forecast-usage.ts'
import { findBestHour } from './rank-hours.ts'
import { readForecast } from './read-forecast.ts'

const db = await fileDatabase()
const NOW = new Date('2031-05-11T12:00:00Z')

/** Ends today, with what was done on each day. */
const days = (counts: readonly number[], costCents = 0): UsageDay[] =>
  counts.map((count, at) => ({
    date: new Date(NOW.getTime() - (counts.length - 1 - at) * DAY_MS).toISOString().slice(0, 10),
    actions: count,
    completed: 0,
    failed: 0,
    verified: 0,
    savedMs: 0,
    costCents,
  }))
const forecast = (counts: readonly number[], used: number, limit: number, ahead = 10, costCents = 0) =>
  forecastUsage({
    days: days(counts, costCents),
    used,
    limit,
    now: NOW,
    resetsAt: new Date(NOW.getTime() + ahead * DAY_MS),
  })

test('steady work is continued as it was, and its band has no width', () => {
  const { outlook, days: drawn } = forecast([10, 10, 10, 10, 10, 10, 10, 3], 100, 1_000, 10, 2)
  expect(outlook?.actions).toEqual({ likely: 200, low: 200, high: 200 })
  expect(outlook?.costCents).toEqual({ likely: 20, low: 20, high: 20 })
  expect(outlook?.limit).toEqual({ likely: null, earliest: null, latest: null })
  expect(drawn.filter(({ expected }) => expected)).toHaveLength(10)
  expect(drawn.at(-1)).toEqual({ date: '2031-05-21', actions: null, expected: { likely: 10, low: 10, high: 10 } })
})

test('uneven work has a band that holds the likely figure, and it widens the further one looks', () => {
  const counts = [0, 30, 5, 0, 25, 10, 0, 2].map((count) => count + 1)
  const [near, far] = [2, 20].map((ahead) => forecast(counts, 0, 1_000, ahead).outlook?.actions)
  const width = (one = near) => (one?.high ?? 0) - (one?.low ?? 0)
  expect(near?.low).toBeLessThan(near?.likely ?? 0)
  expect(near?.high).toBeGreaterThan(near?.likely ?? 0)
  expect(width(far)).toBeGreaterThan(2 * width(near))
})

test('the day the limit is reached: likely, at the earliest, at the latest', () => {
  const steady = [10, 10, 10, 10, 10, 10, 10, 0]
  expect(forecast(steady, 950, 1_000).outlook?.limit.likely).toBe('2031-05-16')
  expect(forecast(steady, 1_000, 1_000).outlook?.limit.likely).toBe('2031-05-11')
  const { limit } = forecast([0, 20, 0, 20, 0, 20, 10, 0, 0], 950, 1_000).outlook ?? {}
  expect(limit?.earliest && limit.likely && limit.earliest < limit.likely).toBe(true)
})

test('today is not over and counts for nothing yet', () => {
  expect(forecast([10, 10, 10, 10, 10, 10, 10, 0], 0, 1_000).outlook?.actions.likely).toBe(100)
})

test('with too little history there is no forecast, and it says how little there is', () => {
  expect(forecast([0, 0, 0, 0, 10, 10, 10, 10], 40, 1_000)).toMatchObject({
    outlook: null,
    history: { days: 3, activeDays: 3 },
  })
  expect(forecast([10, 0, 0, 0, 0, 0, 0, 0, 10], 20, 1_000).outlook).toBeNull()
  expect(forecast([], 0, 1_000)).toEqual({ outlook: null, history: { days: 0, activeDays: 0 }, days: [] })
})

const hour = (at: number, runs: number, completed: number, medianMs: number | null): HourRecord => ({
  hour: at,
  runs,
  completed,
  medianMs,
})

test('the best hour is the quickest of those that succeed no less than all together', () => {
  expect(findBestHour([hour(3, 5, 5, 900), hour(9, 5, 5, 400), hour(14, 5, 1, 100)])).toBe(9)
})

test('one hour alone, or a handful of runs, is no comparison', () => {
  expect(findBestHour([hour(9, 50, 50, 400)])).toBeNull()
  expect(findBestHour([hour(9, 2, 2, 400), hour(10, 2, 2, 300)])).toBeNull()
  expect(findBestHour([hour(9, 3, 0, null), hour(10, 3, 0, null)])).toBeNull()
})

test('the forecast comes from the asker’s own record and from nobody else’s', async () => {
  const [ada, bob] = [await mintUser(db), await mintUser(db)]
  const ago = (count: number) => new Date(Date.now() - count * DAY_MS)
  for (let day = 1; day <= 10; day += 1)
    await db.asUser(ada.id, (tx) =>
      tx.insert(actions).values({
        id: newId(),
        userId: ada.id,
        modelUsed: 'http.get',
        success: true,
        createdAt: ago(day),
      }),
    )
  const startedAt = new Date(ago(2).setUTCHours(9, 0, 0, 0))
  const task = { userId: ada.id, name: 'x', status: 'completed', startedAt, createdAt: startedAt } as const
  for (const seconds of [1, 2, 9])
    await db.asUser(ada.id, (tx) =>
      tx.insert(tasks).values({ id: newId(), ...task, endedAt: new Date(startedAt.getTime() + seconds * 1_000) }),
    )
  const own = await actingAs(db, ada)((ctx) => readForecast(ctx))
  expect(own.outlook).not.toBeNull()
  expect(own.history).toEqual({ days: 10, activeDays: 10 })
  expect(own.hours).toEqual([{ hour: 9, runs: 3, completed: 3, medianMs: 2_000 }])
  expect(own.bestHour).toBeNull()
  const others = await actingAs(db, bob)((ctx) => readForecast(ctx))
  expect(others).toMatchObject({ outlook: null, hours: [], history: { days: 0, activeDays: 0 } })
})
