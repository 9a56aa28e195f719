import type { PaidSubscription, ProviderStatus } from '@app/core'
import type Stripe from 'stripe'
import type { Catalogue } from './catalogue.ts'

/** What must come along for `toSubscription` to read it. */
export const EXPANDED = ['schedule', 'default_payment_method', 'customer.invoice_settings.default_payment_method']

const when = (seconds: number) => new Date(seconds * 1_000)
export const idOf = (thing: string | { id: string }): string => (typeof thing === 'string' ? thing : thing.id)

/** B-02: the period stands on the item. */
export async function toSubscription(
  theirs: Stripe.Subscription,
  catalogue: Catalogue,
): Promise<PaidSubscription | undefined> {
  const [item] = theirs.items.data
  if (!item) return undefined
  const { schedule } = theirs
  return {
    id: theirs.id,
    customerId: idOf(theirs.customer),
    userId: theirs.metadata.user_id,
    status: theirs.status as ProviderStatus,
    priceId: catalogue.nameOf(item.price),
    itemId: item.id,
    periodStart: when(item.current_period_start),
    periodEnd: when(item.current_period_end),
    endsWithPeriod: theirs.cancel_at_period_end || theirs.cancel_at !== null,
    createdAt: when(theirs.created),
    scheduleId: schedule ? idOf(schedule) : null,
    pending: await pendingOf(schedule, item.current_period_end, catalogue),
    card: cardOf(theirs),
  }
}

/** The phase that begins when the running period ends. */
async function pendingOf(
  schedule: string | Stripe.SubscriptionSchedule | null,
  periodEnd: number,
  catalogue: Catalogue,
): Promise<PaidSubscription['pending']> {
  if (!schedule || typeof schedule === 'string') return null
  const next = schedule.phases.find(({ start_date }) => start_date >= periodEnd)
  const [item] = next?.items ?? []
  const priceId = item && (await catalogue.find(idOf(item.price)))
  return next && priceId ? { priceId, at: when(next.start_date) } : null
}

function cardOf({ default_payment_method, customer }: Stripe.Subscription): PaidSubscription['card'] {
  const ofCustomer =
    typeof customer === 'object' && !customer.deleted ? customer.invoice_settings.default_payment_method : null
  for (const method of [default_payment_method, ofCustomer]) {
    if (method && typeof method === 'object' && method.card)
      return { brand: method.card.brand, last4: method.card.last4 }
  }
  return null
}
