import { type CheckoutRow, checkouts } from '@app/db'
import { findPrice } from '@app/spec'
import { eq } from 'drizzle-orm'
import type { Asker } from '../context.ts'
import { Fault } from '../fault.ts'
import { ensureCustomer } from './ensure-customer.ts'
import type { BillingParts } from './port.ts'
import { closeRow, paidAlready, takeCheckout } from './take-checkout.ts'

export interface WantedCheckout {
  priceId: string
  successUrl: string
  cancelUrl: string
}

/** The provider's payment page for a price. It grants nothing, and neither does coming back from it. */
export async function openCheckout(parts: BillingParts, user: Asker, wanted: WantedCheckout): Promise<{ url: string }> {
  const { priceId, successUrl, cancelUrl } = wanted
  if (!findPrice(priceId)) throw new Fault('invalid', `priceId: there is no price "${priceId}" in the catalogue.`)
  const customerId = await ensureCustomer(parts, user)
  const take = () => takeCheckout(parts, user.id, { kind: 'page', priceId, successUrl, cancelUrl })
  const checkout = await take()
  if (await isStillOpen(parts, checkout)) return open(parts, customerId, checkout)
  await parts.db.asUser(user.id, (tx) => closeRow(tx, checkout.id, 'gone'))
  return open(parts, customerId, await take())
}

/** One that was never opened is as good as open. */
async function isStillOpen({ payments }: BillingParts, { providerId }: CheckoutRow): Promise<boolean> {
  if (!providerId) return true
  const status = await payments.findCheckout(providerId)
  if (status === 'complete') throw paidAlready()
  return status === 'open'
}

async function open(
  { db, payments }: BillingParts,
  customerId: string,
  checkout: CheckoutRow,
): Promise<{ url: string }> {
  const { id, userId, priceId, successUrl, cancelUrl, url } = checkout
  if (url) return { url }
  if (!successUrl || !cancelUrl) throw new Error('A checkout page was kept without its addresses.')
  const order = { userId, customerId, priceId, successUrl, cancelUrl }
  const opened = await payments.openCheckout(order, `checkout:${userId}:${priceId}:${id}`)
  await db.asUser(userId, (tx) =>
    tx.update(checkouts).set({ providerId: opened.id, url: opened.url }).where(eq(checkouts.id, id)),
  )
  return { url: opened.url }
}
