import {
  type Asker,
  cancelPlan,
  changePlan,
  holdActions,
  listInvoices,
  openCheckout,
  openPortal,
  previewChange,
  readUsage,
  reconcile,
  reconcileAwaited,
  resumePlan,
  resumeRestedTasks,
  startPayment,
  undoChange,
} from '@app/core'
import { billingEvents, checkouts, grants, tasks } from '@app/db'
import { PAST_DUE_GRACE_DAYS } from '@app/spec'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { DAY, HOUR } from './calendar.ts'
import { refund } from './money-routes.ts'
import { changeCard, payCheckout, payForm, payInvoice } from './people.ts'
import { days, openProduct, PAGES } from './product.ts'

const product = await openProduct('2027-03-10T09:00:00Z')
const { db, book, parts, stripe, pass, hear, billing, newUser } = product
afterAll(() => product.close())

const PRO = { plan: 'professional', interval: 'month' } as const
const page = (user: Asker, priceId: string) => openCheckout(parts, user, { priceId, ...PAGES })

/** Somebody who pays, and whose plan has arrived. */
async function subscriber(priceId = 'price_starter_monthly'): Promise<Asker> {
  const user = await newUser()
  payCheckout(book, (await page(user, priceId)).url, 'ok')
  await hear()
  return user
}
const limitOf = async (user: Asker) => (await db.asUser(user.id, (tx) => readUsage(tx, user.id))).granted
const grantsOf = (user: Asker) => db.asUser(user.id, (tx) => tx.select().from(grants).orderBy(grants.validFrom))
const customerOf = (user: Asker) =>
  [...book.customers.values()].find(({ metadata }) => metadata.user_id === user.id)?.id ?? ''
const subscriptionsOf = (user: Asker) =>
  [...book.subscriptions.values()].filter((one) => one.customer === customerOf(user))
const chargedTo = (user: Asker) => [...book.charges.values()].filter((one) => one.customer === customerOf(user))
async function newTask(user: Asker, values: Partial<typeof tasks.$inferInsert> = {}): Promise<string> {
  const id = `task-${Math.random().toString(36).slice(2)}`
  await db.asUser(user.id, (tx) =>
    tx.insert(tasks).values({ id, userId: user.id, name: 'x', status: 'running', ...values }),
  )
  return id
}
const hold = async (user: Asker, wanted: number) => {
  const taskId = await newTask(user)
  return (await db.asUser(user.id, (tx) => holdActions(tx, [{ taskId, userId: user.id, wanted }]))).get(taskId) ?? 0
}

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

test('B-07 an upgrade costs what the preview said, to the cent, and its actions are there at once', async () => {
  const user = await subscriber('price_starter_monthly')
  await pass(days(11) + 1_234)
  const preview = await previewChange(parts, user, PRO)
  expect(preview).toMatchObject({ kind: 'upgrade', nextPaymentCents: 14_700 })
  expect(preview.dueNowCents).toBeGreaterThan(0)
  expect(preview.dueNowCents).toBeLessThan(14_700 - 3_900)
  await pass(300)
  const { confirmUrl } = await changePlan(parts, user, { ...PRO, reckonedAt: preview.reckonedAt })
  expect(confirmUrl).toBeNull()
  expect(chargedTo(user).at(-1)?.amount).toBe(preview.dueNowCents)
  expect(await billing(user)).toMatchObject({ tier: 'professional', periodEnd: preview.nextPaymentAt })
  expect(await limitOf(user)).toBe(8_000)
  // Clicked again, it is what one has.
  await changePlan(parts, user, PRO)
  expect(chargedTo(user)).toHaveLength(2)
})

test('B-07 from the month to the year a new period begins, less what was not used of the old one', async () => {
  const user = await subscriber('price_pro_monthly')
  await pass(days(10))
  const yearly = { plan: 'professional', interval: 'year' } as const
  const preview = await previewChange(parts, user, yearly)
  await changePlan(parts, user, { ...yearly, reckonedAt: preview.reckonedAt })
  expect(chargedTo(user).at(-1)?.amount).toBe(preview.dueNowCents)
  expect(preview.dueNowCents).toBeLessThan(147_000)
  expect(await billing(user)).toMatchObject({ interval: 'year', periodEnd: preview.nextPaymentAt })
})

test.each(['declined', '3ds'] as const)(
  'B-07 an upgrade whose card is %s changes nothing until it is paid',
  async (card) => {
    const user = await subscriber('price_starter_monthly')
    changeCard(book, customerOf(user), card)
    const { confirmUrl } = await changePlan(parts, user, PRO)
    await hear()
    expect(await billing(user)).toMatchObject({ tier: 'starter' })
    expect(await limitOf(user)).toBe(1_500)
    expect(payInvoice(book, confirmUrl ?? '')).toBe(true)
    await hear()
    expect(await billing(user)).toMatchObject({ tier: 'professional' })
    expect(await limitOf(user)).toBe(8_000)
  },
)

test('B-07 a smaller plan begins with the next period, can be taken back, and no more rolls into it than it holds', async () => {
  const user = await subscriber('price_pro_monthly')
  const starter = { plan: 'starter', interval: 'month' } as const
  const { periodEnd } = await billing(user)
  expect(await previewChange(parts, user, starter)).toMatchObject({
    kind: 'downgrade',
    dueNowCents: 0,
    effectiveAt: periodEnd,
  })
  await changePlan(parts, user, starter)
  expect(await billing(user)).toMatchObject({
    tier: 'professional',
    pendingChange: { plan: 'starter', interval: 'month', priceCents: 3_900, at: periodEnd },
  })
  await undoChange(parts, user)
  expect((await billing(user)).pendingChange).toBeNull()
  await expect(undoChange(parts, user)).rejects.toMatchObject({ code: 'conflict' })
  await changePlan(parts, user, starter)
  await changePlan(parts, user, { plan: 'starter', interval: 'year' })
  await changePlan(parts, user, starter)
  expect(await hold(user, 100)).toBe(100)
  await pass(days(32))
  await hear()
  expect(await billing(user)).toMatchObject({ tier: 'starter', pendingChange: null, priceCents: 3_900 })
  expect(chargedTo(user).map(({ amount }) => amount)).toEqual([14_700, 3_900])
  expect(await hold(user, 1)).toBe(1)
  expect(await limitOf(user)).toBe(3_000)
})

test('cancelling ends the plan with the paid period; it can be taken back as often as one likes', async () => {
  const user = await subscriber()
  for (let turn = 0; turn < 3; turn += 1) {
    await cancelPlan(parts, user)
    expect(await billing(user)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    await expect(changePlan(parts, user, PRO)).rejects.toMatchObject({ code: 'conflict' })
    await resumePlan(parts, user)
    expect(await billing(user)).toMatchObject({ cancelAtPeriodEnd: false })
  }
  await cancelPlan(parts, user)
  await pass(days(32))
  await hear()
  expect(await billing(user)).toMatchObject({ tier: 'micro', status: 'free' })
  expect(chargedTo(user)).toHaveLength(1)
  await expect(cancelPlan(parts, user)).rejects.toMatchObject({ code: 'conflict' })
  // And one may come again.
  payCheckout(book, (await page(user, 'price_pro_monthly')).url, 'ok')
  await hear()
  expect(await billing(user)).toMatchObject({ tier: 'professional' })
})

test('B-08 after a failed payment agents go on for the grace, then rest, and go on when it is paid', async () => {
  const user = await subscriber()
  changeCard(book, customerOf(user), 'declined')
  await pass(days(32))
  await hear()
  const owing = await billing(user)
  expect(owing).toMatchObject({ status: 'past-due', tier: 'starter' })
  expect(await hold(user, 5)).toBe(5)
  const grace = (new Date(owing.graceUntil ?? 0).getTime() - book.now * 1_000) / 1_000
  expect(grace).toBeLessThanOrEqual(PAST_DUE_GRACE_DAYS * DAY)
  await pass(grace)
  expect(await billing(user)).toMatchObject({ status: 'suspended' })
  expect(await hold(user, 5)).toBe(0)
  const resting = await newTask(user, { status: 'pending', reason: 'limit-reached' })
  const reasonOf = async () =>
    (await db.asUser(user.id, (tx) => tx.select().from(tasks).where(eq(tasks.id, resting))))[0]?.reason
  await resumeRestedTasks(db)
  expect(await reasonOf()).toBe('limit-reached')
  changeCard(book, customerOf(user), 'ok')
  await hear()
  expect(await billing(user)).toMatchObject({ status: 'active', graceUntil: null })
  await resumeRestedTasks(db)
  expect(await reasonOf()).toBeNull()
  expect(await hold(user, 5)).toBe(5)
})

test('B-08 who never pays is back on the free tier', async () => {
  const user = await subscriber()
  changeCard(book, customerOf(user), 'declined')
  await pass(days(60))
  await hear()
  expect(await billing(user)).toMatchObject({ tier: 'micro', status: 'free' })
})

test('B-23 a refund takes its share of the actions back once, as far as they are not used', async () => {
  const user = await subscriber('price_pro_monthly')
  const [charge] = chargedTo(user)
  if (!charge) throw new Error('nothing was charged')
  refund(book, charge, 7_350)
  // Told anew under another id: what counts is what went back in all.
  book.tell('charge.refunded', charge)
  await hear()
  expect(await limitOf(user)).toBe(4_000)
  expect(await hold(user, 3_500)).toBe(3_500)
  refund(book, charge)
  await hear()
  expect(await limitOf(user)).toBe(3_500)
  expect(await hold(user, 1)).toBe(0)
})

test('invoices have number, date, amount, status and a PDF; the page for the payment method is the asker’s own', async () => {
  const user = await subscriber('price_pro_monthly')
  expect(await listInvoices(parts, user)).toEqual([
    {
      id: expect.any(String),
      number: expect.stringMatching(/^TEST-/),
      createdAt: new Date(book.now * 1_000).toISOString(),
      amountCents: 14_700,
      currency: 'usd',
      status: 'paid',
      pdfUrl: expect.stringMatching(/\.pdf$/),
    },
  ])
  expect((await openPortal(parts, user, PAGES.cancelUrl)).url).toMatch(/^https:\/\/portal\.example\//)
  const stranger = await newUser()
  expect(await listInvoices(parts, stranger)).toEqual([])
  await expect(openPortal(parts, stranger, PAGES.cancelUrl)).rejects.toMatchObject({ code: 'conflict' })
})
