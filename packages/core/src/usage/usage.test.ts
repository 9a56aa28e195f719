import { allowances, progress, subscriptions, tasks } from '@app/db'
import { DEMO_XP } from '@app/spec'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEMO_USER, ensureDemoUser } from '../account/demo-user.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { chargeAction, reserveAction } from './meter.ts'
import { readAnalytics } from './read-analytics.ts'
import { readSubscription } from './read-subscription.ts'

const db = await fileDatabase()

test('a new account is on the free tier, at level 1 with 0 XP and nothing used', async () => {
  const ada = actingAs(db, await mintUser(db))
  expect(await ada(readSubscription)).toEqual({
    hasActiveSubscription: false,
    subscription: { tier: 'micro', actionLimit: 1_000 },
  })
  expect(await ada(readAnalytics)).toEqual({ actionsUsedThisMonth: 0, level: 1, xp: 0 })
})

test('a subscription speaks until it has ended', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  await ada(({ db: tx }) => tx.insert(subscriptions).values({ userId: user.id, tier: 'quantum', status: 'past-due' }))
  expect(await ada(readSubscription)).toEqual({
    hasActiveSubscription: true,
    subscription: { tier: 'quantum', actionLimit: 57_000 },
  })
  await ada(({ db: tx }) => tx.update(subscriptions).set({ status: 'ended' }))
  expect((await ada(readSubscription)).hasActiveSubscription).toBe(false)
})

test('only this month’s actions, and only one’s own, are counted', async () => {
  const [user, other] = [await mintUser(db), await mintUser(db)]
  const month = new Date().toISOString().slice(0, 7)
  const rows = [
    { userId: user.id, month, used: 3 },
    { userId: user.id, month: '2001-01', used: 50 },
    { userId: other.id, month, used: 7 },
  ]
  await db.asSystem((tx) => tx.insert(allowances).values(rows))
  expect((await actingAs(db, user)(readAnalytics)).actionsUsedThisMonth).toBe(3)
})

test('B-21 an action is set aside, counted once and handed on; a second count of the same step changes nothing', async () => {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  const step = { userId: user.id, taskId: 'charged', position: 1, tool: 'http.get' }
  const of = () => ada(({ db: tx }) => tx.select().from(allowances).where(eq(allowances.userId, user.id)))
  await ada(({ db: tx }) => tx.insert(tasks).values({ id: 'charged', userId: user.id, name: 'x' }))
  await ada(({ db: tx }) => reserveAction(tx, user.id))
  expect(await ada(({ db: tx }) => chargeAction(tx, { ...step, goesOn: true }))).toBe(true)
  expect(await of()).toMatchObject([{ used: 1, reserved: 1 }])
  expect(await ada(({ db: tx }) => chargeAction(tx, { ...step, goesOn: false }))).toBe(false)
  expect(await of()).toMatchObject([{ used: 1, reserved: 0 }])
})

test('the demo user starts at level 15 with 24,750 XP, and the next thousand is the next level', async () => {
  await ensureDemoUser(db)
  await ensureDemoUser(db)
  const demo = actingAs(db, DEMO_USER)
  expect(await demo(readAnalytics)).toMatchObject({ level: 15, xp: DEMO_XP })
  await demo(({ db: tx }) => tx.update(progress).set({ xp: 25_000 }).where(eq(progress.userId, DEMO_USER.id)))
  expect(await demo(readAnalytics)).toMatchObject({ level: 16 })
})
