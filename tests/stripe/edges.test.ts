import { type Asker, endForGood, type Payments, reconcile, setPlan, syncAccount } from '@app/core'
import { events, mails } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { get } from './book.ts'
import { customersOf } from './customers.ts'
import { payCheckout } from './people.ts'
import { days, openProduct } from './product.ts'
import { startSubscription } from './subscriptions.ts'

const product = await openProduct('2027-06-01T00:00:00Z')
const { db, book, parts, notes, pass, hear, billing, newUser } = product
const { page, subscriber } = customersOf(product)
afterAll(() => product.close())

const subscriptionOf = (user: Asker) => {
  const [found] = [...book.subscriptions.values()].filter(({ metadata }) => metadata.user_id === user.id)
  if (!found) throw new Error('no subscription')
  return found
}

test('B-03 an answer that was asked for earlier and arrives later is not written', async () => {
  const user = await subscriber('price_pro_monthly')
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  let asked = () => {}
  const asking = new Promise<void>((done) => {
    asked = done
  })
  const listSubscriptions: Payments['listSubscriptions'] = async (customerId) => {
    const found = await parts.payments.listSubscriptions(customerId)
    asked()
    await held
    return found
  }
  const slow = syncAccount({ ...parts, payments: { ...parts.payments, listSubscriptions } }, user.id)
  await asking
  await pass(1)
  subscriptionOf(user).cancel_at_period_end = true
  await syncAccount(parts, user.id)
  answer()
  expect(await slow).toBeUndefined()
  expect(await billing(user)).toMatchObject({ cancelAtPeriodEnd: true })
})

test('a receipt is mailed once for each payment, and the stream tells of it once', async () => {
  const user = await newUser()
  payCheckout(book, (await page(user, 'price_pro_monthly')).url, 'ok')
  await hear({ mishap: () => 'twice' })
  const receipts = () => db.asUser(user.id, (tx) => tx.select().from(mails).where(eq(mails.kind, 'receipt')))
  expect(await receipts()).toMatchObject([{ values: { plan: 'Quantum Pro', amountCents: 14_700, currency: 'usd' } }])
  const told = and(eq(events.userId, user.id), eq(events.type, 'billing.paid'))
  expect(await db.asUser(user.id, (tx) => tx.$count(events, told))).toBe(1)
  await pass(days(32))
  await hear()
  expect(await receipts()).toHaveLength(2)
})

test('what an operator sells a customer besides is left alone, and gives no plan', async () => {
  const user = await subscriber('price_starter_monthly')
  const { customer } = subscriptionOf(user)
  const price = get(book.prices, [...book.prices.keys()][0] ?? '')
  const consulting = { ...price, id: 'price_consulting', lookup_key: null, metadata: {}, unit_amount: 500_000 }
  book.prices.set(consulting.id, consulting)
  const besides = startSubscription(book, { customer, price: consulting, metadata: {}, card: 'ok' })
  await hear()
  await reconcile(parts)
  expect(besides.status).toBe('active')
  expect(await billing(user)).toMatchObject({ tier: 'starter', status: 'active' })
})

test('B-09 what was bought with test keys is worth nothing under live ones, and comes back under its own', async () => {
  const user = await subscriber('price_pro_monthly')
  const none: Payments = {
    ...parts.payments,
    mode: 'live',
    async *listAllSubscriptions() {},
    async *listRefunded() {},
  }
  await reconcile({ ...parts, payments: none })
  expect(await billing(user)).toMatchObject({ tier: 'micro', status: 'free' })
  await reconcile(parts)
  expect(await billing(user)).toMatchObject({ tier: 'professional', status: 'active' })
})

test('a deleted account is charged no more; if that cannot be seen to, it is not deleted', async () => {
  const user = await subscriber('price_pro_monthly')
  product.stripe.state.away = true
  await expect(endForGood(parts, user)).rejects.toMatchObject({ code: 'unavailable' })
  product.stripe.state.away = false
  await endForGood(parts, user)
  expect(subscriptionOf(user).status).toBe('canceled')
})

test('an administrator’s word does not overrule a plan that is paid for, and a paid plan takes the place of a given one', async () => {
  const paying = await subscriber('price_pro_monthly')
  await expect(setPlan(db, paying.id, 'quantum', 'admin')).rejects.toMatchObject({ code: 'conflict' })
  const given = await newUser()
  await setPlan(db, given.id, 'starter', 'admin')
  await reconcile(parts)
  expect(await billing(given)).toMatchObject({ tier: 'starter', source: 'administrator' })
  payCheckout(book, (await page(given, 'price_pro_monthly')).url, 'ok')
  await hear()
  expect(await billing(given)).toMatchObject({ tier: 'professional', source: 'provider' })
})

test('a subscription of nobody here is told of, and nothing is done to it', async () => {
  const user = await subscriber('price_pro_monthly')
  const stray = { ...book.customers.get(subscriptionOf(user).customer), id: 'cus_stray' }
  book.customers.set('cus_stray', stray as Parameters<typeof book.customers.set>[1])
  const { price } = subscriptionOf(user).items.data[0]
  const lost = startSubscription(book, { customer: 'cus_stray', price, metadata: { user_id: 'gone' }, card: 'ok' })
  notes.length = 0
  await hear()
  await reconcile(parts)
  expect(lost.status).toBe('active')
  expect(notes.find(({ words }) => /belongs to nobody/.test(words))?.facts).toMatchObject({ subscriptions: [lost.id] })
})
