import type { BillingAccountRow, SubscriptionRow } from '@app/db'
import { findPrice, PAST_DUE_GRACE_DAYS } from '@app/spec'
import type { PaidSubscription, ProviderStatus } from './port.ts'

const DAY_MS = 86_400_000

/** B-08. `none`: not paid for yet, or over. */
const WORTH = {
  active: 'full',
  trialing: 'full',
  past_due: 'grace',
  unpaid: 'suspended',
  paused: 'suspended',
  incomplete: 'none',
  incomplete_expired: 'none',
  canceled: 'none',
} satisfies Record<ProviderStatus, 'full' | 'grace' | 'suspended' | 'none'>

/** Not over, and for a price of ours: what an operator sells besides is none of our business. */
export const isLive = ({ status, priceId }: PaidSubscription): boolean =>
  WORTH[status] !== 'none' && priceId !== undefined

/** Of several the oldest speaks: the others are there by mistake. */
export const byAge = (a: PaidSubscription, b: PaidSubscription): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)

export type AccountFacts = Omit<
  BillingAccountRow,
  'userId' | 'mode' | 'customerId' | 'createdAt' | 'syncedAt' | 'version'
>
export type PlanFacts = Omit<SubscriptionRow, 'userId' | 'updatedAt'>

/** What is known of somebody from what the provider says, and from what was known before. */
export function accountFacts(
  paid: PaidSubscription | undefined,
  before: Pick<BillingAccountRow, 'pastDueSince'>,
  asOf: Date,
): AccountFacts {
  const owes = paid !== undefined && WORTH[paid.status] !== 'full'
  return {
    subscriptionId: paid?.id ?? null,
    priceId: paid?.priceId ?? null,
    scheduleId: paid?.scheduleId ?? null,
    pendingPriceId: paid?.pending?.priceId ?? null,
    pendingAt: paid?.pending?.at ?? null,
    cardBrand: paid?.card?.brand ?? null,
    cardLast4: paid?.card?.last4 ?? null,
    pastDueSince: owes ? (before.pastDueSince ?? asOf) : null,
  }
}

/** The plan it comes to; undefined where there is none, or none of ours. */
export function planFacts(paid: PaidSubscription | undefined, account: AccountFacts): PlanFacts | undefined {
  const price = paid?.priceId ? findPrice(paid.priceId) : undefined
  if (!paid || !price || !isLive(paid)) return undefined
  const next = paid.pending && findPrice(paid.pending.priceId)
  return {
    tier: price.plan.tier,
    status: WORTH[paid.status] === 'full' ? 'active' : 'past-due',
    periodStart: paid.periodStart,
    periodEnd: paid.periodEnd,
    source: 'provider',
    interval: price.interval,
    endsWithPeriod: paid.endsWithPeriod,
    nextTier: next ? next.plan.tier : null,
    graceUntil: account.pastDueSince && graceUntil(paid.status, account.pastDueSince),
  }
}

const graceUntil = (status: ProviderStatus, since: Date): Date =>
  WORTH[status] === 'grace' ? new Date(since.getTime() + PAST_DUE_GRACE_DAYS * DAY_MS) : since
