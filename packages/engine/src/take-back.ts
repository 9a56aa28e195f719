import { type Database, recordEvent, steps, tasks } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Claim } from './claim-tasks.ts'

/** What was verified when the run ended does not hold any more: the step says why, and whoever looks is told. */
export const takeBack = (
  db: Database,
  { taskId, userId }: Pick<Claim, 'taskId' | 'userId'>,
  { position, proof }: { position: number; proof: string },
): Promise<void> =>
  db.asUser(userId, async (tx) => {
    const verified = and(eq(tasks.id, taskId), eq(tasks.verdict, 'verified'))
    const [lowered] = await tx.update(tasks).set({ verdict: 'seen' }).where(verified).returning({ id: tasks.id })
    if (!lowered) return
    const one = and(eq(steps.taskId, taskId), eq(steps.position, position))
    await tx.update(steps).set({ verdict: 'seen', proof }).where(one)
    await recordEvent(tx, { userId, type: 'task.doubted', taskId, data: { verdict: 'seen' } })
  })
