import { billingAccounts, subscriptions } from '@app/db'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { BillingParts } from './port.ts'

/** B-09: what was bought with test keys is worth nothing under live ones. Under its own keys it comes back by itself. */
export async function endOtherMode({ db, payments, note }: BillingParts): Promise<void> {
  const ended = await db.asSystem((tx) => {
    const other = tx
      .select({ userId: billingAccounts.userId })
      .from(billingAccounts)
      .where(ne(billingAccounts.mode, payments.mode))
    const theirs = and(inArray(subscriptions.userId, other), eq(subscriptions.source, 'provider'))
    return tx
      .update(subscriptions)
      .set({ status: 'ended', updatedAt: sql`now()` })
      .where(and(theirs, ne(subscriptions.status, 'ended')))
      .returning({ userId: subscriptions.userId })
  })
  if (ended.length > 0) note('plans of the other mode’s keys were ended', { mode: payments.mode, plans: ended.length })
}
