import { recordEvent } from '@app/db'
import type { BillingParts, PaidSubscription } from './port.ts'

/** B-06: whoever came to pay twice has one plan and their money back: the newer one ends at once and is refunded. */
export async function endDuplicates(
  { db, payments, note }: BillingParts,
  userId: string,
  newer: readonly PaidSubscription[],
): Promise<void> {
  for (const { id, priceId, userId: madeFor } of newer) {
    // One that was not made here was made by a person, who knows why.
    if (!madeFor) continue
    await payments.endNow(id, { refund: true }, `duplicate:${id}`)
    note('a second subscription was ended and refunded', { user: { id: userId }, subscription: { id, priceId } })
    await db.asUser(userId, (tx) =>
      recordEvent(tx, { userId, type: 'billing.duplicate-refunded', data: { subscriptionId: id } }),
    )
  }
}
