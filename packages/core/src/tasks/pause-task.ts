import type { Task } from '@app/contract'
import { recordEvent, tasks, wake } from '@app/db'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { lockTask } from './lock-task.ts'
import { toTask } from './to-task.ts'

/** A task rests before its next step until somebody resumes it. */
export async function pauseTask(ctx: Context, id: string): Promise<Task> {
  const row = await lockTask(ctx, id)
  if (row.endedAt) throw new Fault('conflict', 'This task has already ended. There is nothing left to pause.')
  if (row.reason) throw new Fault('conflict', 'This task is resting already.')
  const [paused] = await ctx.db
    .update(tasks)
    .set(row.status === 'pending' ? { reason: 'paused' } : { stopRequested: 'pause' })
    .where(eq(tasks.id, id))
    .returning()
  if (!paused) throw notFound('task')
  if (row.status === 'pending') {
    await recordEvent(ctx.db, { userId: ctx.user.id, type: 'task.paused', taskId: id, data: { reason: 'paused' } })
  } else wake(ctx.db, 'stop', id)
  return toTask(paused)
}
