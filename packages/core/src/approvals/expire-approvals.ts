import { approvals, type Database, tasks, wake } from '@app/db'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'

/** What nobody answered in time is refused: its task goes on just far enough to say so. */
export async function expireApprovals(db: Database): Promise<void> {
  await db.asSystem(async (tx) => {
    const expired = await tx
      .update(approvals)
      .set({ status: 'expired' })
      .where(and(eq(approvals.status, 'waiting'), lte(approvals.expiresAt, sql`now()`)))
      .returning({ taskId: approvals.taskId })
    if (expired.length === 0) return
    const ids = expired.map(({ taskId }) => taskId)
    await tx
      .update(tasks)
      .set({ reason: null })
      .where(and(inArray(tasks.id, ids), eq(tasks.status, 'pending'), eq(tasks.reason, 'awaiting-approval')))
    wake(tx, 'tasks')
  })
}
