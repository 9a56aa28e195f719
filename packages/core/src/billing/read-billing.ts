import type { Billing, PendingChange } from '@app/contract'
import { type BillingAccountRow, type SubscriptionRow, subscriptions } from '@app/db'
import { findPrice, PLANS } from '@app/spec'
import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { readPlan } from '../usage/read-plan.ts'
import { findAccount } from './find-account.ts'
import type { Payments } from './port.ts'

export interface BillingSetup {
  payments: Pick<Payments, 'ready' | 'mode'>
  publishableKey: string | undefined
}

/** How somebody's plan stands, from what is written here: the provider is not asked. */
export async function readBilling(ctx: Context, setup: BillingSetup): Promise<Billing> {
  const { db, user } = ctx
  const current = await readPlan(ctx)
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, user.id), ne(subscriptions.status, 'ended')))
  const account = await findAccount(db, user.id, setup.payments)
  return {
    paymentsReady: setup.payments.ready,
    publishableKey: setup.payments.ready ? (setup.publishableKey ?? null) : null,
    tier: current.tier,
    plan: PLANS.find(({ tier }) => tier === current.tier)?.id ?? null,
    planName: current.name,
    status: statusOf(current, row),
    ...toTerms(current.paid ? row : undefined, account),
    paymentMethod: account?.cardBrand ? { brand: account.cardBrand, last4: account.cardLast4 ?? '' } : null,
  }
}

function statusOf({ paid, suspended }: { paid: boolean; suspended: boolean }, row: SubscriptionRow | undefined) {
  if (!paid || !row) return 'free'
  if (suspended) return 'suspended'
  return row.status === 'past-due' ? 'past-due' : 'active'
}

type Terms = Pick<
  Billing,
  'source' | 'interval' | 'priceCents' | 'periodEnd' | 'cancelAtPeriodEnd' | 'graceUntil' | 'pendingChange'
>

const NO_TERMS: Terms = {
  source: 'none',
  interval: null,
  priceCents: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  graceUntil: null,
  pendingChange: null,
}

function toTerms(row: SubscriptionRow | undefined, account: BillingAccountRow | undefined): Terms {
  if (!row) return NO_TERMS
  if (row.source === 'administrator') return { ...NO_TERMS, source: 'administrator' }
  return {
    source: 'provider',
    interval: row.interval,
    priceCents: (account?.priceId && findPrice(account.priceId)?.cents) || null,
    periodEnd: row.periodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: row.endsWithPeriod,
    graceUntil: row.graceUntil?.toISOString() ?? null,
    pendingChange: toPending(account),
  }
}

function toPending(account: BillingAccountRow | undefined): PendingChange | null {
  const price = account?.pendingPriceId ? findPrice(account.pendingPriceId) : undefined
  if (!price || !account?.pendingAt) return null
  const { plan, interval, cents } = price
  return { plan: plan.id, interval, priceCents: cents, at: account.pendingAt.toISOString() }
}
