import { type Asker, type BillingParts, handleEvents, readBilling, receiveEvent } from '@app/core'
import { mintUser } from '@app/core/testing'
import { type ClockedDatabase, clockedDatabase } from '@app/db/testing'
import { openStripe } from '../../apps/server/src/billing/open-stripe.ts'
import { setUpStripe } from '../../apps/server/src/billing/set-up-stripe.ts'
import { stripePayments } from '../../apps/server/src/billing/stripe-payments.ts'
import type { Book } from './book.ts'
import { DAY } from './calendar.ts'
import { deliver } from './deliver.ts'
import { type StripeStandIn, startStripe } from './start-stripe.ts'
import { turnClock } from './turn-clock.ts'

const SECRET_KEY = 'sk_test_of_the_stand_in'
export const WEBHOOK_SECRET = 'whsec_of_the_stand_in'

export const PAGES = { successUrl: 'http://127.0.0.1:3000/success', cancelUrl: 'http://127.0.0.1:3000/pricing' }

/** Our side and Stripe's on one clock: the real verbs, the real library, the real tables. */
export interface Product {
  db: ClockedDatabase
  stripe: StripeStandIn
  book: Book
  parts: BillingParts
  notes: { words: string; facts: Record<string, unknown> }[]
  newUser(): Promise<Asker>
  /** Both clocks, and everything that falls due at Stripe meanwhile. */
  pass(seconds: number): Promise<void>
  /** Webhooks arrive and are acted on. */
  hear(how?: Parameters<typeof deliver>[2]): Promise<void>
  billing(user: Asker): ReturnType<typeof readBilling>
  close(): Promise<void>
}

export async function openProduct(now: string): Promise<Product> {
  const start = new Date(now)
  const stripe = await startStripe(start.getTime() / 1_000)
  const { book, url: apiBase } = stripe
  const db = await clockedDatabase(start)
  await setUpStripe(openStripe({ secretKey: SECRET_KEY, apiBase }), () => undefined)
  const notes: Product['notes'] = []
  const payments = stripePayments({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase })
  const parts: BillingParts = { db, payments, note: (words, facts) => notes.push({ words, facts }) }
  const post = async (body: string, signature: string) => {
    await receiveEvent(parts, { body: Buffer.from(body), signature })
    return 200
  }
  return {
    db,
    stripe,
    book,
    parts,
    notes,
    newUser: () => mintUser(db),
    pass: async (seconds) => {
      turnClock(book, book.now + seconds)
      await db.turn(new Date(book.now * 1_000))
    },
    hear: async (how) => {
      await deliver(book, { secret: WEBHOOK_SECRET, post }, how)
      await handleEvents(parts)
    },
    billing: (user) =>
      db.asUser(user.id, (tx) => readBilling({ db: tx, user }, { payments, publishableKey: 'pk_test_1' })),
    close: async () => {
      await db.close()
      await stripe.stop()
    },
  }
}

/** So many days. */
export const days = (count: number): number => count * DAY
