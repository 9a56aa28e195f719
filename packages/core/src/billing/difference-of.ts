import type { BillingAccountRow, SubscriptionRow } from '@app/db'
import type { PlanFacts } from './standing.ts'

/** What was different from what the provider says; undefined where nothing was. */
export type Difference = Record<string, { was: unknown; is: unknown }>

export function differenceOf(
  account: Pick<BillingAccountRow, 'cardLast4' | 'pendingPriceId' | 'priceId'>,
  before: SubscriptionRow | undefined,
  facts: Pick<BillingAccountRow, 'cardLast4' | 'pendingPriceId' | 'priceId'>,
  after: PlanFacts | undefined,
): Difference | undefined {
  const known = before?.source === 'provider' && before.status !== 'ended' ? before : undefined
  const pick = (plan: PlanFacts | undefined, { priceId, pendingPriceId, cardLast4 }: typeof facts) => ({
    tier: plan?.tier,
    status: plan?.status,
    periodStart: plan?.periodStart?.toISOString(),
    periodEnd: plan?.periodEnd?.toISOString(),
    endsWithPeriod: plan?.endsWithPeriod,
    graceUntil: plan?.graceUntil?.toISOString(),
    priceId: priceId ?? undefined,
    pendingPriceId: pendingPriceId ?? undefined,
    cardLast4: cardLast4 ?? undefined,
  })
  const [was, is] = [pick(known, account), pick(after, facts)]
  const keys = (Object.keys(is) as (keyof typeof is)[]).filter((key) => was[key] !== is[key])
  if (keys.length === 0) return undefined
  // That it is another card is enough for a log.
  const show = (key: keyof typeof is) =>
    key === 'cardLast4' ? { was: 'one', is: 'another' } : { was: was[key], is: is[key] }
  return Object.fromEntries(keys.map((key) => [key, show(key)]))
}
