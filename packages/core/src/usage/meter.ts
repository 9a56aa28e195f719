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

export interface ChargedStep {
  userId: string
  taskId: string
  position: number
  tool: string
  /** True when another step follows: the next action is then set aside in the same statement. */
  goesOn: boolean
}

/** Counts what was set aside, once a step: a second try of the same step changes nothing. Says whether the next is set aside. */
export async function chargeAction(
  tx: Transaction,
  { userId, taskId, position, tool, goesOn }: ChargedStep,
): Promise<boolean> {
  const counted = await tx
    .insert(actions)
    .values({ id: newId(), userId, taskId, position, modelUsed: tool, success: true })
    .onConflictDoNothing()
    .returning({ id: actions.id })
  const { actionLimit } = goesOn ? await readPlanOf(tx, userId) : { actionLimit: 0 }
  return settle(tx, userId, counted.length, actionLimit)
}

export async function releaseAction(tx: Transaction, userId: string): Promise<void> {
  await settle(tx, userId, 0, 0)
}

/** Decision 5: XP is earned by completed work. */
export const rewardActions = (tx: Transaction, userId: string, done: number): Promise<void> =>
  addXp(tx, userId, done * XP_PER_ACTION)

/** One action set aside becomes used or free, or stays set aside for what follows. The month may have turned since. */
async function settle(tx: Transaction, userId: string, used: number, limit: number): Promise<boolean> {
  const { rows } = await tx.execute<{ kept: boolean }>(sql`
    with before as (
      select month, used + reserved < ${limit} as kept from allowances
      where user_id = ${userId} and reserved > 0 order by month desc limit 1 for update)
    update allowances a set used = a.used + ${used}, reserved = a.reserved - case when before.kept then 0 else 1 end
    from before where a.user_id = ${userId} and a.month = before.month
    returning before.kept`)
  return rows[0]?.kept ?? false
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
