import { steps, type TaskRow } from '@app/db'
import { and, count, eq, max, ne } from 'drizzle-orm'
import type { Context } from '../context.ts'

/**
 * The step from which an ended task could go on in another: everything before it is done and stays done. Null where
 * nothing was done, where a step may or may not have happened, or where the task withheld its effects.
 */
export async function findRetryStart({ db, user }: Context, task: TaskRow): Promise<number | null> {
  const ended = task.status === 'failed' && (task.reason === null || task.reason === 'cancelled')
  if (!ended || task.dryRun || task.recipe === null) return null
  const mine = and(eq(steps.taskId, task.id), eq(steps.userId, user.id))
  const [done] = await db
    .select({ steps: count(), last: max(steps.position) })
    .from(steps)
    .where(and(mine, eq(steps.status, 'done')))
  const others = await db
    .select({ position: steps.position, status: steps.status })
    .from(steps)
    .where(and(mine, ne(steps.status, 'done')))
    .limit(2)
  const first = (done?.last ?? 0) + 1
  const unbroken = done !== undefined && done.steps > 0 && done.steps === done.last
  const onlyFailure = others.every(({ position, status }) => status === 'failed' && position === first)
  return unbroken && onlyFailure ? first : null
}
