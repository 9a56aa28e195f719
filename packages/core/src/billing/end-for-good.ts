import type { Asker } from '../context.ts'
import { findAccount } from './find-account.ts'
import type { BillingParts } from './port.ts'
import { isLive } from './standing.ts'

/** Ends whatever somebody pays for, at once: for an account that is deleted. */
export async function endForGood({ db, payments }: BillingParts, user: Asker): Promise<void> {
  if (!payments.ready) return
  const account = await db.asUser(user.id, (tx) => findAccount(tx, user.id, payments))
  if (!account) return
  for (const one of (await payments.listSubscriptions(account.customerId)).filter(isLive))
    await payments.endNow(one.id, { refund: false }, `deleted:${one.id}`)
}
