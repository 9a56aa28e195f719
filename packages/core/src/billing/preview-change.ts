import type { PlanChoice, PlanPreview } from '@app/contract'
import { type Price, priceOf } from '@app/spec'
import type { Asker } from '../context.ts'
import { databaseNow } from '../schedules/database-now.ts'
import { addPeriod } from './add-period.ts'
import { findPaidPlan } from './get-paid-plan.ts'
import { judgeChange, refuseUnsettled } from './judge-change.ts'
import type { BillingParts, PaidSubscription } from './port.ts'

/** B-07: what a change costs, to the cent and before anybody says yes. */
export async function previewChange(parts: BillingParts, user: Asker, choice: PlanChoice): Promise<PlanPreview> {
  const wanted = priceOf(choice.plan, choice.interval)
  const paid = parts.payments.ready ? await findPaidPlan(parts, user) : undefined
  const now = await parts.db.asUser(user.id, databaseNow)
  const terms = paid ? await termsOf(parts, paid, wanted, now) : buy(wanted, now)
  const { nextPaymentAt, effectiveAt, ...rest } = terms
  return {
    ...choice,
    ...rest,
    nextPaymentCents: wanted.cents,
    effectiveAt: effectiveAt.toISOString(),
    nextPaymentAt: nextPaymentAt.toISOString(),
    reckonedAt: now.toISOString(),
  }
}

interface Terms {
  kind: PlanPreview['kind']
  dueNowCents: number
  effectiveAt: Date
  nextPaymentAt: Date
}

const buy = ({ cents, interval }: Price, now: Date): Terms => ({
  kind: 'buy',
  dueNowCents: cents,
  effectiveAt: now,
  nextPaymentAt: addPeriod(now, interval),
})

async function termsOf({ payments }: BillingParts, paid: PaidSubscription, wanted: Price, now: Date): Promise<Terms> {
  const kind = judgeChange(paid, wanted)
  if (kind !== 'same') refuseUnsettled(paid)
  if (kind !== 'upgrade')
    return { kind, dueNowCents: 0, effectiveAt: kind === 'same' ? now : paid.periodEnd, nextPaymentAt: paid.periodEnd }
  const cost = await payments.previewUpgrade({ subscription: paid, priceId: wanted.id, reckonedAt: now })
  return { kind, effectiveAt: now, ...cost }
}
