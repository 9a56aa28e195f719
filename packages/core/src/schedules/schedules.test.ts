import { NewAgent, type ScheduleBody } from '@app/contract'
import { agents, alerts, schedules, tasks, users } from '@app/db'
import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createAgent } from '../agents/create-agent.ts'
import { readAlert } from '../alerts/read-alert.ts'
import type { Context } from '../context.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { deleteSchedule } from './delete-schedule.ts'
import { fireDueSchedules } from './fire-due-schedules.ts'
import { getSchedule } from './get-schedule.ts'
import { previewSchedule } from './preview-schedule.ts'
import { rebaseSchedules } from './rebase-schedules.ts'
import { saveSchedule } from './save-schedule.ts'

const db = await fileDatabase()
const scout = NewAgent.parse({ name: 'Scout', recipe: { version: 1, steps: [{ do: 'http.get' }] } })
const hourly: ScheduleBody = { cron: '0 * * * *', timezone: 'UTC', misfire: 'run-once', enabled: true }
const minutes = (at: Date, more: number) => new Date(at.getTime() + more * 60_000)

/** An agent of somebody's own with a schedule, and the eyes to see what became of it. */
async function scheduled(over: Partial<ScheduleBody> = {}) {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  const { id: agentId } = await ada((ctx) => createAgent(ctx, scout))
  const schedule = await ada((ctx) => saveSchedule(ctx, agentId, { ...hourly, ...over }))
  const due = new Date(schedule.nextRuns[0] ?? 0)
  const row = async () =>
    (await ada(({ db: tx }) => tx.select().from(schedules).where(eq(schedules.agentId, agentId))))[0]
  const runs = () => ada(({ db: tx }) => tx.select().from(tasks).where(eq(tasks.agentId, agentId)))
  const told = () =>
    ada(({ db: tx }) =>
      tx
        .select()
        .from(alerts)
        .where(and(eq(alerts.agentId, agentId), eq(alerts.type, 'DID_NOT_RUN')))
        .orderBy(desc(alerts.createdAt)),
    )
  const change = (set: Partial<typeof agents.$inferInsert>) =>
    ada(({ db: tx }) => tx.update(agents).set(set).where(eq(agents.id, agentId)))
  return { user, ada, agentId, schedule, due, row, runs, told, change }
}

test('a schedule is saved, read with its next five runs, replaced and taken away', async () => {
  const { ada, agentId, schedule } = await scheduled()
  expect(schedule.nextRuns).toHaveLength(5)
  expect(new Date(schedule.nextRuns[0] ?? 0).getTime()).toBeGreaterThan(Date.now())
  const daily = { cron: '0 6 * * *', timezone: 'Asia/Tokyo', misfire: 'skip', enabled: false } as const
  const replaced = await ada((ctx) => saveSchedule(ctx, agentId, daily))
  expect(replaced).toMatchObject({ ...daily, id: schedule.id, nextRuns: [] })
  expect(await ada((ctx) => getSchedule(ctx, agentId))).toEqual(replaced)
  await ada((ctx) => deleteSchedule(ctx, agentId))
  const gone = { code: 'not-found', message: expect.stringContaining('no schedule') }
  expect(await ada((ctx) => getSchedule(ctx, agentId))).toBeNull()
  await expect(ada((ctx) => deleteSchedule(ctx, agentId))).rejects.toMatchObject(gone)
})

test('a preview shows the runs without storing, and what never comes cannot be saved', async () => {
  const { ada, agentId, schedule } = await scheduled()
  const { nextRuns } = await ada((ctx) => previewSchedule(ctx, { cron: '0 9 * * 1', timezone: 'Europe/Paris' }))
  expect(nextRuns).toHaveLength(5)
  expect(await ada((ctx) => getSchedule(ctx, agentId))).toMatchObject({ cron: schedule.cron })
  await expect(ada((ctx) => saveSchedule(ctx, agentId, { ...hourly, cron: '0 0 30 2 *' }))).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('never comes'),
  })
})

test('another person’s agent has no schedule for you', async () => {
  const { agentId, row } = await scheduled()
  const bob = actingAs(db, await mintUser(db))
  const before = await row()
  const attempts: ((ctx: Context) => Promise<unknown>)[] = [
    (ctx) => getSchedule(ctx, agentId),
    (ctx) => saveSchedule(ctx, agentId, { ...hourly, cron: '* * * * *' }),
    (ctx) => deleteSchedule(ctx, agentId),
  ]
  for (const attempt of attempts) await expect(bob(attempt)).rejects.toMatchObject({ code: 'not-found' })
  expect(await row()).toEqual(before)
})

test('what is due runs once, and the next time is reckoned from now', async () => {
  const { due, row, runs, told, schedule } = await scheduled()
  await fireDueSchedules(db, minutes(due, -1))
  expect(await runs()).toEqual([])
  await fireDueSchedules(db, due)
  await fireDueSchedules(db, minutes(due, 1))
  const [task, ...more] = await runs()
  expect(more).toEqual([])
  expect(task).toMatchObject({ origin: 'schedule', status: 'pending' })
  expect(task?.requestKey).toBe(`schedule:${schedule.id}:${due.toISOString()}`)
  expect(await row()).toMatchObject({ lastTaskId: task?.id, lastAt: due, nextAt: minutes(due, 60) })
  expect(await told()).toEqual([])
})

test('without a given time the database’s clock decides', async () => {
  const { agentId, ada, runs, row } = await scheduled()
  await ada(({ db: tx }) =>
    tx
      .update(schedules)
      .set({ nextAt: new Date(Date.now() - 1_000) })
      .where(eq(schedules.agentId, agentId)),
  )
  await fireDueSchedules(db)
  expect(await runs()).toHaveLength(1)
  expect((await row())?.nextAt?.getTime()).toBeGreaterThan(Date.now())
})

test('several workers at once fire each due time exactly once', async () => {
  const many = await Promise.all(Array.from({ length: 6 }, () => scheduled()))
  const at = minutes(many[0]?.due ?? new Date(), 61)
  for (let hour = 0; hour < 3; hour += 1) {
    await Promise.all(Array.from({ length: 8 }, () => fireDueSchedules(db, minutes(at, hour * 60))))
  }
  for (const { runs } of many) expect(await runs()).toHaveLength(3)
})

describe('a time that passed while nothing was running', () => {
  test('run-once makes up for all of them with one run, and says so', async () => {
    const { due, runs, told, row } = await scheduled({ misfire: 'run-once', timezone: 'Asia/Kolkata' })
    await fireDueSchedules(db, minutes(due, 200))
    const [task, ...more] = await runs()
    expect(more).toEqual([])
    expect(await told()).toMatchObject([
      {
        product: 'Scout',
        taskId: task?.id,
        message: expect.stringMatching(
          /^Scout was due on \d+ \w+ \d{4}, \d\d:\d\d \(Asia\/Kolkata\) and did not run\. Nothing was running at that time\. One run makes up/,
        ),
      },
    ])
    expect((await row())?.nextAt?.getTime()).toBeGreaterThan(minutes(due, 200).getTime())
  })

  test('skip waits for the next, and says so', async () => {
    const { due, runs, told, row } = await scheduled({ misfire: 'skip' })
    await fireDueSchedules(db, minutes(due, 6))
    expect(await runs()).toEqual([])
    expect(await told()).toMatchObject([
      { taskId: null, message: expect.stringMatching(/The next run is as planned\.$/) },
    ])
    await fireDueSchedules(db, (await row())?.nextAt ?? due)
    expect(await runs()).toHaveLength(1)
  })

  test('up to five minutes is late, not missed', async () => {
    const { due, runs, told } = await scheduled({ misfire: 'skip' })
    await fireDueSchedules(db, minutes(due, 5))
    expect([await runs(), await told()]).toMatchObject([[{ origin: 'schedule' }], []])
  })
})

describe('a run that is impossible leaves an alert with the reason', () => {
  test.each([
    ['a paused agent', { paused: true }, /paused/],
    ['an agent without steps', { recipe: null }, /no steps/],
  ])('%s', async (_what, set, words) => {
    const { due, runs, told, change, ada, row } = await scheduled()
    await change(set)
    await fireDueSchedules(db, due)
    await fireDueSchedules(db, minutes(due, 60))
    expect(await runs()).toEqual([])
    const [alert, ...more] = await told()
    expect(alert?.message).toMatch(words)
    // The same reason is not told again while the first alert is unread.
    expect(more).toEqual([])
    await ada((ctx) => readAlert(ctx, alert?.id ?? ''))
    await fireDueSchedules(db, minutes(due, 120))
    expect(await told()).toHaveLength(2)
    expect((await row())?.nextAt).toEqual(minutes(due, 180))
  })

  test('a suspended account runs nothing', async () => {
    const { user, due, runs, told } = await scheduled()
    await db.asSystem((tx) => tx.update(users).set({ banned: true }).where(eq(users.id, user.id)))
    await fireDueSchedules(db, due)
    expect([await runs(), await told()]).toMatchObject([[], [{ message: expect.stringContaining('suspended') }]])
  })
})

test('one that cannot be fired keeps nobody else’s from running, and is tried again', async () => {
  const broken = await scheduled()
  const sound = await scheduled()
  const setCron = (cron: string) =>
    broken.ada(({ db: tx }) => tx.update(schedules).set({ cron }).where(eq(schedules.agentId, broken.agentId)))
  await setCron('broken in the database')
  await expect(fireDueSchedules(db, sound.due)).rejects.toThrow(/could not be fired/)
  expect(await sound.runs()).toHaveLength(1)
  expect(await broken.runs()).toEqual([])
  await setCron(hourly.cron)
  await fireDueSchedules(db, sound.due)
  expect(await broken.runs()).toHaveLength(1)
})

describe('B3 #11 the clock jumps', () => {
  test.each([
    ['an hour ahead and back', 61],
    ['forty days ahead and back', 40 * 24 * 60],
  ])('%s: no due time runs twice, and the schedule goes on', async (_what, ahead) => {
    const { due, runs, row } = await scheduled()
    await fireDueSchedules(db, due)
    await fireDueSchedules(db, minutes(due, ahead))
    const soFar = (await runs()).length
    // Back again: nothing runs for what already ran, and nothing waits for forty days.
    for (const at of [minutes(due, 1), minutes(due, 2)]) {
      await rebaseSchedules(db, at)
      await fireDueSchedules(db, at)
    }
    expect(await runs()).toHaveLength(soFar)
    expect((await row())?.nextAt).toEqual(minutes(due, 60))
    await fireDueSchedules(db, minutes(due, 120))
    const keys = (await runs()).map((task) => task.requestKey)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeLessThanOrEqual(soFar + 1)
  })
})
