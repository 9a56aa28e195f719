import type { Payments } from '@app/core'
import { openCatalogue } from './catalogue.ts'
import { openStripe, type StripeKeys } from './open-stripe.ts'
import { stripeChanges } from './stripe-changes.ts'
import { stripeCheckouts } from './stripe-checkouts.ts'
import { verifyStripeEvent } from './stripe-events.ts'
import { openStripePortal } from './stripe-portal.ts'
import { stripeRecords } from './stripe-records.ts'

/** Payments by Stripe. The only folder that knows its library. */
export function stripePayments(keys: StripeKeys & { webhookSecret: string }): Payments {
  const stripe = openStripe(keys)
  const catalogue = openCatalogue(stripe)
  return {
    ready: true,
    mode: /^[rs]k_live_/.test(keys.secretKey) ? 'live' : 'test',
    ...stripeCheckouts(stripe, catalogue),
    ...stripeChanges(stripe, catalogue),
    ...stripeRecords(stripe, catalogue),
    openPortal: (customer, returnUrl, key) => openStripePortal(stripe, { customer, returnUrl, key }),
    verifyEvent: (body, signature) => verifyStripeEvent(stripe, keys.webhookSecret, body, signature),
  }
}
