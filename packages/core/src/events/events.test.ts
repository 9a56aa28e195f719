import { type Database, events, recordEvent, steps, tasks } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { findStart, MOST_REPLAYED } from './find-start.ts'
import { type Place, START, writePlace } from './place.ts'
import { readEvents } from './read-events.ts'

const db: Database = await fileDatabase()

const record = (user: Asker, ...names: string[]) =>
  db.asUser(user.id, (tx) => recordEvent(tx, ...names.map((type) => ({ userId: user.id, type }))))

const readOnce = (user: Asker, place: Place, told = new Map<string, number>()) =>
  actingAs(db, user)((ctx) => readEvents(ctx, place, told))

/** Other tests write to the same cluster, and their transactions hold events back as ours would. */
const readAs = (user: Asker, place: Place, told?: Map<string, number>) =>
  vi.waitUntil(async () => {
    const batch = await readOnce(user, place, told)
    return batch.held ? undefined : batch
  })
const startAs = (user: Asker, lastId?: string) => actingAs(db, user)((ctx) => findStart(ctx, lastId))
const namesIn = ({ events: read }: Awaited<ReturnType<typeof readEvents>>) => read.map(({ event }) => event.type)

test('R-07 an event waits for a transaction that began before it, and then both are told in one order', async () => {
  const ada = await mintUser(db)
  let commit = () => {}
  const held = new Promise<void>((resolve) => {
    commit = resolve
  })
  let written = () => {}
  const isWritten = new Promise<void>((resolve) => {
    written = resolve
  })
  const slow = db.asUser(ada.id, async (tx) => {
    await recordEvent(tx, { userId: ada.id, type: 'first' })
    written()
    await held
  })
  await isWritten
  await record(ada, 'second')
  expect(await readOnce(ada, START)).toEqual({ events: [], more: false, held: true })
  commit()
  await slow
  const batch = await readAs(ada, START)
  expect(namesIn(batch)).toEqual(['first', 'second'])
  expect(namesIn(await readAs(ada, batch.events[0]?.place ?? START))).toEqual(['second'])
})

test('S-50 somebody else’s events are not read, from whatever place', async () => {
  const [ada, bob] = [await mintUser(db), await mintUser(db)]
  await record(ada, 'hers')
  await record(bob, 'his')
  expect(namesIn(await readAs(bob, START))).toEqual(['his'])
})

test('an event of a task carries the task as it is, and its steps once', async () => {
  const ada = await mintUser(db)
  const taskId = newId()
  const step = { userId: ada.id, taskId, name: 'Read', tool: 'http.get', effect: 'reads', input: {} } as const
  const told = new Map<string, number>()
  await db.asUser(ada.id, async (tx) => {
    await tx.insert(tasks).values({ id: taskId, userId: ada.id, name: 'Watch', status: 'running' })
    for (const position of [1, 2]) {
      await tx.insert(steps).values({ ...step, id: newId(), position, path: `${position}`, status: 'done' })
      await recordEvent(tx, { userId: ada.id, type: 'task.step', taskId, data: { upTo: position } })
    }
  })
  const { events: first } = await readAs(ada, START, told)
  expect(first.map(({ event }) => [event.task?.name, event.steps?.map((one) => one.position)])).toEqual([
    ['Watch', [1, 2]],
    ['Watch', []],
  ])
  await db.asUser(ada.id, async (tx) => {
    await tx.insert(steps).values({ ...step, id: newId(), position: 3, path: '3', status: 'done' })
    await tx.update(tasks).set({ status: 'completed' }).where(eq(tasks.id, taskId))
    await recordEvent(tx, { userId: ada.id, type: 'task.step', taskId, data: { upTo: 3 } })
  })
  const { events: next } = await readAs(ada, first.at(-1)?.place ?? START, told)
  expect(next.map(({ event }) => [event.task?.status, event.steps?.map((one) => one.position)])).toEqual([
    ['completed', [2, 3]],
  ])
})

test('steps too large to send along are left out, and the event still comes', async () => {
  const ada = await mintUser(db)
  const taskId = newId()
  await db.asUser(ada.id, async (tx) => {
    await tx.insert(tasks).values({ id: taskId, userId: ada.id, name: 'Watch', status: 'running' })
    const large = { input: {}, output: 'x'.repeat(300_000), status: 'done', effect: 'reads' } as const
    await tx
      .insert(steps)
      .values({ ...large, id: newId(), userId: ada.id, taskId, position: 1, path: '1', name: 'Read', tool: 'http.get' })
    await recordEvent(tx, { userId: ada.id, type: 'task.step', taskId, data: { upTo: 1 } })
  })
  const [only] = (await readAs(ada, START)).events
  expect(only?.event).toMatchObject({ type: 'task.step', task: { id: taskId } })
  expect(only?.event).not.toHaveProperty('steps')
})

test('who comes anew is told of the last moments, and not of yesterday', async () => {
  const ada = await mintUser(db)
  await record(ada, 'yesterday')
  await db.asUser(ada.id, (tx) => tx.update(events).set({ createdAt: sql`now() - interval '1 day'` }))
  await record(ada, 'just now')
  const { place, reset } = await startAs(ada)
  expect([namesIn(await readAs(ada, place)), reset]).toEqual([['just now'], false])
})

test.each(['nonsense', '99999999999999999999-1', '-1-1', "1-1'; drop table events"])(
  'the place %s is none: load afresh',
  async (lastId) => {
    const ada = await mintUser(db)
    await record(ada, 'one')
    expect(await startAs(ada, lastId)).toMatchObject({ reset: true })
  },
)

test('who was away longer than events are kept loads afresh, and goes on from now', async () => {
  const ada = await mintUser(db)
  await record(ada, 'seen')
  const lastId = writePlace((await readAs(ada, START)).events[0]?.place ?? START)
  expect(await startAs(ada, lastId)).toMatchObject({ reset: false })
  await record(ada, 'missed')
  await db.asUser(ada.id, (tx) => tx.delete(events))
  await record(ada, 'kept')
  await readAs(ada, START)
  const start = await startAs(ada, lastId)
  expect([start.reset, namesIn(await readAs(ada, start.place))]).toEqual([true, []])
  await record(ada, 'after')
  expect(namesIn(await readAs(ada, start.place))).toEqual(['after'])
})

test('a place ahead of the database, as after a restore, is no place', async () => {
  const ada = await mintUser(db)
  await record(ada, 'one')
  expect(await startAs(ada, '999999999999-1')).toMatchObject({ reset: true })
})

test('who is more than 5,000 events behind loads afresh; who is exactly that far is told all of them', async () => {
  const ada = await mintUser(db)
  await record(ada, 'seen')
  const lastId = writePlace((await readAs(ada, START)).events[0]?.place ?? START)
  const many = Array.from({ length: MOST_REPLAYED }, () => ({ userId: ada.id, type: 'missed' }))
  await db.asUser(ada.id, (tx) => recordEvent(tx, ...many))
  expect(await startAs(ada, lastId)).toMatchObject({ reset: false })
  await record(ada, 'one more')
  expect(await startAs(ada, lastId)).toMatchObject({ reset: true })
})
