import { billingAccounts } from '@app/db'
import type { Asker } from '../context.ts'
import { findAccount } from './find-account.ts'
import type { BillingParts } from './port.ts'

/** The customer somebody is at the provider, made when first needed. */
export async function ensureCustomer({ db, payments }: BillingParts, user: Asker): Promise<string> {
  const { id: userId, email, name } = user
  const known = await db.asUser(userId, (tx) => findAccount(tx, userId, payments))
  if (known) return known.customerId
  const customerId = await payments.createCustomer({ userId, email, name }, `customer:${userId}`)
  const fresh = { mode: payments.mode, customerId }
  // What was known under the other mode's keys is of no use under these.
  const forgotten = { subscriptionId: null, priceId: null, scheduleId: null, pendingPriceId: null, pendingAt: null }
  const card = { cardBrand: null, cardLast4: null, pastDueSince: null, syncedAt: null }
  await db.asUser(userId, (tx) =>
    tx
      .insert(billingAccounts)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: billingAccounts.userId, set: { ...fresh, ...forgotten, ...card } }),
  )
  return customerId
}
