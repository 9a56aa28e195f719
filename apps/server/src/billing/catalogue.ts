import { Fault } from '@app/core'
import { findPrice, listPrices } from '@app/spec'
import type Stripe from 'stripe'
import { speakStripe } from './speak-stripe.ts'

/** Our price ids and Stripe's, both ways. */
export interface Catalogue {
  /** Stripe's id of a price, which must cost what our catalogue says. */
  get(priceId: string): Promise<string>
  /** Our id of a price of Stripe's; undefined for one that is not ours. */
  nameOf(price: Stripe.Price): string | undefined
  find(stripeId: string): Promise<string | undefined>
}

/** Prices change when an operator runs the set-up; nobody waits longer than this for it. */
const FRESH_MS = 5 * 60_000

export function openCatalogue(stripe: Stripe): Catalogue {
  let kept: { at: number; prices: Stripe.Price[] } | undefined
  const read = async (): Promise<Stripe.Price[]> => {
    if (kept && performance.now() - kept.at < FRESH_MS) return kept.prices
    const { data } = await speakStripe(
      stripe.prices.list({ lookup_keys: listPrices().map(({ id }) => id), active: true, limit: 100 }),
    )
    kept = data.length > 0 ? { at: performance.now(), prices: data } : undefined
    return data
  }
  return {
    nameOf,
    get: async (priceId) => {
      const price = (await read()).find(({ lookup_key }) => lookup_key === priceId)
      if (price && isRight(price)) return price.id
      kept = undefined
      throw new Fault(
        'unavailable',
        'Payment Setup Required: this price is not set up at the payment provider as it is shown here. ' +
          'Whoever runs this installation runs `npm run stripe:setup`.',
      )
    },
    find: async (stripeId) => {
      const price = (await read()).find(({ id }) => id === stripeId)
      return price && nameOf(price)
    },
  }
}

/** Decision 2: a customer is charged what every screen showed, or not at all. */
export function isRight({ lookup_key, unit_amount, currency, recurring }: Stripe.Price): boolean {
  const price = findPrice(lookup_key ?? '')
  return price?.cents === unit_amount && currency === 'usd' && recurring?.interval === price.interval
}

/** A price that was replaced has lost its lookup key to the new one, and is still what it was sold as. */
function nameOf({ lookup_key, metadata }: Stripe.Price): string | undefined {
  const name = lookup_key ?? metadata.price_id
  return name && findPrice(name) ? name : undefined
}
