import type { Task } from '@app/contract'
import { recordEvent, tasks, wake } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { lockTask } from './lock-task.ts'
import { toTask } from './to-task.ts'

/** A task nobody works on ends at once; one under way hears of it now, and finishes no more than the effect it is in. */
export async function cancelTask(ctx: Context, id: string): Promise<Task> {
  const { db, user } = ctx
  const row = await lockTask(ctx, id)
  if (row.endedAt) throw new Fault('conflict', 'This task has already ended. There is nothing left to cancel.')
  const waiting = row.status === 'pending'
  const [cancelled] = await db
    .update(tasks)
    .set(
      waiting
        ? { status: 'failed', reason: 'cancelled', errorMessage: 'Cancelled.', endedAt: sql`now()` }
        : { stopRequested: 'cancel' },
    )
    .where(eq(tasks.id, id))
    .returning()
  if (!cancelled) throw notFound('task')
  if (waiting)
    await recordEvent(db, { userId: user.id, type: 'task.failed', taskId: id, data: { reason: 'cancelled' } })
  else wake(db, 'stop', id)
  return toTask(cancelled)
}
