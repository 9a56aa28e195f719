import { type BillingParts, handleEvents, readBilling, receiveEvent } from '@app/core'
import { mintUser } from '@app/core/testing'
import { billingAccounts } from '@app/db'
import { clockedDatabase } from '@app/db/testing'
import { openStripe } from '../../apps/server/src/billing/open-stripe.ts'
import { setUpStripe } from '../../apps/server/src/billing/set-up-stripe.ts'
import { stripePayments } from '../../apps/server/src/billing/stripe-payments.ts'
import { sign } from './deliver.ts'
import { WEBHOOK_SECRET } from './product.ts'
import type { TestCard, World } from './world.ts'

const CARDS: Record<TestCard, string> = { ok: 'pm_card_visa', declined: 'pm_card_chargeDeclined' }
/** Stripe takes its time to tell: what was just done is an event some seconds later. */
const SETTLE_MS = 5_000
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Stripe itself, in test mode, on one of its test clocks. Events are fetched: no address of ours is open to the world. */
export async function openTestMode(secretKey: string): Promise<World> {
  if (!/^[rs]k_test_/.test(secretKey)) throw new Error('STRIPE_TEST_KEY is not a key of the test mode.')
  const stripe = openStripe({ secretKey })
  await setUpStripe(stripe, () => undefined)
  const began = Math.floor(Date.now() / 1_000)
  const db = await clockedDatabase(new Date(began * 1_000))
  const payments = stripePayments({ secretKey, webhookSecret: WEBHOOK_SECRET })
  const parts: BillingParts = { db, payments, note: () => undefined }
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: began })
  const customers = new Map<string, string>()
  const heard = new Set<string>()
  let now = began

  const chargesOf = async (userId: string) =>
    (await stripe.charges.list({ customer: customers.get(userId) ?? '', limit: 100 })).data
      .filter(({ paid }) => paid)
      .reverse()

  return {
    db,
    parts,
    newUser: async () => {
      const user = await mintUser(db)
      const { id } = await stripe.customers.create({
        ...{ email: user.email, name: user.name, test_clock: clock.id, metadata: { user_id: user.id } },
      })
      customers.set(user.id, id)
      await db.asUser(user.id, (tx) =>
        tx.insert(billingAccounts).values({ userId: user.id, mode: 'test', customerId: id }),
      )
      return user
    },
    billing: (user) =>
      db.asUser(user.id, (tx) => readBilling({ db: tx, user }, { payments, publishableKey: 'pk_test_1' })),
    pay: async (clientSecret, card) => {
      const id = clientSecret.split('_secret')[0] ?? ''
      const done = await stripe.paymentIntents
        .confirm(id, { payment_method: CARDS[card], return_url: 'https://example.com/' })
        .catch((error: { type?: string }) => {
          if (error.type === 'StripeCardError') return undefined
          throw error
        })
      return done?.status === 'succeeded'
    },
    pass: async (seconds) => {
      now += seconds
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: now })
      while ((await stripe.testHelpers.testClocks.retrieve(clock.id)).status === 'advancing') await wait(2_000)
      await db.turn(new Date(now * 1_000))
    },
    hear: async () => {
      await wait(SETTLE_MS)
      const known = new Set(customers.values())
      const events = await stripe.events
        .list({ created: { gte: began }, limit: 100 })
        .autoPagingToArray({ limit: 2_000 })
      for (const event of events.reverse()) {
        const customer = 'customer' in event.data.object ? event.data.object.customer : undefined
        if (heard.has(event.id) || typeof customer !== 'string' || !known.has(customer)) continue
        heard.add(event.id)
        const body = JSON.stringify(event)
        await receiveEvent(parts, { body: Buffer.from(body), signature: sign(WEBHOOK_SECRET, body) })
      }
      await handleEvents(parts)
    },
    charges: async (user) => (await chargesOf(user.id)).map(({ amount }) => amount),
    refundLast: async (user, cents) => {
      const last = (await chargesOf(user.id)).at(-1)
      if (last) await stripe.refunds.create({ charge: last.id, amount: cents })
    },
    close: async () => {
      // Takes its customers and their subscriptions along.
      await stripe.testHelpers.testClocks.del(clock.id)
      await db.close()
    },
  }
}
