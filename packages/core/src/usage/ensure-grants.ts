import { adjustments, type GrantRow, grants, type Transaction } from '@app/db'
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { newId } from '../new-id.ts'
import { lockLedger } from './lock-ledger.ts'
import { type CurrentPlan, readPlanOf } from './read-plan.ts'

/**
 * B-22: makes sure that the running period has its grant, and that it is as large as the plan now says. Says whether
 * there is more than before. A counter that is reset could race with a charge; a new row cannot.
 */
export async function ensureGrants(tx: Transaction, userId: string): Promise<boolean> {
  await lockLedger(tx)
  const { actionLimit, periodStart, periodEnd, suspended } = await readPlanOf(tx, userId)
  // A period nobody pays for has no grant.
  if (suspended) return false
  const [last] = await tx
    .select()
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.source, 'plan')))
    .orderBy(desc(grants.validFrom))
    .limit(1)
    .for('update')
  if (last && last.validFrom >= periodStart) {
    await followPeriod(tx, last, { periodStart, periodEnd })
    return raise(tx, last, actionLimit)
  }
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

/** A grant may have been made before the provider said when the period ends: 28 March, and then it was the 31st. */
async function followPeriod(
  tx: Transaction,
  { userId, validFrom, expiresAt }: GrantRow,
  { periodStart, periodEnd }: Pick<CurrentPlan, 'periodStart' | 'periodEnd'>,
): Promise<void> {
  if (validFrom.getTime() !== periodStart.getTime() || expiresAt.getTime() === periodEnd.getTime()) return
  await tx
    .update(grants)
    .set({ expiresAt: periodEnd })
    .where(
      and(
        eq(grants.userId, userId),
        inArray(grants.source, ['plan', 'rollover']),
        eq(grants.validFrom, validFrom),
        ne(grants.expiresAt, periodEnd),
        isNull(grants.rolledInto),
      ),
    )
}

/** B-23: a larger plan takes effect at once, with the whole difference. A smaller one waits for the next period. */
async function raise(tx: Transaction, grant: GrantRow, limit: number): Promise<boolean> {
  if (grant.amount >= limit) return false
  // What was refunded is not given back by looking again.
  const [refunded] = await tx
    .select({ amount: sql<number>`coalesce(sum(${adjustments.amount}), 0)::int` })
    .from(adjustments)
    .where(eq(adjustments.grantId, grant.id))
  const amount = limit + (refunded?.amount ?? 0)
  if (grant.amount >= amount) return false
  await tx.update(grants).set({ amount }).where(eq(grants.id, grant.id))
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
