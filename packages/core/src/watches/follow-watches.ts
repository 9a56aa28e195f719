import { type Database, tasks } from '@app/db'
import { inArray } from 'drizzle-orm'
import { takeEvents } from '../events/take-events.ts'
import { checkWatches } from './check-watches.ts'

/** Looks at every task that has been completed since the last time, in order. */
export function followWatches(db: Database): Promise<number> {
  return takeEvents(db, 'watches', async (tx, batch) => {
    const completed = batch.filter((event) => event.type === 'task.completed' && event.taskId)
    const ids = completed.map((event) => event.taskId ?? '')
    if (ids.length === 0) return
    const rows = await tx
      .select({ id: tasks.id, userId: tasks.userId, agentId: tasks.agentId, result: tasks.result })
      .from(tasks)
      .where(inArray(tasks.id, ids))
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const { taskId, createdAt } of completed) {
      const task = byId.get(taskId ?? '')
      if (task) await checkWatches(tx, task, createdAt)
    }
  })
}
