import {
  type Asker,
  cancelPlan,
  changePlan,
  listInvoices,
  previewChange,
  readUsage,
  resumePlan,
  startPayment,
  undoChange,
} from '@app/core'
import { afterAll, describe, expect, test } from 'vitest'
import { days } from './product.ts'
import { openWorld } from './world.ts'

/** Stripe's clocks take minutes to turn; the stand-in's do not. */
const PATIENCE = { timeout: process.env.STRIPE_TEST_KEY ? 600_000 : 30_000 }
const world = await openWorld()
const { db, parts, pass, hear, billing, newUser, pay, charges } = world
afterAll(() => world.close(), 60_000)

const STARTER = { amount: 39, planType: 'starter_monthly' }
const PRO = { plan: 'professional', interval: 'month' } as const
const SMALL = { plan: 'starter', interval: 'month' } as const
const limitOf = async (user: Asker) => (await db.asUser(user.id, (tx) => readUsage(tx, user.id))).granted

async function subscriber(order: { amount: number; planType: string }): Promise<Asker> {
  const user = await newUser()
  expect(await pay((await startPayment(parts, user, order)).clientSecret, 'ok')).toBe(true)
  await hear()
  return user
}

/** The same promises whoever takes the money: `STRIPE_TEST_KEY=sk_test_… npx vitest run tests/stripe/either.test.ts` asks Stripe itself. */
describe(process.env.STRIPE_TEST_KEY ? 'against Stripe’s test mode' : 'against the stand-in', PATIENCE, () => {
  test('B-09 a refused card buys nothing; one that is taken does, when Stripe’s signed word has been acted on', async () => {
    const user = await newUser()
    const { clientSecret } = await startPayment(parts, user, STARTER)
    expect(await pay(clientSecret, 'declined')).toBe(false)
    await hear()
    expect(await billing(user)).toMatchObject({ tier: 'micro', status: 'free' })
    expect(await pay((await startPayment(parts, user, STARTER)).clientSecret, 'ok')).toBe(true)
    expect(await billing(user)).toMatchObject({ tier: 'micro', status: 'free' })
    await hear()
    expect(await billing(user)).toMatchObject({ tier: 'starter', status: 'active', priceCents: 3_900 })
    expect(await charges(user)).toEqual([3_900])
    expect(await listInvoices(parts, user)).toMatchObject([{ amountCents: 3_900, status: 'paid' }])
  })

  test('B-07 an upgrade costs what the preview said, to the cent', async () => {
    const user = await subscriber(STARTER)
    await pass(days(11) + 1_234)
    const preview = await previewChange(parts, user, PRO)
    await changePlan(parts, user, { ...PRO, reckonedAt: preview.reckonedAt })
    await hear()
    expect(await charges(user)).toEqual([3_900, preview.dueNowCents])
    expect(await billing(user)).toMatchObject({ tier: 'professional', periodEnd: preview.nextPaymentAt })
  })

  test('B-07 a smaller plan can be taken back, and begins with the next period', async () => {
    const user = await subscriber({ amount: 147, planType: 'professional_monthly' })
    await changePlan(parts, user, SMALL)
    await hear()
    expect(await billing(user)).toMatchObject({ tier: 'professional', pendingChange: { plan: 'starter' } })
    await undoChange(parts, user)
    await hear()
    expect(await billing(user)).toMatchObject({ tier: 'professional', pendingChange: null })
    await changePlan(parts, user, SMALL)
    await pass(days(32))
    await hear()
    expect(await billing(user)).toMatchObject({ tier: 'starter', pendingChange: null })
    expect((await charges(user)).at(-1)).toBe(3_900)
  })

  test('a plan that is cancelled ends with its period, unless it is taken back', async () => {
    const user = await subscriber(STARTER)
    await cancelPlan(parts, user)
    await hear()
    expect(await billing(user)).toMatchObject({ tier: 'starter', cancelAtPeriodEnd: true })
    await resumePlan(parts, user)
    await hear()
    expect(await billing(user)).toMatchObject({ cancelAtPeriodEnd: false })
    await cancelPlan(parts, user)
    await pass(days(32))
    await hear()
    expect(await billing(user)).toMatchObject({ tier: 'micro', status: 'free' })
    expect(await charges(user)).toEqual([3_900])
  })

  test('B-23 what a month did not use is there for one month more, and a refund takes its share', async () => {
    const user = await subscriber(STARTER)
    const first = await limitOf(user)
    await pass(days(32))
    await hear()
    expect(await limitOf(user)).toBe(2 * first)
    await world.refundLast(user, 1_950)
    await hear()
    expect(await limitOf(user)).toBe(1.5 * first)
  })
})
