import type { Asker } from '../context.ts'
import { Fault } from '../fault.ts'
import { findAccount } from './find-account.ts'
import type { BillingParts, PaidSubscription } from './port.ts'
import { byAge, isLive } from './standing.ts'

/** With the count of changes so far, which goes into the keys of the next one. */
export type PaidPlan = PaidSubscription & { version: number }

/** The subscription somebody pays for, as the provider has it now; undefined for none. */
export async function findPaidPlan({ db, payments }: BillingParts, user: Asker): Promise<PaidPlan | undefined> {
  const account = await db.asUser(user.id, (tx) => findAccount(tx, user.id, payments))
  if (!account) return undefined
  const [paid] = (await payments.listSubscriptions(account.customerId)).filter(isLive).sort(byAge)
  return paid && { ...paid, version: account.version }
}

export async function getPaidPlan(parts: BillingParts, user: Asker): Promise<PaidPlan> {
  // Where nothing can be paid for, this says so.
  if (!parts.payments.ready) await parts.payments.listSubscriptions('')
  const paid = await findPaidPlan(parts, user)
  if (!paid) throw new Fault('conflict', 'You have no paid plan yet. Choose one under Pricing first.')
  return paid
}
