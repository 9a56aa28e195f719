import {
  billingAccounts,
  checkouts,
  recordEvent,
  type SubscriptionRow,
  subscriptions,
  type Transaction,
  wake,
} from '@app/db'
import { and, eq } from 'drizzle-orm'
import { databaseNow } from '../schedules/database-now.ts'
import { ensureGrants } from '../usage/ensure-grants.ts'
import { type Difference, differenceOf } from './difference-of.ts'
import { endDuplicates } from './end-duplicates.ts'
import { findAccount } from './find-account.ts'
import type { BillingParts, PaidSubscription } from './port.ts'
import { accountFacts, byAge, isLive, type PlanFacts, planFacts } from './standing.ts'

/**
 * B-03: asks the provider how somebody stands and writes that down. The only way a plan that is paid for begins, changes
 * or ends here: webhooks and reconciliation both come through it, so neither order nor repetition matters.
 */
export async function syncAccount(parts: BillingParts, userId: string): Promise<Difference | undefined> {
  const { db, payments } = parts
  const { account, asOf } = await db.asUser(userId, async (tx) => ({
    account: await findAccount(tx, userId, payments),
    // Before the asking: an answer that comes after a later one's is older.
    asOf: await databaseNow(tx),
  }))
  if (!account) return undefined
  const live = (await payments.listSubscriptions(account.customerId)).filter(isLive).sort(byAge)
  await endDuplicates(parts, userId, live.slice(1))
  return db.asUser(userId, (tx) => writeDown(tx, { userId, asOf, paid: live[0] }))
}

interface Heard {
  userId: string
  asOf: Date
  paid: PaidSubscription | undefined
}

async function writeDown(tx: Transaction, { userId, asOf, paid }: Heard): Promise<Difference | undefined> {
  const [account] = await tx.select().from(billingAccounts).where(eq(billingAccounts.userId, userId)).for('update')
  if (!account || (account.syncedAt && account.syncedAt > asOf)) return undefined
  const facts = accountFacts(paid, account, asOf)
  const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const after = planFacts(paid, facts)
  const difference = differenceOf(account, before, facts, after)
  const version = account.version + (difference ? 1 : 0)
  await tx
    .update(billingAccounts)
    .set({ ...facts, version, syncedAt: asOf })
    .where(eq(billingAccounts.userId, userId))
  await writePlan(tx, userId, before, after)
  if (paid) await tx.update(checkouts).set({ status: 'done' }).where(openOf(userId))
  if (difference) await tell(tx, userId, difference)
  return difference
}

const openOf = (userId: string) => and(eq(checkouts.userId, userId), eq(checkouts.status, 'open'))

/** A plan that an administrator gave is not the provider's to end. */
async function writePlan(
  tx: Transaction,
  userId: string,
  before: SubscriptionRow | undefined,
  after: PlanFacts | undefined,
): Promise<void> {
  if (after) {
    const row = { ...after, updatedAt: await databaseNow(tx) }
    await tx
      .insert(subscriptions)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: subscriptions.userId, set: row })
    // At once, so that a larger plan is there the moment it is paid.
    await ensureGrants(tx, userId)
  } else if (before?.source === 'provider' && before.status !== 'ended') {
    const over = { status: 'ended', updatedAt: await databaseNow(tx) } as const
    await tx.update(subscriptions).set(over).where(eq(subscriptions.userId, userId))
  }
}

async function tell(tx: Transaction, userId: string, difference: Difference): Promise<void> {
  const owes = difference.status?.is === 'past-due'
  await recordEvent(tx, {
    userId,
    type: owes ? 'billing.past-due' : 'billing.changed',
    data: { tier: difference.tier?.is },
  })
  // Tasks that rested at the limit, or for want of a payment, may go on.
  wake(tx, 'tasks')
}
