import { actions, allowances, type Database, type Transaction, tasks } from '@app/db'
import { XP_PER_ACTION } from '@app/spec'
import { and, eq, sql } from 'drizzle-orm'
import { newId } from '../new-id.ts'
import { addXp } from './add-xp.ts'
import { readPlanOf } from './read-plan.ts'

/** The month an action counts in. UTC, so that a traveller's month has one length. */
export const thisMonth = sql<string>`to_char(now() at time zone 'UTC', 'YYYY-MM')`

/** B-21: one conditional statement decides; two at once cannot both take the last action. */
export async function reserveAction(tx: Transaction, userId: string): Promise<boolean> {
  const { actionLimit } = await readPlanOf(tx, userId)
  if (actionLimit < 1) return false
  const taken = await tx
    .insert(allowances)
    .values({ userId, month: thisMonth, reserved: 1 })
    .onConflictDoUpdate({
      target: [allowances.userId, allowances.month],
      set: { reserved: sql`${allowances.reserved} + 1` },
      setWhere: sql`${allowances.used} + ${allowances.reserved} < ${actionLimit}`,
    })
    .returning({ used: allowances.used })
  return taken.length > 0
}

/** Counts what was set aside, once a step: a second try of the same step changes nothing. */
export async function chargeAction(
  tx: Transaction,
  { userId, taskId, position, tool }: { userId: string; taskId: string; position: number; tool: string },
): Promise<void> {
  const counted = await tx
    .insert(actions)
    .values({ id: newId(), userId, taskId, position, modelUsed: tool, success: true })
    .onConflictDoNothing()
    .returning({ id: actions.id })
  await settle(tx, userId, counted.length)
  if (counted.length > 0) await addXp(tx, userId, XP_PER_ACTION)
}

export const releaseAction = (tx: Transaction, userId: string): Promise<void> => settle(tx, userId, 0)

/** The month may have turned since it was set aside; then it is taken back from where it lies. */
async function settle(tx: Transaction, userId: string, used: number): Promise<void> {
  const { rows } = await tx.execute<{ month: string }>(
    sql`select month from allowances where user_id = ${userId} and reserved > 0 order by month desc limit 1 for update`,
  )
  const month = rows[0]?.month
  if (month === undefined) return
  await tx
    .update(allowances)
    .set({ reserved: sql`${allowances.reserved} - 1`, used: sql`${allowances.used} + ${used}` })
    .where(and(eq(allowances.userId, userId), eq(allowances.month, month)))
}

/** Decision 19: tasks that rested at the limit go on when it has lifted. */
export async function resumePausedTasks(db: Database): Promise<void> {
  const resting = await db.asSystem((tx) =>
    tx
      .selectDistinct({ userId: tasks.userId })
      .from(tasks)
      .where(and(eq(tasks.status, 'pending'), eq(tasks.reason, 'limit-reached'))),
  )
  for (const { userId } of resting) {
    await db.asUser(userId, async (tx) => {
      const { actionLimit } = await readPlanOf(tx, userId)
      const [now] = await tx
        .select()
        .from(allowances)
        .where(and(eq(allowances.userId, userId), eq(allowances.month, thisMonth)))
      if ((now?.used ?? 0) + (now?.reserved ?? 0) >= actionLimit) return
      await tx
        .update(tasks)
        .set({ reason: null })
        .where(and(eq(tasks.userId, userId), eq(tasks.reason, 'limit-reached')))
      await tx.execute(sql`select pg_notify('tasks', '')`)
    })
  }
}
