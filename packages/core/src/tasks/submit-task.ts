import type { Recipe, Task } from '@app/contract'
import { tasks } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { newId } from '../new-id.ts'
import { toTask } from './to-task.ts'

export interface Submission {
  name: string
  description: string
  recipe: Recipe
  agentId?: string
  /** The caller's Idempotency-Key: asking twice makes one task. */
  requestKey?: string | undefined
}

/** Accepts work: once this transaction is committed the task is carried out, whatever happens to this process. */
export async function submitTask({ db, user }: Context, { requestKey, ...task }: Submission): Promise<Task> {
  if (requestKey && requestKey.length > 200) throw new Fault('invalid', 'Idempotency-Key: at most 200 characters.')
  const [row] = await db
    .insert(tasks)
    .values({ ...task, id: newId(), userId: user.id, requestKey: requestKey ?? null })
    .onConflictDoNothing({ target: [tasks.userId, tasks.requestKey] })
    .returning()
  // Heard when the transaction commits, and not if it does not.
  await db.execute(sql`select pg_notify('tasks', '')`)
  if (row) return toTask(row)
  const [before] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, user.id), eq(tasks.requestKey, requestKey ?? '')))
  if (!before) throw new Error('A task was refused as a repetition, and the first one is not there.')
  return toTask(before)
}
