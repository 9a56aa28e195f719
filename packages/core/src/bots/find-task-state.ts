import { tasks } from '@app/db'
import type { TaskReason, TaskStatus } from '@app/spec'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'

export interface TaskState {
  status: TaskStatus
  reason: TaskReason | null
}

/** How a task stands, and nothing of what it did: cheap enough to be asked again and again. */
export async function findTaskState({ db, user }: Context, id: string): Promise<TaskState | undefined> {
  const [state] = await db
    .select({ status: tasks.status, reason: tasks.reason })
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.userId, user.id)))
  return state
}
