import { agents, liveBrowsers, schedules, steps, tasks } from '@app/db'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { countOwnTasks } from './count-own-tasks.ts'
import { listAgentStates } from './list-agent-states.ts'
import { readFirstSteps } from './read-first-steps.ts'
import { readMonitor } from './read-monitor.ts'

const db = await fileDatabase()

type NewTask = Partial<typeof tasks.$inferInsert>

async function newTask(user: Asker, task: NewTask = {}): Promise<string> {
  const id = newId()
  await db.asUser(user.id, (tx) => tx.insert(tasks).values({ id, userId: user.id, name: 'x', ...task }))
  return id
}

async function newAgent(user: Asker, agent: Partial<typeof agents.$inferInsert> = {}): Promise<string> {
  const id = newId()
  await db.asUser(user.id, (tx) =>
    tx.insert(agents).values({ id, userId: user.id, name: 'Scout', model: 'quantum-ai', ...agent }),
  )
  return id
}

const newStep = (user: Asker, taskId: string, position: number, executionTime: number) =>
  db.asUser(user.id, (tx) =>
    tx.insert(steps).values({
      id: newId(),
      userId: user.id,
      taskId,
      position,
      path: String(position),
      name: 'Read',
      tool: 'http.get',
      effect: 'reads',
      status: 'done',
      input: {},
      executionTime,
    }),
  )

const ago = (interval: string) => sql`now() - ${interval}::interval` as unknown as Date

test('the whole installation is counted, and of others nothing but counts is told', async () => {
  const [ada, bob] = [await mintUser(db), await mintUser(db)]
  await newTask(ada)
  await newTask(bob, { createdAt: ago('90 seconds') })
  await newTask(bob, { status: 'pending', reason: 'awaiting-approval' })
  const lease = { leaseToken: '77.abcd.token', leaseUntil: ago('-1 minute'), startedAt: ago('1 second') }
  const running = await newTask(bob, { status: 'running', ...lease })
  for (const [at, ms] of [100, 200, 300].entries()) await newStep(bob, running, at + 1, ms)
  const ended = { createdAt: ago('2 seconds'), startedAt: ago('1 second'), endedAt: ago('0 seconds') }
  await newTask(ada, { status: 'completed', ...ended })
  await newTask(ada, { status: 'failed', ...ended })
  await newTask(ada, { status: 'failed', reason: 'cancelled', ...ended })
  await newTask(ada, { status: 'completed', dryRun: true, ...ended })
  await db.asUser(bob.id, (tx) =>
    tx.insert(liveBrowsers).values({ taskId: running, userId: bob.id, windowId: 'w', url: 'https://secret.example' }),
  )
  const figures = await readMonitor(db)
  expect(figures).toMatchObject({
    all: { queued: 2, running: 1, waiting: 1 },
    stepsPerMinute: 3,
    stepLatencyMs: { p50: 200, p95: 290 },
    ended: 2,
    successRate: 0.5,
    startLatencyMs: { p50: 1_000, p95: 1_000 },
    workersAtWork: 1,
    browserWindows: 1,
  })
  expect(figures.oldestQueuedMs).toBeGreaterThanOrEqual(90_000)
  expect(figures.processes).toBeGreaterThanOrEqual(1)
  expect(JSON.stringify(figures)).not.toContain('secret')
  expect(await actingAs(db, ada)(countOwnTasks)).toEqual({ queued: 1, running: 0, waiting: 0 })
})

test('an agent’s state: at work, how the last task ended, and when it runs next', async () => {
  const ada = await mintUser(db)
  const as = actingAs(db, ada)
  const idle = await newAgent(ada, { createdAt: ago('1 hour') })
  const busy = await newAgent(ada)
  await newTask(ada, { agentId: busy, status: 'running' })
  await newTask(ada, { agentId: busy, reason: 'needs-review' })
  const done = { agentId: busy, status: 'completed', verdict: 'verified' } as const
  await newTask(ada, { ...done, createdAt: ago('1 hour'), endedAt: ago('59 minutes') })
  const last = await newTask(ada, {
    agentId: busy,
    status: 'failed',
    errorMessage: 'No.',
    createdAt: ago('30 minutes'),
    endedAt: ago('29 minutes'),
  })
  await newTask(ada, { ...done, dryRun: true, endedAt: ago('1 minute') })
  const nextAt = new Date('2031-05-01T07:00:00Z')
  const timetable = { cron: '0 9 * * *', timezone: 'Europe/Paris', misfire: 'run-once', nextAt } as const
  await as(({ db: tx }) =>
    tx.insert(schedules).values({ id: newId(), userId: ada.id, agentId: busy, ...timetable, enabled: true }),
  )
  expect(await as(listAgentStates)).toMatchObject([
    {
      agentId: busy,
      running: 1,
      waiting: 1,
      last: { taskId: last, status: 'failed', errorMessage: 'No.' },
      nextRunAt: nextAt.toISOString(),
    },
    { agentId: idle, running: 0, waiting: 0, last: null, nextRunAt: null },
  ])
  await as(({ db: tx }) => tx.update(agents).set({ paused: true }))
  expect((await as(listAgentStates))[0]?.nextRunAt).toBeNull()
  const bob = await mintUser(db)
  expect(await actingAs(db, bob)(listAgentStates)).toEqual([])
})

test('the first steps are looked up in the record: only a proven run on the practice site ends them', async () => {
  const ada = await mintUser(db)
  const as = actingAs(db, ada)
  const practice = 'http://127.0.0.1:4000/u/ada'
  const read = () => as((ctx) => readFirstSteps(ctx, practice))
  expect(await read()).toEqual({ agent: false, dryRun: false, proven: false })
  await newAgent(ada)
  await newTask(ada, { status: 'completed', dryRun: true })
  const elsewhere = { status: 'completed', verdict: 'verified', recipe: { url: 'https://shop.example' } } as const
  await newTask(ada, elsewhere)
  await newTask(ada, { ...elsewhere, verdict: 'unverified', recipe: { url: `${practice}/shop` } })
  expect(await read()).toEqual({ agent: true, dryRun: true, proven: false })
  expect(await as((ctx) => readFirstSteps(ctx, undefined))).toMatchObject({ proven: true })
  await newTask(ada, { ...elsewhere, recipe: { url: `${practice}/shop` } })
  expect(await read()).toEqual({ agent: true, dryRun: true, proven: true })
})
