import type { Invoice } from '@app/contract'
import type { Asker } from '../context.ts'
import { findAccount } from './find-account.ts'
import type { BillingParts } from './port.ts'

/** Newest first; none before the first payment, and none where nothing can be paid. */
export async function listInvoices({ db, payments }: BillingParts, user: Asker): Promise<Invoice[]> {
  if (!payments.ready) return []
  const account = await db.asUser(user.id, (tx) => findAccount(tx, user.id, payments))
  if (!account) return []
  const all = await payments.listInvoices(account.customerId)
  return all.map(({ createdAt, ...invoice }) => ({ ...invoice, createdAt: createdAt.toISOString() }))
}
