import { billingEvents, wake } from '@app/db'
import { sql } from 'drizzle-orm'
import type { BillingParts } from './port.ts'

/** B-04: what may change how somebody stands. Anything else is heard and forgotten. */
const HEARD =
  /^(checkout\.session\.(completed|expired)|invoice\.(paid|payment_failed|payment_action_required)|customer\.subscription\.|subscription_schedule\.|charge\.(refunded|dispute\.))/

/**
 * B-03: the bytes are vouched for, then the event is written down once, and that row is the job. Whoever works through
 * them asks the provider how things stand now; nothing is believed of what the event itself says.
 */
export async function receiveEvent(
  { db, payments, note }: BillingParts,
  message: { body: Buffer; signature: string },
): Promise<void> {
  const { id, type, mode, customerId, objectId } = payments.verifyEvent(message.body, message.signature)
  if (mode !== payments.mode) return note('an event of the other mode was ignored', { event: { id, type, mode } })
  if (!HEARD.test(type)) return
  await db.asSystem(async (tx) => {
    const row = { id, type, customerId, objectId, nextAt: sql`now()`, createdAt: sql`now()` }
    await tx.insert(billingEvents).values(row).onConflictDoNothing()
    wake(tx, 'billing')
  })
}
