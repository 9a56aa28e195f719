import { billingAccounts, checkouts, subscriptions, type Transaction } from '@app/db'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { mendAccount } from './mend-account.ts'
import type { BillingParts } from './port.ts'

/** Between the daily rounds: periods whose end has passed without word of the next, and checkouts nobody came back from. */
export async function reconcileAwaited(parts: BillingParts): Promise<number> {
  const waiting = await parts.db.asSystem((tx) => listAwaited(tx, parts.payments.mode))
  let mended = 0
  for (const { userId } of waiting) mended += Number(await mendAccount(parts, userId, 'awaited'))
  return mended
}

function listAwaited(tx: Transaction, mode: 'test' | 'live') {
  const overdue = tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.source, 'provider'),
        ne(subscriptions.status, 'ended'),
        sql`period_end < now() - interval '5 minutes'`,
      ),
    )
  const left = tx
    .select({ userId: checkouts.userId })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.status, 'open'),
        sql`created_at between now() - interval '25 hours' and now() - interval '5 minutes'`,
      ),
    )
  const either = or(inArray(billingAccounts.userId, overdue), inArray(billingAccounts.userId, left))
  return tx
    .select({ userId: billingAccounts.userId })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.mode, mode), either))
}
