import { findPrice, type Price, TIERS } from '@app/spec'
import { Fault } from '../fault.ts'
import type { PaidSubscription } from './port.ts'

export type ChangeKind = 'upgrade' | 'downgrade' | 'same'

const rank = ({ plan }: Price) => TIERS.indexOf(plan.tier)

/** Decision 19: more, or the same for longer, begins at once; everything else with the next period. */
export function judgeChange(paid: Pick<PaidSubscription, 'priceId'>, wanted: Price): ChangeKind {
  const current = paid.priceId ? findPrice(paid.priceId) : undefined
  // A price that is no longer in the catalogue: whatever is wanted begins when what was paid is over.
  if (!current) return 'downgrade'
  if (current.id === wanted.id) return 'same'
  if (rank(wanted) !== rank(current)) return rank(wanted) > rank(current) ? 'upgrade' : 'downgrade'
  return wanted.interval === 'year' ? 'upgrade' : 'downgrade'
}

/** What stands in the way of any change, in words. */
export function refuseUnsettled({ status, endsWithPeriod, periodEnd }: PaidSubscription): void {
  if (status !== 'active' && status !== 'trialing')
    throw new Fault('conflict', 'A payment is missing. Update your payment method first; then you can change plan.')
  if (endsWithPeriod)
    throw new Fault(
      'conflict',
      `Your plan ends on ${periodEnd.toISOString().slice(0, 10)}. Take the cancellation back first; then you can change plan.`,
    )
}
