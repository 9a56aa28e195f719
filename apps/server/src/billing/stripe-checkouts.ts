import type { Payments, Started } from '@app/core'
import type Stripe from 'stripe'
import type { Catalogue } from './catalogue.ts'
import { codeOf, speakStripe } from './speak-stripe.ts'

type Checkouts = Pick<
  Payments,
  'createCustomer' | 'openCheckout' | 'findCheckout' | 'closeCheckout' | 'startSubscription' | 'findStarted'
>

const SECRET = ['latest_invoice.confirmation_secret']

/** How somebody begins to pay. */
export function stripeCheckouts(stripe: Stripe, catalogue: Catalogue): Checkouts {
  return {
    createCustomer: async ({ userId, email, name }, idempotencyKey) => {
      const person = { email, name, metadata: { user_id: userId } }
      return (await speakStripe(stripe.customers.create(person, { idempotencyKey }))).id
    },
    openCheckout: async ({ userId, customerId, priceId, successUrl, cancelUrl }, idempotencyKey) => {
      const page: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: await catalogue.get(priceId), quantity: 1 }],
        subscription_data: { metadata: { user_id: userId } },
        success_url: successUrl,
        cancel_url: cancelUrl,
      }
      const { id, url } = await speakStripe(stripe.checkout.sessions.create(page, { idempotencyKey }))
      if (!url) throw new Error('Stripe opened a checkout without an address.')
      return { id, url }
    },
    findCheckout: async (id) => {
      const { status } = await speakStripe(stripe.checkout.sessions.retrieve(id))
      if (status === 'open') return 'open'
      return status === 'complete' ? 'complete' : 'expired'
    },
    closeCheckout: async (id, idempotencyKey) => {
      await speakStripe(stripe.checkout.sessions.expire(id, {}, { idempotencyKey }))
    },
    startSubscription: async ({ userId, customerId, priceId }, idempotencyKey) => {
      const order: Stripe.SubscriptionCreateParams = {
        customer: customerId,
        items: [{ price: await catalogue.get(priceId) }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        metadata: { user_id: userId },
        expand: SECRET,
      }
      return toStarted(await speakStripe(stripe.subscriptions.create(order, { idempotencyKey })))
    },
    findStarted: async (id) => {
      try {
        return toStarted(await stripe.subscriptions.retrieve(id, { expand: SECRET }))
      } catch (error) {
        if (codeOf(error) === 'resource_missing') return { id, status: 'over', clientSecret: null }
        return speakStripe(Promise.reject(error))
      }
    },
  }
}

function toStarted({ id, status, latest_invoice: invoice }: Stripe.Subscription): Started {
  if (status === 'incomplete') {
    const secret = invoice && typeof invoice === 'object' ? invoice.confirmation_secret?.client_secret : undefined
    return { id, status: 'waiting', clientSecret: secret ?? null }
  }
  const over = status === 'incomplete_expired' || status === 'canceled'
  return { id, status: over ? 'over' : 'paid', clientSecret: null }
}
