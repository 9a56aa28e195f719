import { billingAccounts } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { BillingParts } from './port.ts'

/** Only whom our own table knows: what an event says of itself is not asked. */
export async function findUser({ db, payments }: BillingParts, customerId: string | null): Promise<string | undefined> {
  if (!customerId) return undefined
  const theirs = and(eq(billingAccounts.customerId, customerId), eq(billingAccounts.mode, payments.mode))
  const [row] = await db.asSystem((tx) =>
    tx.select({ userId: billingAccounts.userId }).from(billingAccounts).where(theirs),
  )
  return row?.userId
}
