import { actions, grants, progress, subscriptions, tasks } from '@app/db'
import { DEMO_XP } from '@app/spec'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEMO_USER, ensureDemoUser } from '../account/demo-user.ts'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { chargeSteps } from './charge-steps.ts'
import { holdActions } from './hold-actions.ts'
import { readAnalytics } from './read-analytics.ts'
import { readSubscription } from './read-subscription.ts'
import { settleTasks } from './settle-tasks.ts'

const db = await fileDatabase()

const grantsOf = (user: Asker) =>
  db.asUser(user.id, (tx) => tx.select().from(grants).orderBy(grants.validFrom, grants.source))

async function newTask(user: Asker): Promise<string> {
  const id = newId()
  await db.asUser(user.id, (tx) => tx.insert(tasks).values({ id, userId: user.id, name: 'x', status: 'running' }))
  return id
}
const hold = async (user: Asker, taskId: string, wanted: number) =>
  (await db.asUser(user.id, (tx) => holdActions(tx, [{ taskId, userId: user.id, wanted }]))).get(taskId) ?? 0
/** Records steps as the engine does: each once, with its action. */
const use = (user: Asker, taskId: string, count: number) =>
  db.asUser(user.id, async (tx) => {
    const [task] = await tx
      .update(tasks)
      .set({ actionsUsed: sql`actions_used + ${count}` })
      .where(eq(tasks.id, taskId))
      .returning()
    const last = task?.actionsUsed ?? 0
    const steps = Array.from({ length: count }, (_, i) => ({
      userId: user.id,
      taskId,
      position: last - i,
      tool: 'http.get',
    }))
    if (count > 0) await chargeSteps(tx, steps)
  })
const end = (user: Asker, taskId: string, status: 'completed' | 'failed' = 'completed') =>
  db.asUser(user.id, (tx) => tx.update(tasks).set({ status, endedAt: sql`now()` }).where(eq(tasks.id, taskId)))
/** A month goes by: for a ledger that asks the database's clock, everything was a month earlier. */
async function monthPasses(user: Asker): Promise<void> {
  // By way of another century: row by row, two grants would stand on the same month for a moment.
  for (const months of [-1_201, 1_200])
    await db.asUser(user.id, (tx) =>
      tx.update(grants).set({
        validFrom: sql`(valid_from at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC'`,
        expiresAt: sql`(expires_at at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC'`,
      }),
    )
}

test('a new account is on the free tier, at level 1 with 0 XP and nothing used', async () => {
  const ada = actingAs(db, await mintUser(db))
  expect(await ada(readSubscription)).toMatchObject({
    hasActiveSubscription: false,
    subscription: { tier: 'micro', actionLimit: 1_000, planLimit: 1_000, rolledOver: 0 },
  })
  expect(await ada(readAnalytics)).toEqual({ actionsUsedThisMonth: 0, level: 1, xp: 0 })
})

test('a subscription speaks until it has ended', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  await ada(({ db: tx }) => tx.insert(subscriptions).values({ userId: user.id, tier: 'quantum', status: 'past-due' }))
  expect(await ada(readSubscription)).toMatchObject({
    hasActiveSubscription: true,
    subscription: { tier: 'quantum', actionLimit: 57_000 },
  })
  await ada(({ db: tx }) => tx.update(subscriptions).set({ status: 'ended' }))
  expect((await ada(readSubscription)).hasActiveSubscription).toBe(false)
})

test.each([
  ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z', '2026-03-01'],
  ['2027-12-29T00:00:00Z', '2028-02-29T00:00:00Z', '2028-03-29T00:00:00Z', '2028-03-05'],
  ['2026-03-10T00:00:00Z', '2026-10-10T00:00:00Z', '2026-11-10T00:00:00Z', '2026-10-26'],
])(
  'B-25 a period paid for since %s runs month by month, also over short months and clock changes',
  async (since, starts, ends, on) => {
    const user = await mintUser(db)
    await db.asUser(user.id, (tx) =>
      tx
        .insert(subscriptions)
        .values({ userId: user.id, tier: 'starter', status: 'active', periodStart: new Date(since) }),
    )
    const { readPlanOf } = await import('./read-plan.ts')
    const plan = await db.asUser(user.id, (tx) => readPlanOf(tx, user.id, new Date(on)))
    expect([plan.periodStart, plan.periodEnd]).toEqual([new Date(starts), new Date(ends)])
  },
)

test('only this period’s actions, and only one’s own, are counted, to the last step recorded', async () => {
  const [user, other] = [await mintUser(db), await mintUser(db)]
  const [mine, theirs] = [await newTask(user), await newTask(other)]
  await hold(user, mine, 10)
  await hold(other, theirs, 10)
  await use(user, mine, 3)
  await use(other, theirs, 7)
  expect((await actingAs(db, user)(readAnalytics)).actionsUsedThisMonth).toBe(3)
  await end(user, mine)
  await settleTasks(db)
  expect((await actingAs(db, user)(readAnalytics)).actionsUsedThisMonth).toBe(3)
  await monthPasses(user)
  expect((await actingAs(db, user)(readAnalytics)).actionsUsedThisMonth).toBe(0)
})

test('B-21 what is set aside and not used is given back; a second settling changes nothing', async () => {
  const user = await mintUser(db)
  const task = await newTask(user)
  expect(await hold(user, task, 10)).toBe(10)
  await use(user, task, 4)
  await end(user, task)
  await settleTasks(db)
  await settleTasks(db)
  expect(await grantsOf(user)).toMatchObject([{ used: 4, reserved: 0 }])
  expect(await actingAs(db, user)(readAnalytics)).toMatchObject({ xp: 40 })
})

test('B-21 a use is counted once while it is being settled', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  for (let used = 1; used <= 40; used += 1) {
    const task = await newTask(user)
    await hold(user, task, 2)
    await use(user, task, 1)
    await end(user, task)
    const reads = Array.from({ length: 4 }, () => ada(readAnalytics))
    const [, ...seen] = await Promise.all([settleTasks(db), ...reads])
    expect(seen.map((each) => each.actionsUsedThisMonth)).toEqual([used, used, used, used])
  }
})

test('B-26 with 10 actions left and 200 tasks asking at once, exactly 10 get one', async () => {
  const user = await mintUser(db)
  const first = await newTask(user)
  expect(await hold(user, first, 990)).toBe(990)
  const all = await Promise.all(Array.from({ length: 200 }, () => newTask(user)))
  const held = await Promise.all(all.map((task) => hold(user, task, 1)))
  expect(held.filter((count) => count === 1)).toHaveLength(10)
  expect(held.filter((count) => count === 0)).toHaveLength(190)
})

test('B-23 what is left rolls over for one period, is used first, and does not roll again', async () => {
  const user = await mintUser(db)
  const task = await newTask(user)
  await hold(user, task, 400)
  await use(user, task, 400)
  await end(user, task)
  await settleTasks(db)
  await monthPasses(user)
  const next = await newTask(user)
  await hold(user, next, 100)
  expect((await actingAs(db, user)(readSubscription)).subscription).toMatchObject({
    actionLimit: 1_600,
    rolledOver: 600,
  })
  await use(user, next, 100)
  await end(user, next)
  await settleTasks(db)
  const now = await grantsOf(user)
  expect(now.find((grant) => grant.source === 'rollover')).toMatchObject({ amount: 600, used: 100 })
  expect(now.filter((grant) => grant.source === 'plan').at(-1)).toMatchObject({ used: 0 })
  await monthPasses(user)
  await hold(user, await newTask(user), 1)
  expect((await actingAs(db, user)(readSubscription)).subscription).toMatchObject({
    actionLimit: 2_000,
    rolledOver: 1_000,
  })
})

test('B-23 what a task gives back after the period has turned is not lost', async () => {
  const user = await mintUser(db)
  const task = await newTask(user)
  await hold(user, task, 50)
  await monthPasses(user)
  await hold(user, await newTask(user), 1)
  expect((await grantsOf(user)).find((grant) => grant.source === 'rollover')).toMatchObject({ amount: 950 })
  await use(user, task, 20)
  await end(user, task)
  await settleTasks(db)
  expect((await grantsOf(user)).find((grant) => grant.source === 'rollover')).toMatchObject({ amount: 980 })
})

test('the demo user starts at level 15 with 24,750 XP, and the next thousand is the next level', async () => {
  await ensureDemoUser(db)
  await ensureDemoUser(db)
  const demo = actingAs(db, DEMO_USER)
  expect(await demo(readAnalytics)).toMatchObject({ level: 15, xp: DEMO_XP })
  await demo(({ db: tx }) => tx.update(progress).set({ xp: 25_000 }).where(eq(progress.userId, DEMO_USER.id)))
  expect(await demo(readAnalytics)).toMatchObject({ level: 16 })
})

test('B-25 whatever happens in whatever order, the ledger agrees with the steps', async () => {
  const operation = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('hold' as const), want: fc.integer({ min: 1, max: 500 }) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('use' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('month' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('upgrade' as const) }) },
  )
  const history = async (operations: Arrayed<typeof operation>) => {
    const user = await mintUser(db)
    let open: { id: string; held: number; used: number } | undefined
    for (const step of operations) {
      if (step.do === 'hold') {
        const task = open ?? { id: await newTask(user), held: 0, used: 0 }
        task.held += await hold(user, task.id, step.want)
        open = task
      } else if (step.do === 'use' && open) {
        const count = Math.floor((open.held - open.used) * step.share)
        await use(user, open.id, count)
        open.used += count
      } else if (step.do === 'end' && open) {
        await end(user, open.id)
        open = undefined
      } else if (step.do === 'settle') await settleTasks(db)
      else if (step.do === 'month') await monthPasses(user)
      else if (step.do === 'upgrade')
        await db.asUser(user.id, (tx) =>
          tx.insert(subscriptions).values({ userId: user.id, tier: 'starter', status: 'active' }).onConflictDoNothing(),
        )
    }
    if (open) await end(user, open.id)
    while (await settleTasks(db));
    const all = await grantsOf(user)
    const sum = (pick: (grant: (typeof all)[number]) => number) => all.reduce((total, grant) => total + pick(grant), 0)
    expect(sum((grant) => grant.used)).toBe(await db.asUser(user.id, (tx) => tx.$count(actions)))
    expect(sum((grant) => grant.reserved)).toBe(0)
    // What rolled over is what was left of exactly one plan grant, and goes no further.
    for (const grant of all.filter((one) => one.rolledInto)) {
      expect(grant.source).toBe('plan')
      const into = all.find((one) => one.id === grant.rolledInto)
      expect(into?.amount).toBe(grant.amount - grant.used)
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 25 }), history), { numRuns: 40 })
}, 120_000)

type Arrayed<A> = A extends fc.Arbitrary<infer T> ? T[] : never
