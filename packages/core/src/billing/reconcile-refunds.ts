import { databaseNow } from '../schedules/database-now.ts'
import { applyRefund } from './apply-refund.ts'
import { findUser } from './find-user.ts'
import type { BillingParts } from './port.ts'

/** Longer than any month: what is older has no grant any more that it could take from. */
const DAYS = 35

/** Refunds of which no event came. */
export async function reconcileRefunds(parts: BillingParts): Promise<void> {
  const now = await parts.db.asSystem(databaseNow)
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  for await (const { paymentId, customerId } of parts.payments.listRefunded(since)) {
    const userId = await findUser(parts, customerId)
    if (userId) await applyRefund(parts, userId, paymentId)
  }
}
