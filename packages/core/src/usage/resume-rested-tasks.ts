import { type Database, recordEvent, tasks, wake } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import { ensureGrants } from './ensure-grants.ts'
import { readUsage } from './read-usage.ts'

/** Agents with a cap a day that have not reached it, and all who have none. */
const withinDay = sql`coalesce((${tasks.policy} #>> '{limits,actionsPerDay}')::int, 2147483647) > (
  select count(*) from actions a join tasks t on t.id = a.task_id
  where t.agent_id = ${tasks.agentId} and a.created_at >= date_trunc('day', now(), 'UTC'))`

/** Decision 19: tasks that rested at the limit go on when it has lifted. */
export async function resumeRestedTasks(db: Database): Promise<void> {
  const atLimit = and(eq(tasks.status, 'pending'), eq(tasks.reason, 'limit-reached'))
  const resting = await db.asSystem((tx) => tx.selectDistinct({ userId: tasks.userId }).from(tasks).where(atLimit))
  for (const { userId } of resting) {
    await db.asUser(userId, async (tx) => {
      await ensureGrants(tx, userId)
      if ((await readUsage(tx, userId)).left < 1) return
      const freed = await tx
        .update(tasks)
        .set({ reason: null })
        .where(and(atLimit, eq(tasks.userId, userId), withinDay))
        .returning({ id: tasks.id })
      if (freed.length === 0) return
      await recordEvent(tx, ...freed.map(({ id }) => ({ userId, type: 'task.resumed', taskId: id })))
      wake(tx, 'tasks')
    })
  }
}
