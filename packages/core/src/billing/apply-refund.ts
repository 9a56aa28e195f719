import { adjustments, type GrantRow, grants, payments as paid, subscriptions, type Transaction } from '@app/db'
import { findPrice } from '@app/spec'
import { and, desc, eq, sql } from 'drizzle-orm'
import { databaseNow } from '../schedules/database-now.ts'
import { ensureGrants } from '../usage/ensure-grants.ts'
import { lockLedger } from '../usage/lock-ledger.ts'
import { findAccount } from './find-account.ts'
import type { BillingParts, Refund } from './port.ts'

/**
 * B-23: money that went back takes its share of the period's actions with it, as far as they are not used. Reckoned from
 * all that was refunded of a payment so far, so that hearing of it twice takes nothing twice.
 */
export async function applyRefund(
  { db, payments, note }: BillingParts,
  userId: string,
  paymentId: string,
): Promise<void> {
  const refund = await payments.findRefund(paymentId)
  const taken = await db.asUser(userId, async (tx) => {
    await keepRefund(tx, userId, payments.mode, refund)
    await lockLedger(tx)
    const account = await findAccount(tx, userId, payments)
    // A second subscription that was refunded never gave anything.
    if (!account?.priceId || refund.subscriptionId !== account.subscriptionId) return 0
    const [plan] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
    if (!plan?.periodStart || refund.paidAt < plan.periodStart) return 0
    await ensureGrants(tx, userId)
    const grant = await findGrant(tx, userId)
    return grant ? takeBack(tx, grant, shareOf(account.priceId, refund), refund) : 0
  })
  if (taken > 0)
    note('a refund took actions back', { user: { id: userId }, payment: { id: paymentId }, actions: taken }, 'routine')
}

/** All that went back of a payment so far, in one row, on the day one first heard of it. */
async function keepRefund(tx: Transaction, userId: string, mode: 'test' | 'live', refund: Refund): Promise<void> {
  const amountCents = -refund.refundedCents
  const createdAt = await databaseNow(tx)
  await tx
    .insert(paid)
    .values({ id: `refund:${refund.paymentId}`, userId, mode, amountCents, createdAt })
    .onConflictDoUpdate({ target: paid.id, set: { amountCents } })
}

/** As many of the plan's actions as the money would have bought of it. */
function shareOf(priceId: string, { refundedCents }: Refund): number {
  const price = findPrice(priceId)
  return price
    ? Math.min(price.plan.actionLimit, Math.floor((price.plan.actionLimit * refundedCents) / price.cents))
    : 0
}

async function findGrant(tx: Transaction, userId: string): Promise<GrantRow | undefined> {
  const own = and(eq(grants.userId, userId), eq(grants.source, 'plan'))
  const [grant] = await tx.select().from(grants).where(own).orderBy(desc(grants.validFrom)).limit(1).for('update')
  return grant
}

/** What is due is written down whole, so that it is not asked for again; what is used stays used. */
async function takeBack(tx: Transaction, grant: GrantRow, share: number, { paymentId }: Refund): Promise<number> {
  const before = await tx.select().from(adjustments).where(eq(adjustments.paymentId, paymentId))
  const due = share + before.reduce((total, { amount }) => total + amount, 0)
  if (due <= 0) return 0
  const taken = Math.min(due, grant.amount - grant.used - grant.reserved)
  await tx
    .insert(adjustments)
    .values({ paymentId, userId: grant.userId, grantId: grant.id, amount: -due })
    .onConflictDoUpdate({
      target: [adjustments.paymentId, adjustments.grantId],
      set: { amount: sql`${adjustments.amount} - ${due}` },
    })
  await tx
    .update(grants)
    .set({ amount: grant.amount - taken })
    .where(eq(grants.id, grant.id))
  return taken
}
