import { type BillingAccountRow, billingAccounts, type Transaction } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Payments } from './port.ts'

/** Who somebody is at the provider; undefined before they first paid there. */
export async function findAccount(
  tx: Transaction,
  userId: string,
  { mode }: Pick<Payments, 'mode'>,
): Promise<BillingAccountRow | undefined> {
  const mine = and(eq(billingAccounts.userId, userId), eq(billingAccounts.mode, mode))
  const [account] = await tx.select().from(billingAccounts).where(mine)
  return account
}
