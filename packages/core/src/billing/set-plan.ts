import { type Database, recordEvent, type SubscriptionRow, subscriptions, users, wake } from '@app/db'
import { FREE_TIER, type Tier } from '@app/spec'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Asker } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { databaseNow } from '../schedules/database-now.ts'
import { ensureGrants } from '../usage/ensure-grants.ts'

/** A plan without payment, by an administrator's word; the free tier takes it away. Returns whose it is now. */
export async function setPlan(db: Database, userId: string, tier: Tier, by: string): Promise<Asker> {
  const user = await db.asSystem(async (tx) => (await tx.select().from(users).where(eq(users.id, userId)))[0])
  if (!user) throw notFound('account')
  await db.asUser(userId, async (tx) => {
    const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for('update')
    if (before?.source === 'provider' && before.status !== 'ended')
      throw new Fault('conflict', 'This account pays for its plan. Its owner changes it, or cancels it first.')
    const updatedAt = await databaseNow(tx)
    await tx
      .insert(subscriptions)
      .values({ userId, ...row(tier, before), updatedAt })
      .onConflictDoUpdate({
        target: subscriptions.userId,
        set: { ...row(tier, before), updatedAt },
      })
    await ensureGrants(tx, userId)
    await recordEvent(tx, { userId, type: 'billing.changed', data: { tier } })
    await recordAudit(tx, { actor: by, action: 'plan.set', subject: userId, detail: { tier } })
    wake(tx, 'tasks')
  })
  const { id, name, email, role } = user
  return { id, name, email, role }
}

const NO_TERMS = {
  interval: null,
  periodStart: null,
  periodEnd: null,
  endsWithPeriod: false,
  nextTier: null,
  graceUntil: null,
}

/** What was ended still says what it was: its tasks are kept for a while as that plan kept them. */
const row = (tier: Tier, before: SubscriptionRow | undefined) =>
  ({
    ...NO_TERMS,
    tier: tier === FREE_TIER.tier ? (before?.tier ?? tier) : tier,
    status: tier === FREE_TIER.tier ? 'ended' : 'active',
    source: 'administrator',
  }) as const
