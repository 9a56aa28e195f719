import type { Task } from '@app/contract'
import { recordEvent, tasks, wake } from '@app/db'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { lockTask } from './lock-task.ts'
import { toTask } from './to-task.ts'

export async function resumeTask(ctx: Context, id: string): Promise<Task> {
  const row = await lockTask(ctx, id)
  if (row.status !== 'pending' || row.reason !== 'paused')
    throw new Fault('conflict', 'This task is not paused, so there is nothing to resume.')
  const [resumed] = await ctx.db.update(tasks).set({ reason: null }).where(eq(tasks.id, id)).returning()
  if (!resumed) throw notFound('task')
  await recordEvent(ctx.db, { userId: ctx.user.id, type: 'task.resumed', taskId: id })
  wake(ctx.db, 'tasks')
  return toTask(resumed)
}
