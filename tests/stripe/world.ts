import type { Asker } from '@app/core'
import { refund } from './money-routes.ts'
import { payForm } from './people.ts'
import { openProduct, type Product } from './product.ts'

export type TestCard = 'ok' | 'declined'

/** Our side, and whoever stands on the other side of the counter. */
export interface World extends Pick<Product, 'db' | 'parts' | 'newUser' | 'billing' | 'close'> {
  /** Pays in our own form; says whether it went through. */
  pay(clientSecret: string, card: TestCard): Promise<boolean>
  /** Both clocks, and everything that falls due meanwhile. */
  pass(seconds: number): Promise<void>
  /** Everything there is to tell arrives and is acted on. */
  hear(): Promise<void>
  /** What somebody was charged, in cents, oldest first. */
  charges(user: Asker): Promise<number[]>
  /** Gives a part of the last payment back. */
  refundLast(user: Asker, cents: number): Promise<void>
}

/** Stripe's test mode where a key for it is given, the stand-in otherwise: the same tests hold for either. */
export async function openWorld(): Promise<World> {
  const key = process.env.STRIPE_TEST_KEY
  return key ? (await import('./test-mode.ts')).openTestMode(key) : openStandInWorld()
}

async function openStandInWorld(): Promise<World> {
  const product = await openProduct('2027-03-10T09:00:00Z')
  const { book } = product
  const chargesOf = (user: Asker) => {
    const customer = [...book.customers.values()].find(({ metadata }) => metadata.user_id === user.id)?.id
    return [...book.charges.values()].filter((one) => one.customer === customer)
  }
  return {
    ...product,
    hear: () => product.hear(),
    pay: async (clientSecret, card) => payForm(book, clientSecret, card),
    charges: async (user) => chargesOf(user).map(({ amount }) => amount),
    refundLast: async (user, cents) => {
      const last = chargesOf(user).at(-1)
      if (last) refund(book, last, cents)
    },
  }
}
