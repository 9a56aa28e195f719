import { DEMO_USER, handleEvents, openCheckout } from '@app/core'
import { billingEvents } from '@app/db'
import { afterAll, expect, test } from 'vitest'
import { openStripe } from '../../apps/server/src/billing/open-stripe.ts'
import { setUpStripe } from '../../apps/server/src/billing/set-up-stripe.ts'
import { stripePayments } from '../../apps/server/src/billing/stripe-payments.ts'
import { startTestApp } from '../../apps/server/src/testing.ts'
import { sign } from './deliver.ts'
import { payCheckout } from './people.ts'
import { PAGES, WEBHOOK_SECRET } from './product.ts'
import { startStripe } from './start-stripe.ts'

const stripe = await startStripe(Math.floor(Date.now() / 1_000))
const keys = { secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, apiBase: stripe.url }
const { app, db, parts, person, logged } = await startTestApp({}, stripePayments(keys))
afterAll(() => stripe.stop())

const said: string[] = []
await setUpStripe(openStripe(keys), (line) => said.push(line))

const post = (body: string, signature: string) =>
  app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { host: '127.0.0.1:3000', 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })
const rows = () => db.asSystem((tx) => tx.select().from(billingEvents))

/** One event of a customer of ours. */
async function anEvent(over: Record<string, unknown> = {}): Promise<string> {
  const { url } = await openCheckout(parts.billing, DEMO_USER, { priceId: 'price_pro_monthly', ...PAGES })
  const [session] = [...stripe.book.sessions.values()].filter((one) => one.url === url)
  const event = {
    id: stripe.book.id('evt'),
    object: 'event',
    type: 'checkout.session.completed',
    created: 1,
    livemode: false,
  }
  return JSON.stringify({ ...event, data: { object: session }, ...over })
}

test('B-03 only bytes that Stripe signed, and lately, are believed', async () => {
  const body = await anEvent()
  const now = Math.floor(Date.now() / 1_000)
  const forged = [
    sign('whsec_of_somebody_else', body),
    sign(WEBHOOK_SECRET, `${body} `),
    sign(WEBHOOK_SECRET, body, now - 3_600),
    sign(WEBHOOK_SECRET, body, Number.NaN),
    `t=${now},${sign(WEBHOOK_SECRET, body, Number.NaN)}`,
    't=1,v1=00',
    '',
  ]
  for (const signature of forged) {
    const { statusCode, headers } = await post(body, signature)
    expect([statusCode, headers['x-problem']]).toEqual([401, 'bad-signature'])
  }
  expect((await post('not json', sign(WEBHOOK_SECRET, 'not json'))).statusCode).toBe(401)
  expect(await rows()).toEqual([])
})

test('B-03 an event is kept once, however often it is delivered, and answered at once', async () => {
  const body = await anEvent()
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, sign(WEBHOOK_SECRET, body))))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect(await rows()).toHaveLength(1)
  await handleEvents(parts.billing)
  expect((await rows())[0]).toMatchObject({ status: 'done', attempts: 1 })
})

test('events of other kinds, of the other mode and of customers nobody knows change nothing', async () => {
  const before = (await rows()).length
  for (const over of [{ type: 'product.created' }, { livemode: true }]) {
    const body = await anEvent(over)
    expect((await post(body, sign(WEBHOOK_SECRET, body))).statusCode).toBe(200)
  }
  expect(await rows()).toHaveLength(before)
  const body = await anEvent({ data: { object: { id: 'sub_x', object: 'subscription', customer: 'cus_of_nobody' } } })
  await post(body, sign(WEBHOOK_SECRET, body))
  await handleEvents(parts.billing)
  expect((await rows()).filter(({ status }) => status === 'ignored')).toHaveLength(1)
})

test('a whole purchase over HTTP; keys and secrets are in no log', async () => {
  const someone = person()
  const order = { priceId: 'price_pro_monthly', ...PAGES }
  const { url } = (await someone.ask('POST', '/api/create-checkout-session', order)).json as { url: string }
  expect(payCheckout(stripe.book, url, 'ok')).toBe(true)
  expect((await someone.ask('GET', '/api/billing')).json).toMatchObject({ status: 'free', paymentsReady: true })
  for (const event of stripe.book.untold.splice(0)) {
    const body = JSON.stringify(event)
    await post(body, sign(WEBHOOK_SECRET, body))
  }
  await handleEvents(parts.billing)
  expect((await someone.ask('GET', '/api/billing')).json).toMatchObject({ status: 'active', tier: 'professional' })
  const changed = await someone.ask('POST', '/api/billing/change', { plan: 'enterprise', interval: 'month' })
  expect(changed.json).toMatchObject({ billing: { tier: 'enterprise' }, confirmUrl: null })
  expect((await someone.ask('POST', '/api/billing/cancel')).json).toMatchObject({ cancelAtPeriodEnd: true })
  expect((await someone.ask('POST', '/api/billing/resume')).json).toMatchObject({ cancelAtPeriodEnd: false })
  expect((await someone.ask('GET', '/api/billing/invoices')).json).toHaveLength(2)
  const secret = await someone.ask('POST', '/api/create-payment-intent', {
    amount: 1,
    planType: 'professional_monthly',
  })
  expect([secret.status, secret.words]).toEqual([400, expect.stringContaining('147 dollars a month')])
  for (const hidden of [WEBHOOK_SECRET, keys.secretKey]) expect(logged()).not.toContain(hidden)
})

test('the set-up lays down products, prices and the portal once, and replaces a price that is not right', async () => {
  expect(said.filter((line) => line.startsWith('made'))).toHaveLength(4 + 8 + 1)
  said.length = 0
  await setUpStripe(openStripe(keys), (line) => said.push(line))
  expect(said.filter((line) => !line.startsWith('as it was'))).toEqual([])
  const wrong = [...stripe.book.prices.values()].find((price) => price.lookup_key === 'price_starter_monthly')
  if (wrong) wrong.unit_amount = 2_900
  // Decision 2: nobody is charged another price than the one that is shown.
  const fresh = stripePayments(keys)
  const order = { userId: 'u', customerId: 'c', priceId: 'price_starter_monthly', ...PAGES }
  await expect(fresh.openCheckout(order, 'k')).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('stripe:setup'),
  })
  await setUpStripe(openStripe(keys), (line) => said.push(line))
  expect(said.filter((line) => line.startsWith('replaced'))).toHaveLength(1)
  const right = [...stripe.book.prices.values()].filter((price) => price.lookup_key === 'price_starter_monthly')
  expect(right.map(({ unit_amount }) => unit_amount)).toEqual([3_900])
})
