import type { Task } from '@app/contract'
import { recordEvent, steps, tasks, wake } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { lockTask } from './lock-task.ts'
import { toTask } from './to-task.ts'

/**
 * after a crash in the middle of a send nobody but a person can say whether it happened. If it did, the task goes
 * on behind it; if not, it is sent now.
 */
export async function reviewStep(ctx: Context, id: string, happened: boolean): Promise<Task> {
  const { db, user } = ctx
  const row = await lockTask(ctx, id)
  if (row.reason !== 'needs-review') throw new Fault('conflict', 'Nothing of this task waits to be reviewed.')
  const unsure = and(eq(steps.taskId, id), eq(steps.userId, user.id), eq(steps.status, 'review'))
  if (happened) {
    const words = `${user.name} says that it happened.`
    await db.update(steps).set({ status: 'done', verdict: 'unverified', proof: words }).where(unsure)
  } else await db.delete(steps).where(unsure)
  const [resumed] = await db.update(tasks).set({ reason: null }).where(eq(tasks.id, id)).returning()
  if (!resumed) throw notFound('task')
  await recordEvent(db, { userId: user.id, type: 'task.resumed', taskId: id, data: { happened } })
  wake(db, 'tasks')
  return toTask(resumed)
}
