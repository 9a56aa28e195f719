import { type TaskRow, tasks } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

/** One's own task, and nobody changes it until this transaction ends. */
export async function lockTask({ db, user }: Context, id: string): Promise<TaskRow> {
  const [row] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.userId, user.id)))
    .for('update')
  if (!row) throw notFound('task')
  return row
}
