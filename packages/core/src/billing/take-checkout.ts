import { type CheckoutRow, checkouts, subscriptions, type Transaction } from '@app/db'
import { and, eq, ne, sql } from 'drizzle-orm'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import type { BillingParts } from './port.ts'

export type NewCheckout = Pick<CheckoutRow, 'kind' | 'priceId' | 'successUrl' | 'cancelUrl'>

/** The provider keeps what was opened for 24 hours and remembers keys as long; before that it is opened anew. */
const GOOD_HOURS = 22

/**
 * B-06: one open checkout an account. Who asks for the same again, or twice at once, gets the same one: its id makes the
 * provider's key. What was open for something else is closed.
 */
export async function takeCheckout(parts: BillingParts, userId: string, wanted: NewCheckout): Promise<CheckoutRow> {
  const { db, payments } = parts
  const same = (open: OpenCheckout) =>
    open.good && open.mode === payments.mode && open.kind === wanted.kind && open.priceId === wanted.priceId
  await refusePaid(parts, await db.asUser(userId, (tx) => findOpen(tx, userId)), same)
  const { checkout, replaced } = await db.asUser(userId, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${userId}`}, 0))`)
    await refuseSecondPlan(tx, userId)
    const open = await findOpen(tx, userId)
    if (open && same(open)) return { checkout: open }
    if (open) await closeRow(tx, open.id, 'gone')
    const [made] = await tx
      .insert(checkouts)
      .values({ id: newId(), userId, mode: payments.mode, ...wanted, createdAt: sql`now()` })
      .returning()
    if (!made) throw new Error('A checkout was not written.')
    return { checkout: made, replaced: open }
  })
  if (replaced?.providerId && replaced.mode === payments.mode) await closeAtProvider(parts, replaced)
  return checkout
}

export const closeRow = (tx: Transaction, id: string, status: 'done' | 'gone') =>
  tx.update(checkouts).set({ status }).where(eq(checkouts.id, id))

type OpenCheckout = CheckoutRow & { good: boolean }

/** What would be replaced may have been paid a moment ago, before we have heard of it. */
async function refusePaid(
  { payments }: BillingParts,
  open: OpenCheckout | undefined,
  same: (open: OpenCheckout) => boolean,
): Promise<void> {
  if (!open?.providerId || open.mode !== payments.mode || same(open)) return
  const paid =
    open.kind === 'page'
      ? (await payments.findCheckout(open.providerId)) === 'complete'
      : (await payments.findStarted(open.providerId)).status === 'paid'
  if (paid) throw paidAlready()
}

async function refuseSecondPlan(tx: Transaction, userId: string): Promise<void> {
  const paid = and(eq(subscriptions.userId, userId), eq(subscriptions.source, 'provider'))
  const [row] = await tx
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(paid, ne(subscriptions.status, 'ended')))
  if (row) throw new Fault('conflict', 'You have a plan already. Change it under Settings, in Billing & Subscription.')
}

async function findOpen(tx: Transaction, userId: string): Promise<OpenCheckout | undefined> {
  const [row] = await tx
    .select({ row: checkouts, good: sql<boolean>`created_at > now() - make_interval(hours => ${GOOD_HOURS}::int)` })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open')))
  return row && { ...row.row, good: row.good }
}

export const paidAlready = () =>
  new Fault(
    'conflict',
    'This is paid already. Your plan is there as soon as the payment provider has told us, usually within a minute.',
  )

/** So that nobody pays in a window that was left open. If it cannot be closed, a second plan is noticed and refunded. */
async function closeAtProvider({ payments, note }: BillingParts, { id, kind, providerId }: CheckoutRow): Promise<void> {
  if (!providerId) return
  const key = `close:${id}`
  const closing =
    kind === 'page' ? payments.closeCheckout(providerId, key) : payments.endNow(providerId, { refund: false }, key)
  await closing.catch((err) => note('an open checkout could not be closed', { err, checkout: { id } }))
}
