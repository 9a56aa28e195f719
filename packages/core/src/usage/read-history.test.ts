import { actions, settings, tasks } from '@app/db'
import { DEFAULT_SETTINGS, HAND_SECONDS_PER_ACTION } from '@app/spec'
import { expect, test } from 'vitest'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { readHistory } from './read-history.ts'

const db = await fileDatabase()
const DAY_MS = 86_400_000

const newTask = (user: Asker, task: Partial<typeof tasks.$inferInsert>) =>
  db.asUser(user.id, (tx) =>
    tx.insert(tasks).values({ id: newId(), userId: user.id, name: 'x', endedAt: new Date(), ...task }),
  )
const newAction = (user: Asker, createdAt: Date, costCents = 0) =>
  db.asUser(user.id, (tx) =>
    tx
      .insert(actions)
      .values({ id: newId(), userId: user.id, modelUsed: 'http.get', success: true, createdAt, costCents }),
  )

test('every day has its row, the empty ones too, oldest first', async () => {
  const ada = await mintUser(db)
  const days = await actingAs(db, ada)((ctx) => readHistory(ctx, 30))
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({
    date: new Date().toISOString().slice(0, 10),
    actions: 0,
    completed: 0,
    failed: 0,
    verified: 0,
    savedMs: 0,
    costCents: 0,
  })
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
})

test('time saved is what the actions take by hand less what the agent took, and never less than nothing', async () => {
  const ada = await mintUser(db)
  await newTask(ada, { status: 'completed', verdict: 'verified', actionsUsed: 10, executionTime: 4_000 })
  await newTask(ada, { status: 'completed', actionsUsed: 1, executionTime: 600_000 })
  await newTask(ada, { status: 'failed', actionsUsed: 50, executionTime: 1 })
  await newTask(ada, { status: 'failed', reason: 'cancelled', actionsUsed: 50 })
  await newTask(ada, { status: 'completed', dryRun: true, actionsUsed: 50 })
  await newAction(ada, new Date(), 3)
  await newAction(ada, new Date())
  const [today] = (await actingAs(db, ada)((ctx) => readHistory(ctx, 7))).slice(-1)
  expect(today).toMatchObject({ actions: 2, costCents: 3, completed: 2, failed: 1, verified: 1 })
  expect(today?.savedMs).toBe(10 * HAND_SECONDS_PER_ACTION * 1_000 - 4_000)
})

test('a day is a day where the user lives, and another person’s work is not in it', async () => {
  const [ada, bob] = [await mintUser(db), await mintUser(db)]
  await db.asUser(ada.id, (tx) =>
    tx.insert(settings).values({ ...DEFAULT_SETTINGS, userId: ada.id, timezone: 'Asia/Tokyo' }),
  )
  const [yesterday] = (await actingAs(db, ada)((ctx) => readHistory(ctx, 7))).slice(-2)
  const beforeMidnight = new Date(new Date(`${yesterday?.date}T23:59:00+09:00`).getTime())
  await newAction(ada, beforeMidnight)
  await newAction(ada, new Date(beforeMidnight.getTime() - 20 * DAY_MS))
  await newAction(bob, beforeMidnight)
  const days = await actingAs(db, ada)((ctx) => readHistory(ctx, 7))
  expect(days.slice(-2).map(({ actions: count }) => count)).toEqual([1, 0])
  expect(days.reduce((sum, day) => sum + day.actions, 0)).toBe(1)
})
