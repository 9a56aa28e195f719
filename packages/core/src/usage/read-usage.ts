import { grants, type Transaction, tasks } from '@app/db'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { readPlanOf } from './read-plan.ts'

export interface Usage {
  used: number
  granted: number
  left: number
  rolledOver: number
  resetsAt: Date
}

/**
 * What the running period holds and what of it is used, to the last step recorded. One statement, one moment: settling
 * moves a use from its task to its grant, and two reads around that would count it twice or not at all.
 */
export async function readUsage(tx: Transaction, userId: string): Promise<Usage> {
  const { actionLimit, periodStart, periodEnd, suspended } = await readPlanOf(tx, userId)
  // Recorded and not settled yet: done, and so used.
  const open = tx
    .select({ used: sql`coalesce(sum(${tasks.actionsUsed} - ${tasks.settled}), 0)` })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), gt(tasks.reserved, 0)))
  const [sum] = await tx
    .select({
      granted: sql<number>`coalesce(sum(amount), 0)::int`,
      settled: sql<number>`coalesce(sum(used), 0)::int`,
      open: sql<number>`(${open})::int`,
      reserved: sql<number>`coalesce(sum(reserved), 0)::int`,
      rolledOver: sql<number>`coalesce(sum(amount) filter (where source = 'rollover'), 0)::int`,
      plans: sql<number>`(count(*) filter (where source = 'plan' and valid_from >= ${periodStart.toISOString()}))::int`,
    })
    .from(grants)
    .where(and(eq(grants.userId, userId), lte(grants.validFrom, sql`now()`), gt(grants.expiresAt, sql`now()`)))
  const { granted = 0, settled = 0, open: unsettled = 0, reserved = 0, rolledOver = 0, plans = 0 } = sum ?? {}
  // Before the first action of a period its grant is not written yet.
  const whole = granted + (plans > 0 ? 0 : actionLimit)
  return {
    used: settled + unsettled,
    granted: whole,
    left: suspended ? 0 : whole - settled - reserved,
    rolledOver,
    resetsAt: periodEnd,
  }
}
