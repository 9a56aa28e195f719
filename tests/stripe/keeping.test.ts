import {
  cancelPlan,
  changePlan,
  listInvoices,
  openPortal,
  previewChange,
  resumePlan,
  resumeRestedTasks,
  undoChange,
} from '@app/core'
import { tasks } from '@app/db'
import { PAST_DUE_GRACE_DAYS } from '@app/spec'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { DAY } from './calendar.ts'
import { customersOf } from './customers.ts'
import { refund } from './money-routes.ts'
import { changeCard, payCheckout, payInvoice } from './people.ts'
import { days, openProduct, PAGES } from './product.ts'

const product = await openProduct('2027-03-10T09:00:00Z')
const { db, book, parts, pass, hear, billing, newUser } = product
const { page, subscriber, limitOf, chargedTo, newTask, hold, customerOf } = customersOf(product)
afterAll(() => product.close())

const PRO = { plan: 'professional', interval: 'month' } as const

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
  const { periodEnd } = await billing(user)
  await pass(new Date(periodEnd ?? 0).getTime() / 1_000 - book.now + 60)
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
