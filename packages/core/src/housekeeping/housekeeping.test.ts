import { actions, artefacts, type Database, events, recordEvent, steps, subscriptions, tasks } from '@app/db'
import { JOURNAL_DAYS, TIERS, type Tier } from '@app/spec'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { keepArtefact } from '../artefacts/keep-artefact.ts'
import { memoryFiles } from '../artefacts/memory-files.ts'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { fileDatabase, mintUser } from '../testing.ts'
import { sweepOldEvents } from './sweep-old-events.ts'
import { sweepOldTasks } from './sweep-old-tasks.ts'

const db: Database = await fileDatabase()
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

async function mintTask(user: Asker, endedDaysAgo: number | null, over: Partial<typeof tasks.$inferInsert> = {}) {
  const id = newId()
  const ended = endedDaysAgo === null ? {} : { endedAt: daysAgo(endedDaysAgo), status: 'completed' as const }
  const createdAt = daysAgo(2_000)
  await db.asUser(user.id, (tx) =>
    tx.insert(tasks).values({ id, userId: user.id, name: 'Watch', createdAt, ...ended, ...over }),
  )
  return id
}

const subscribe = (user: Asker, tier: Tier, status: 'active' | 'past-due' | 'ended', updatedDaysAgo = 0) =>
  db.asUser(user.id, (tx) =>
    tx.insert(subscriptions).values({ userId: user.id, tier, status, updatedAt: daysAgo(updatedDaysAgo) }),
  )

const tasksOf = async (user: Asker) =>
  (await db.asUser(user.id, (tx) => tx.select({ id: tasks.id }).from(tasks))).map(({ id }) => id)

describe('ended tasks are kept as long as the plan says', () => {
  test.each(TIERS.map((tier) => [tier, JOURNAL_DAYS[tier]] as const))('%s keeps them %i days', async (tier, days) => {
    const ada = await mintUser(db)
    if (tier !== 'micro') await subscribe(ada, tier, 'active')
    const young = await mintTask(ada, days - 1)
    await mintTask(ada, days + 1)
    await sweepOldTasks(db, memoryFiles())
    expect(await tasksOf(ada)).toEqual([young])
  })

  test('a task that has not ended stays, however old, and so does one with actions still set aside', async () => {
    const ada = await mintUser(db)
    const open = [await mintTask(ada, null), await mintTask(ada, 900, { reserved: 1 })]
    await sweepOldTasks(db, memoryFiles())
    expect((await tasksOf(ada)).sort()).toEqual(open.sort())
  })

  test('who leaves a plan has a month to fetch what it kept', async () => {
    const [leaving, left] = [await mintUser(db), await mintUser(db)]
    await subscribe(leaving, 'enterprise', 'ended', 29)
    await subscribe(left, 'enterprise', 'ended', 31)
    const kept = await mintTask(leaving, 100)
    await mintTask(left, 100)
    await sweepOldTasks(db, memoryFiles())
    expect([await tasksOf(leaving), await tasksOf(left)]).toEqual([[kept], []])
  })
})

test('with a task go its steps and files, row and bytes; what was counted stays counted', async () => {
  const ada = await mintUser(db)
  const files = memoryFiles()
  const taskId = await mintTask(ada, 31)
  const file = { name: 'a.csv', type: 'text/csv', bytes: Buffer.from('a') }
  await keepArtefact({ db, files }, { userId: ada.id, taskId, position: 1 }, file)
  await db.asUser(ada.id, async (tx) => {
    const step = { id: newId(), userId: ada.id, taskId, position: 1, path: '1', name: 'Read', tool: 'http.get' }
    await tx.insert(steps).values({ ...step, effect: 'reads', status: 'done', input: {} })
    await tx.insert(actions).values({ id: newId(), userId: ada.id, taskId, position: 1, modelUsed: 'x', success: true })
  })
  await sweepOldTasks(db, files)
  expect(files.kept.size).toBe(0)
  const left = await db.asUser(ada.id, async (tx) => ({
    steps: await tx.$count(steps),
    artefacts: await tx.$count(artefacts),
    actions: await tx.select({ taskId: actions.taskId }).from(actions),
  }))
  expect(left).toEqual({ steps: 0, artefacts: 0, actions: [{ taskId: null }] })
})

test('more than one batch, among tasks that stay, is removed in one go', async () => {
  const [paying, free] = [await mintUser(db), await mintUser(db)]
  await subscribe(paying, 'enterprise', 'active')
  const rows = (user: Asker, count: number) =>
    Array.from({ length: count }, () => ({
      id: newId(),
      userId: user.id,
      name: 'x',
      status: 'completed' as const,
      endedAt: daysAgo(40),
    }))
  await db.asSystem((tx) => tx.insert(tasks).values([...rows(paying, 250), ...rows(free, 450)]))
  expect(await sweepOldTasks(db, memoryFiles())).toBe(450)
  expect([(await tasksOf(paying)).length, (await tasksOf(free)).length]).toEqual([250, 0])
})

test('a store that fails leaves bytes for the next sweep, not rows', async () => {
  const ada = await mintUser(db)
  const files = memoryFiles()
  const taskId = await mintTask(ada, 31)
  const file = { name: 'a.csv', type: 'text/csv', bytes: Buffer.from('a') }
  await keepArtefact({ db, files }, { userId: ada.id, taskId, position: 1 }, file)
  const broken = { ...files, remove: () => Promise.reject(new Error('away')) }
  await expect(sweepOldTasks(db, broken)).rejects.toThrow('away')
  expect([await tasksOf(ada), files.kept.size]).toEqual([[], 1])
})

test('events are kept for a week', async () => {
  const ada = await mintUser(db)
  await db.asUser(ada.id, async (tx) => {
    await recordEvent(tx, { userId: ada.id, type: 'old' }, { userId: ada.id, type: 'young' })
    await tx
      .update(events)
      .set({ createdAt: daysAgo(8) })
      .where(eq(events.type, 'old'))
    await tx
      .update(events)
      .set({ createdAt: daysAgo(6) })
      .where(eq(events.type, 'young'))
  })
  expect(await sweepOldEvents(db)).toBe(1)
  expect(await db.asUser(ada.id, (tx) => tx.select({ type: events.type }).from(events))).toEqual([{ type: 'young' }])
})
