import type { Task } from '@app/contract'
import { tasks } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { toTask } from './to-task.ts'

/** A task nobody works on ends at once; one under way ends before its next step. */
export async function cancelTask({ db, user }: Context, id: string): Promise<Task> {
  const mine = and(eq(tasks.id, id), eq(tasks.userId, user.id))
  const [row] = await db.select().from(tasks).where(mine).for('update')
  if (!row) throw notFound('task')
  if (row.status === 'completed' || row.status === 'failed') {
    throw new Fault('conflict', 'This task has already ended. There is nothing left to cancel.')
  }
  const waiting = row.status === 'pending'
  const [cancelled] = await db
    .update(tasks)
    .set(waiting ? { status: 'failed', reason: 'cancelled', errorMessage: 'Cancelled.' } : { cancelRequested: true })
    .where(mine)
    .returning()
  if (!cancelled) throw notFound('task')
  return toTask(cancelled)
}
