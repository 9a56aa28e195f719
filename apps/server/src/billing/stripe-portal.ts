import { PRODUCT_NAME } from '@app/spec'
import type Stripe from 'stripe'
import { speakStripe } from './speak-stripe.ts'

/** The configuration the set-up made; an operator's own default where it has not been run. */
export async function findPortal(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  const { data } = await speakStripe(stripe.billingPortal.configurations.list({ active: true, limit: 100 }))
  return data.find(({ metadata }) => metadata?.app === PRODUCT_NAME)
}

export async function openStripePortal(
  stripe: Stripe,
  { customer, returnUrl, key }: { customer: string; returnUrl: string; key: string },
): Promise<string> {
  const ours = await findPortal(stripe)
  const page: Stripe.BillingPortal.SessionCreateParams = {
    customer,
    return_url: returnUrl,
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
    },
    ...(ours ? { configuration: ours.id } : {}),
  }
  return (await speakStripe(stripe.billingPortal.sessions.create(page, { idempotencyKey: key }))).url
}
