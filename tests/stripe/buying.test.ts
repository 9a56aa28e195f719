import { cancelPlan, changePlan, reconcile, reconcileAwaited, startPayment } from '@app/core'
import { billingEvents, checkouts } from '@app/db'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { HOUR } from './calendar.ts'
import { customersOf } from './customers.ts'
import { payCheckout, payForm } from './people.ts'
import { days, openProduct } from './product.ts'

const product = await openProduct('2027-03-10T09:00:00Z')
const { db, book, parts, stripe, pass, hear, billing, newUser } = product
const { page, limitOf, grantsOf, subscriptionsOf, chargedTo, customerOf } = customersOf(product)
afterAll(() => product.close())

const PRO = { plan: 'professional', interval: 'month' } as const

test('B-09 paying and coming back grants nothing: the plan is there when Stripe’s signed word has been acted on', async () => {
  const user = await newUser()
  const { url } = await page(user, 'price_pro_monthly')
  expect(payCheckout(book, url, 'ok')).toBe(true)
  expect(await billing(user)).toMatchObject({ tier: 'micro', status: 'free', plan: null, paymentsReady: true })
  await hear()
  expect(await billing(user)).toMatchObject({
    tier: 'professional',
    plan: 'professional',
    planName: 'Quantum Pro',
    status: 'active',
    source: 'provider',
    interval: 'month',
    priceCents: 14_700,
    cancelAtPeriodEnd: false,
    pendingChange: null,
    paymentMethod: { brand: 'visa', last4: '4242' },
    publishableKey: 'pk_test_1',
  })
  expect(chargedTo(user).map(({ amount }) => amount)).toEqual([14_700])
  expect(await limitOf(user)).toBe(8_000)
})

test('a card that is refused buys nothing, and the page stays open for another', async () => {
  const user = await newUser()
  const { url } = await page(user, 'price_pro_monthly')
  expect(payCheckout(book, url, 'declined')).toBe(false)
  await hear()
  expect(await billing(user)).toMatchObject({ status: 'free' })
  expect((await page(user, 'price_pro_monthly')).url).toBe(url)
  expect(payCheckout(book, url, '3ds')).toBe(true)
})

test('B-06 five clicks at once open one page; wanting another price closes it; after a day a new one is opened', async () => {
  const user = await newUser()
  const clicks = await Promise.all(Array.from({ length: 5 }, () => page(user, 'price_pro_monthly')))
  expect(new Set(clicks.map(({ url }) => url)).size).toBe(1)
  const open = () =>
    [...book.sessions.values()].filter((one) => one.customer === customerOf(user) && one.status === 'open')
  expect(open()).toHaveLength(1)
  const other = await page(user, 'price_starter_yearly')
  expect(open().map(({ url }) => url)).toEqual([other.url])
  await pass(days(2))
  expect((await page(user, 'price_starter_yearly')).url).not.toBe(other.url)
  expect(open()).toHaveLength(1)
  expect(await db.asUser(user.id, (tx) => tx.$count(checkouts, eq(checkouts.status, 'open')))).toBe(1)
})

test('who has a plan is led to change it, and who has just paid is told to wait', async () => {
  const user = await newUser()
  payCheckout(book, (await page(user, 'price_pro_monthly')).url, 'ok')
  const paid = { code: 'conflict', message: expect.stringContaining('paid already') }
  await expect(page(user, 'price_enterprise_monthly')).rejects.toMatchObject(paid)
  const form = { amount: 39, planType: 'starter_monthly' }
  await expect(startPayment(parts, user, form)).rejects.toMatchObject(paid)
  await hear()
  await expect(page(user, 'price_enterprise_monthly')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('have a plan'),
  })
  await expect(page(await newUser(), 'price_of_a_stranger')).rejects.toMatchObject({ code: 'invalid' })
})

test('decision 2: only the catalogue’s amount is taken, and the form’s plan begins with its first payment', async () => {
  const user = await newUser()
  const planType = 'professional_yearly'
  for (const amount of [147, 1_469, 1_470.5, 0, -1_470, 147_000])
    await expect(startPayment(parts, user, { amount, planType })).rejects.toMatchObject({ code: 'invalid' })
  await expect(startPayment(parts, user, { amount: 39, planType: 'free_monthly' })).rejects.toMatchObject({
    code: 'invalid',
  })
  const [first, second] = await Promise.all([1, 2].map(() => startPayment(parts, user, { amount: 1_470, planType })))
  expect(first).toEqual(second)
  expect(subscriptionsOf(user)).toHaveLength(1)
  const secret = first?.clientSecret ?? ''
  expect(payForm(book, secret, 'declined')).toBe(false)
  expect(payForm(book, secret, '3ds')).toBe(false)
  await hear()
  expect(await billing(user)).toMatchObject({ status: 'free' })
  expect(payForm(book, secret, 'ok')).toBe(true)
  await hear()
  expect(await billing(user)).toMatchObject({ tier: 'professional', interval: 'year', priceCents: 147_000 })
  // A year is granted month by month.
  expect(await limitOf(user)).toBe(8_000)
})

test('a form that was left for a day begins anew, and quantum is the custom plan', async () => {
  const user = await newUser()
  const ask = () => startPayment(parts, user, { amount: 927, planType: 'quantum_monthly' })
  const { clientSecret } = await ask()
  await pass(days(2))
  const again = await ask()
  expect(again.clientSecret).not.toBe(clientSecret)
  payForm(book, again.clientSecret, 'ok')
  await hear()
  expect(await billing(user)).toMatchObject({ tier: 'quantum', plan: 'custom' })
})

test('B-03 events twice, backwards and out of date have one effect: what Stripe says now', async () => {
  const user = await newUser()
  payCheckout(book, (await page(user, 'price_starter_monthly')).url, 'ok')
  await hear({ backwards: true, mishap: () => 'twice' })
  expect(await billing(user)).toMatchObject({ tier: 'starter', status: 'active' })
  const before = await grantsOf(user)
  await changePlan(parts, user, PRO)
  await hear({ mishap: () => 'late' })
  await cancelPlan(parts, user)
  await hear({ backwards: true, mishap: () => 'twice' })
  await hear()
  expect(await billing(user)).toMatchObject({ tier: 'professional', cancelAtPeriodEnd: true })
  expect((await grantsOf(user)).length).toBe(before.length)
  expect(await db.asSystem((tx) => tx.$count(billingEvents, eq(billingEvents.status, 'waiting')))).toBe(0)
})

test('B-03 while Stripe does not answer events wait, and none is lost', async () => {
  const user = await newUser()
  payCheckout(book, (await page(user, 'price_pro_monthly')).url, 'ok')
  stripe.state.away = true
  await hear()
  expect(await billing(user)).toMatchObject({ status: 'free' })
  await expect(page(user, 'price_pro_monthly')).rejects.toMatchObject({ code: 'unavailable' })
  stripe.state.away = false
  await pass(2 * HOUR)
  await hear()
  expect(await billing(user)).toMatchObject({ status: 'active' })
})

test('B-05 when no webhook ever comes, reconciliation finds out, mends it and says what was different', async () => {
  const user = await newUser()
  payCheckout(book, (await page(user, 'price_pro_monthly')).url, 'ok')
  await hear({ mishap: () => 'lost' })
  expect(await billing(user)).toMatchObject({ status: 'free' })
  product.notes.length = 0
  expect((await reconcile(parts)).mended).toBeGreaterThan(0)
  expect(await billing(user)).toMatchObject({ tier: 'professional' })
  const note = product.notes.find(({ facts }) => (facts.user as { id: string } | undefined)?.id === user.id)
  expect(note?.facts.difference).toMatchObject({ tier: { was: undefined, is: 'professional' } })
  expect(await reconcile(parts)).toMatchObject({ mended: 0 })
})

test('B-05 a checkout nobody came back from, and a period whose end has passed, are looked after within minutes', async () => {
  const user = await newUser()
  payCheckout(book, (await page(user, 'price_pro_monthly')).url, 'ok')
  await hear({ mishap: () => 'lost' })
  await pass(10 * 60)
  await reconcileAwaited(parts)
  expect(await billing(user)).toMatchObject({ tier: 'professional' })
  await cancelPlan(parts, user)
  await pass(days(32))
  await hear({ mishap: () => 'lost' })
  expect(await billing(user)).toMatchObject({ status: 'free' })
  await reconcileAwaited(parts)
  expect(await billing(user)).toMatchObject({ status: 'free', source: 'none' })
})

test('B-06 whoever came to pay twice keeps the older plan and has the other’s money back', async () => {
  const user = await newUser()
  const first = await page(user, 'price_starter_monthly')
  const forgotten = [...book.sessions.values()].find(({ url }) => url === first.url)
  const second = await page(user, 'price_pro_monthly')
  // The window that should have been closed was paid in all the same.
  if (forgotten) forgotten.status = 'open'
  expect(payCheckout(book, first.url, 'ok')).toBe(true)
  expect(payCheckout(book, second.url, 'ok')).toBe(true)
  await hear({ backwards: true })
  await hear()
  expect(await billing(user)).toMatchObject({ tier: 'starter', status: 'active' })
  expect(subscriptionsOf(user).map(({ status }) => status)).toEqual(['active', 'canceled'])
  expect(chargedTo(user).map(({ amount, amount_refunded }) => amount - amount_refunded)).toEqual([3_900, 0])
  expect(product.notes.some(({ words }) => /second subscription/.test(words))).toBe(true)
  expect(await limitOf(user)).toBe(1_500)
})
