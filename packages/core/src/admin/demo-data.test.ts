import { actions, grants, payments, steps, tasks, users } from '@app/db'
import { PLANS, TIERS } from '@app/spec'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkAudit } from '../audit/check-audit.ts'
import { listAudit } from '../audit/list-audit.ts'
import { fileDatabase, mintUser } from '../testing.ts'
import { initDemoData } from './init-demo-data.ts'
import { planDemoData } from './plan-demo-data.ts'
import { readAdminAnalytics } from './read-admin-analytics.ts'
import { removeDemoData } from './remove-demo-data.ts'

const db = await fileDatabase()
const admin = await mintUser(db, { role: 'admin' })
const order = { asker: admin.id, mode: 'test' } as const
const total = async (text: ReturnType<typeof sql>) =>
  Number((await db.asSystem((tx) => tx.execute<{ total: number }>(text))).rows[0]?.total)

test('what is made is the same at the same moment, of every tier, never in the future and never before its user', () => {
  for (const now of ['2026-03-31T23:59:59Z', '2026-03-01T00:00:01Z', '2024-02-29T12:00:00Z']) {
    const at = new Date(now)
    const made = planDemoData(at)
    expect(made).toEqual(planDemoData(at))
    expect(new Set(made.map(({ tier }) => tier))).toEqual(new Set(TIERS))
    for (const user of made) {
      expect(user.joinedAt <= at, user.id).toBe(true)
      for (const one of [...user.tasks, ...user.payments]) expect(one.at >= user.joinedAt && one.at <= at).toBe(true)
    }
  }
})

test('demo data adds up: tasks, steps, actions, grants and money tell the same, and the screen’s figures too', async () => {
  const made = await initDemoData(db, order)
  expect(made.users).toBe(await db.asSystem((tx) => tx.$count(users, eq(users.demo, true))))
  expect(made.tasks).toBe(await db.asSystem((tx) => tx.$count(tasks)))
  expect(made.actions).toBe(await db.asSystem((tx) => tx.$count(actions)))
  expect(made.actions).toBe(await total(sql`select sum(actions_used) as total from tasks`))
  expect(made.actions).toBe(await db.asSystem((tx) => tx.$count(steps, eq(steps.status, 'done'))))
  const thisMonth = sql`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`
  expect(await total(sql`select sum(used) as total from grants`)).toBe(
    await total(sql`select coalesce(sum(actions_used), 0) as total from tasks where created_at >= ${thisMonth}`),
  )
  expect(await total(sql`select coalesce(sum(reserved), 0) as total from grants`)).toBe(0)
  expect(await db.asSystem((tx) => tx.$count(tasks, sql`status in ('pending', 'running')`))).toBe(0)
  const figures = await readAdminAnalytics(db, { range: '30d', mode: 'test', asker: admin.id })
  expect(figures).toMatchObject({ totalUsers: made.users + 1, demoUsers: made.users, mayInitDemoData: false })
  const growth = figures.monthlyGrowth
  expect(growth.reduce((sum, month) => sum + month.actions, 0)).toBe(made.actions)
  expect(growth.reduce((sum, month) => sum + month.users, 0)).toBe(made.users + 1)
  const money = await db.asSystem((tx) => tx.select().from(payments))
  expect(growth.reduce((sum, month) => sum + month.revenue, 0)).toBe(
    money.reduce((sum, { amountCents }) => sum + amountCents, 0),
  )
  const prices = PLANS.map((plan) => plan.monthlyPriceCents)
  expect(money.every(({ amountCents }) => prices.includes(amountCents))).toBe(true)
  expect(figures.topUsers[0]).toMatchObject({ tier: 'quantum', totalSpend: 92_700 })
})

test('who is there already is not mixed with demo data: a second time is refused, and writes nothing', async () => {
  const before = (await listAudit(db, { limit: 100 })).items.length
  await expect(initDemoData(db, order)).rejects.toMatchObject({ code: 'conflict' })
  expect((await listAudit(db, { limit: 100 })).items).toHaveLength(before)
})

test('it goes as it came: nothing of it is left, the administrator stays, and the log tells of both', async () => {
  const gone = await removeDemoData(db, admin.id)
  expect(gone.users).toBeGreaterThan(20)
  for (const table of [tasks, actions, steps, payments, grants])
    expect(await db.asSystem((tx) => tx.$count(table))).toBe(0)
  expect(await db.asSystem((tx) => tx.select({ id: users.id }).from(users))).toEqual([{ id: admin.id }])
  const log = (await listAudit(db, { limit: 100 })).items.map(({ action }) => action)
  expect([log[0], log.at(-1)]).toEqual(['demo-data.removed', 'demo-data.created'])
  expect(await checkAudit(db)).toMatchObject({ brokenAt: null })
  expect(await initDemoData(db, order)).toEqual(gone)
  await removeDemoData(db, admin.id)
})
