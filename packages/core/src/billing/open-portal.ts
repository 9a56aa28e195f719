import type { Asker } from '../context.ts'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import { findAccount } from './find-account.ts'
import type { BillingParts } from './port.ts'

/** The provider's page for the payment method. Whose it is comes from our own table, never from the asker (B-09). */
export async function openPortal(parts: BillingParts, user: Asker, returnUrl: string): Promise<{ url: string }> {
  const { db, payments } = parts
  const account = await db.asUser(user.id, (tx) => findAccount(tx, user.id, payments))
  if (payments.ready && !account)
    throw new Fault('conflict', 'There is no payment method yet. Choose a plan first; you give one there.')
  return { url: await payments.openPortal(account?.customerId ?? '', returnUrl, `portal:${newId()}`) }
}
