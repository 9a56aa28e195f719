import { type BillingEventRow, billingEvents, type Transaction } from '@app/db'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { applyRefund } from './apply-refund.ts'
import { findUser } from './find-user.ts'
import type { BillingParts } from './port.ts'
import { recordPayment } from './record-payment.ts'
import { syncAccount } from './sync-account.ts'

/** While one works on an event nobody else does; who dies over it has it taken up again after this. */
const LEASE_SECONDS = 60
/** With an hour between the last tries, about three days: as long as the provider itself would try. */
const MOST_ATTEMPTS = 75

/** Works through what the provider told. Says how many there were. */
export async function handleEvents(parts: BillingParts): Promise<number> {
  let handled = 0
  for (;;) {
    const event = await parts.db.asSystem(claim)
    if (!event) return handled
    handled += 1
    await handle(parts, event).catch((err) => putOff(parts, event, err))
  }
}

async function claim(tx: Transaction): Promise<BillingEventRow | undefined> {
  const [due] = await tx
    .select()
    .from(billingEvents)
    .where(and(eq(billingEvents.status, 'waiting'), lte(billingEvents.nextAt, sql`now()`)))
    .orderBy(asc(billingEvents.nextAt), asc(billingEvents.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return undefined
  const attempts = due.attempts + 1
  const nextAt = sql`now() + make_interval(secs => ${LEASE_SECONDS})`
  await tx.update(billingEvents).set({ attempts, nextAt }).where(eq(billingEvents.id, due.id))
  return { ...due, attempts }
}

async function handle(parts: BillingParts, event: BillingEventRow): Promise<void> {
  // A dispute names a payment and no customer: a person answers it, at the provider.
  if (event.type.startsWith('charge.dispute.')) parts.note('a payment is disputed', { event: nameOf(event) })
  const userId = await findUser(parts, event.customerId)
  if (!userId) return finish(parts, event, 'ignored')
  const difference = await syncAccount(parts, userId)
  if (difference) parts.note('a plan changed', { user: { id: userId }, event: nameOf(event), difference }, 'routine')
  if (event.type === 'charge.refunded' && event.objectId) await applyRefund(parts, userId, event.objectId)
  if (event.type === 'invoice.paid' && event.objectId) return recordPayment(parts, userId, event)
  await finish(parts, event, 'done')
}

const nameOf = ({ id, type }: BillingEventRow) => ({ id, type })

async function finish({ db }: BillingParts, { id }: BillingEventRow, status: 'done' | 'ignored'): Promise<void> {
  await db.asSystem((tx) =>
    tx.update(billingEvents).set({ status, errorMessage: null }).where(eq(billingEvents.id, id)),
  )
}

async function putOff({ db, note }: BillingParts, event: BillingEventRow, err: unknown): Promise<void> {
  const status = event.attempts >= MOST_ATTEMPTS ? 'failed' : 'waiting'
  note('an event could not be acted on', { err, event: { ...nameOf(event), attempts: event.attempts, status } })
  const seconds = Math.min(3_600, 2 ** event.attempts)
  const errorMessage = err instanceof Error ? err.message.slice(0, 500) : 'unknown'
  await db.asSystem((tx) =>
    tx
      .update(billingEvents)
      .set({ status, errorMessage, nextAt: sql`now() + make_interval(secs => ${seconds})` })
      .where(eq(billingEvents.id, event.id)),
  )
}
