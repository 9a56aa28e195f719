import type { TaskTrace } from '@app/contract'
import { steps, tasks } from '@app/db'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { toStep } from './to-step.ts'
import { toTask } from './to-task.ts'

export async function getTask({ db, user }: Context, id: string): Promise<TaskTrace> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.userId, user.id)))
  if (!row) throw notFound('task')
  const journal = await db.select().from(steps).where(eq(steps.taskId, id)).orderBy(asc(steps.position))
  return { ...toTask(row), steps: journal.map(toStep) }
}
