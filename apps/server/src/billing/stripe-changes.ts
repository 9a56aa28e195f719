import type { PaidSubscription, Payments, UpgradeOrder } from '@app/core'
import { findPrice } from '@app/spec'
import type Stripe from 'stripe'
import type { Catalogue } from './catalogue.ts'
import { codeOf, speakStripe } from './speak-stripe.ts'
import { idOf } from './to-subscription.ts'

type Changes = Pick<
  Payments,
  'previewUpgrade' | 'upgrade' | 'scheduleChange' | 'releaseSchedule' | 'endWithPeriod' | 'endNow'
>

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000)

/** What becomes of a subscription that is paid for. */
export function stripeChanges(stripe: Stripe, catalogue: Catalogue): Changes {
  const toItems = async ({ subscription, priceId }: UpgradeOrder) => [
    { id: subscription.itemId, price: await catalogue.get(priceId), quantity: 1 },
  ]
  return {
    previewUpgrade: async (order) => {
      const { subscription, reckonedAt } = order
      const preview = await speakStripe(
        stripe.invoices.createPreview({
          customer: subscription.customerId,
          subscription: subscription.id,
          subscription_details: {
            items: await toItems(order),
            proration_behavior: 'always_invoice',
            proration_date: seconds(reckonedAt),
          },
        }),
      )
      const ends = preview.lines.data.map(({ period }) => period.end)
      return { dueNowCents: Math.max(0, preview.amount_due), nextPaymentAt: new Date(Math.max(...ends) * 1_000) }
    },
    // B-07: the plan is the old one until the difference is paid.
    upgrade: async (order, idempotencyKey) => {
      const change: Stripe.SubscriptionUpdateParams = {
        items: await toItems(order),
        proration_behavior: 'always_invoice',
        proration_date: seconds(order.reckonedAt),
        payment_behavior: 'pending_if_incomplete',
        expand: ['latest_invoice'],
      }
      const { pending_update, latest_invoice: invoice } = await speakStripe(
        stripe.subscriptions.update(order.subscription.id, change, { idempotencyKey }),
      )
      const page = invoice && typeof invoice === 'object' ? invoice.hosted_invoice_url : undefined
      return { confirmUrl: pending_update ? (page ?? null) : null }
    },
    scheduleChange: (subscription, priceId, key) => schedule(stripe, catalogue, subscription, priceId, key),
    releaseSchedule: async (id, idempotencyKey) => {
      await speakStripe(stripe.subscriptionSchedules.release(id, {}, { idempotencyKey }))
    },
    endWithPeriod: async (id, ends, idempotencyKey) => {
      await speakStripe(stripe.subscriptions.update(id, { cancel_at_period_end: ends }, { idempotencyKey }))
    },
    endNow: async (id, { refund }, key) => {
      // The money first: once it has ended, nobody looks at it again.
      if (refund) await refundLatest(stripe, id, key)
      const ending = stripe.subscriptions.cancel(
        id,
        { prorate: false, invoice_now: false },
        { idempotencyKey: `${key}:end` },
      )
      await speakStripe(ending.catch(unless('resource_missing')))
    },
  }
}

/** Two phases: what runs stays as it is until its period ends, then the other price, then Stripe lets go of it. */
async function schedule(
  stripe: Stripe,
  catalogue: Catalogue,
  { id, scheduleId, periodEnd }: PaidSubscription,
  priceId: string,
  key: string,
): Promise<void> {
  const price = await catalogue.get(priceId)
  const interval = findPrice(priceId)?.interval ?? 'month'
  const made = scheduleId
    ? await speakStripe(stripe.subscriptionSchedules.retrieve(scheduleId))
    : await speakStripe(
        stripe.subscriptionSchedules.create({ from_subscription: id }, { idempotencyKey: `${key}:make` }),
      )
  const running = made.phases.find(({ end_date }) => end_date >= seconds(periodEnd)) ?? made.phases[0]
  if (!running) throw new Error('Stripe made a schedule without a phase.')
  const phases: Stripe.SubscriptionScheduleUpdateParams.Phase[] = [
    {
      items: running.items.map((item) => ({ price: idOf(item.price), quantity: item.quantity ?? 1 })),
      start_date: running.start_date,
      end_date: seconds(periodEnd),
    },
    { items: [{ price, quantity: 1 }], duration: { interval, interval_count: 1 }, proration_behavior: 'none' },
  ]
  const change = { end_behavior: 'release', proration_behavior: 'none', phases } as const
  await speakStripe(stripe.subscriptionSchedules.update(made.id, change, { idempotencyKey: `${key}:fill` }))
}

async function refundLatest(stripe: Stripe, id: string, key: string): Promise<void> {
  const { latest_invoice: invoice } = await speakStripe(
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }),
  )
  if (!invoice || typeof invoice === 'string') return
  for (const { status, payment } of invoice.payments?.data ?? []) {
    if (status !== 'paid' || !payment.payment_intent) continue
    const order = { payment_intent: idOf(payment.payment_intent), reason: 'duplicate' } as const
    const refunding = stripe.refunds.create(order, { idempotencyKey: `${key}:refund` })
    await speakStripe(refunding.catch(unless('charge_already_refunded')))
  }
}

/** Done before is done. */
const unless = (code: string) => (error: unknown) => {
  if (codeOf(error) !== code) throw error
}
