import { type GrantRow, grants, type Transaction } from '@app/db'
import { and, desc, eq, sql } from 'drizzle-orm'
import { newId } from '../new-id.ts'
import { lockLedger } from './lock-ledger.ts'
import { readPlanOf } from './read-plan.ts'

/**
 * B-22: makes sure that the running period has its grant, and that it is as large as the plan now says. Says whether
 * there is more than before. A counter that is reset could race with a charge; a new row cannot.
 */
export async function ensureGrants(tx: Transaction, userId: string): Promise<boolean> {
  await lockLedger(tx)
  const { actionLimit, periodStart, periodEnd } = await readPlanOf(tx, userId)
  const [last] = await tx
    .select()
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.source, 'plan')))
    .orderBy(desc(grants.validFrom))
    .limit(1)
    .for('update')
  if (last && last.validFrom >= periodStart) return raise(tx, last, actionLimit)
  const plan = {
    id: newId(),
    userId,
    source: 'plan',
    amount: actionLimit,
    validFrom: periodStart,
    expiresAt: periodEnd,
  } as const
  await tx.insert(grants).values(plan)
  if (last) await rollOver(tx, last, plan)
  return true
}

/** B-23: a larger plan takes effect at once, with the whole difference. A smaller one waits for the next period. */
async function raise(tx: Transaction, grant: GrantRow, limit: number): Promise<boolean> {
  if (grant.amount >= limit) return false
  await tx.update(grants).set({ amount: limit }).where(eq(grants.id, grant.id))
  return true
}

/** B-23: what is left of the plan's own grant is good for one more period, and no more of it than the plan now holds. */
async function rollOver(
  tx: Transaction,
  last: GrantRow,
  next: Pick<GrantRow, 'userId' | 'amount' | 'validFrom' | 'expiresAt'>,
): Promise<void> {
  const { userId, validFrom, expiresAt } = next
  // Grants are made when they are asked for. Where the last one ended earlier, a period lies in between in which nothing
  // was used at all.
  const idle = last.expiresAt < validFrom
  const left = idle ? next.amount : Math.min(last.amount - last.used - last.reserved, next.amount)
  const rolled = { id: newId(), userId, source: 'rollover', amount: left, validFrom, expiresAt } as const
  await tx.insert(grants).values(rolled)
  if (idle) return
  await tx
    .update(grants)
    .set({ rolledInto: rolled.id, expiresAt: sql`least(${grants.expiresAt}, ${validFrom.toISOString()}::timestamptz)` })
    .where(eq(grants.id, last.id))
}
