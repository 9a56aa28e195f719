import type { PlanChange } from '@app/contract'
import { type Price, priceOf } from '@app/spec'
import type { Asker } from '../context.ts'
import { databaseNow } from '../schedules/database-now.ts'
import { getPaidPlan, type PaidPlan } from './get-paid-plan.ts'
import { judgeChange, refuseUnsettled } from './judge-change.ts'
import type { BillingParts } from './port.ts'
import { syncAccount } from './sync-account.ts'

/** A preview is good for this long; after that the difference is reckoned anew. */
const GOOD_MS = 60 * 60_000

interface Confirm {
  confirmUrl: string | null
}

/** B-07: a larger plan now, for the difference, and only once that is paid; a smaller one when the period ends. */
export async function changePlan(parts: BillingParts, user: Asker, change: PlanChange): Promise<Confirm> {
  const wanted = priceOf(change.plan, change.interval)
  const paid = await getPaidPlan(parts, user)
  const kind = judgeChange(paid, wanted)
  if (kind !== 'same') refuseUnsettled(paid)
  const done =
    kind === 'downgrade'
      ? await later(parts, paid, wanted)
      : await now(parts, paid, wanted, kind, await reckon(parts, user, paid, change.reckonedAt))
  await syncAccount(parts, user.id)
  return done
}

async function later({ payments }: BillingParts, paid: PaidPlan, wanted: Price): Promise<Confirm> {
  await payments.scheduleChange(paid, wanted.id, `later:${paid.id}:${wanted.id}:${paid.version}`)
  return { confirmUrl: null }
}

/** Either takes back what was to follow; wanting what one has does no more than that. */
async function now(
  { payments }: BillingParts,
  paid: PaidPlan,
  wanted: Price,
  kind: 'upgrade' | 'same',
  reckonedAt: Date,
): Promise<Confirm> {
  if (paid.scheduleId) await payments.releaseSchedule(paid.scheduleId, `release:${paid.scheduleId}`)
  if (kind === 'same') return { confirmUrl: null }
  const key = `now:${paid.id}:${wanted.id}:${paid.version}:${reckonedAt.getTime()}`
  return payments.upgrade({ subscription: paid, priceId: wanted.id, reckonedAt }, key)
}

async function reckon(
  { db }: BillingParts,
  user: Asker,
  { periodStart }: PaidPlan,
  shown: string | undefined,
): Promise<Date> {
  const clock = await db.asUser(user.id, databaseNow)
  const at = shown ? new Date(shown) : clock
  const good = at <= clock && at >= periodStart && clock.getTime() - at.getTime() <= GOOD_MS
  return good ? at : clock
}
