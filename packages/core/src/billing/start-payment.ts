import { type CheckoutRow, checkouts } from '@app/db'
import { findPlanType, type Price } from '@app/spec'
import { eq } from 'drizzle-orm'
import type { Asker } from '../context.ts'
import { Fault } from '../fault.ts'
import { ensureCustomer } from './ensure-customer.ts'
import type { BillingParts, Started } from './port.ts'
import { closeRow, paidAlready, takeCheckout } from './take-checkout.ts'

/** Begins a plan that is paid on our own page: it waits for its first payment, and is worth nothing until then. */
export async function startPayment(
  parts: BillingParts,
  user: Asker,
  { amount, planType }: { amount: number; planType: string },
): Promise<{ clientSecret: string }> {
  const price = getPrice(planType, amount)
  const customerId = await ensureCustomer(parts, user)
  const take = () =>
    takeCheckout(parts, user.id, { kind: 'form', priceId: price.id, successUrl: null, cancelUrl: null })
  const checkout = await take()
  const started = await start(parts, customerId, checkout)
  if (started.status !== 'over') return toAnswer(started)
  await parts.db.asUser(user.id, (tx) => closeRow(tx, checkout.id, 'gone'))
  return toAnswer(await start(parts, customerId, await take()))
}

/** Decision 2: the server knows what things cost. A page that says otherwise is out of date, or was tampered with. */
function getPrice(planType: string, amount: number): Price {
  const price = findPlanType(planType)
  if (!price) throw new Fault('invalid', `planType: there is no plan "${planType}" in the catalogue.`)
  const dollars = price.cents / 100
  if (amount === dollars) return price
  throw new Fault(
    'invalid',
    `amount: ${price.plan.name} costs ${dollars} dollars a ${price.interval}. Load the page again.`,
  )
}

async function start(parts: BillingParts, customerId: string, checkout: CheckoutRow): Promise<Started> {
  const { id, userId, priceId, providerId } = checkout
  if (providerId) return parts.payments.findStarted(providerId)
  const key = `subscribe:${userId}:${priceId}:${id}`
  const started = await parts.payments.startSubscription({ userId, customerId, priceId }, key)
  await parts.db.asUser(userId, (tx) =>
    tx.update(checkouts).set({ providerId: started.id }).where(eq(checkouts.id, id)),
  )
  return started
}

function toAnswer({ status, clientSecret }: Started): { clientSecret: string } {
  if (status === 'paid') throw paidAlready()
  if (!clientSecret) throw new Error('The payment provider gave no way to pay.')
  return { clientSecret }
}
