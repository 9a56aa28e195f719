import type { Monitor } from '@app/contract'
import { tasks } from '@app/db'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** The asker's share of the queue. */
export async function countOwnTasks({ db, user }: Context): Promise<Monitor['own']> {
  const [row] = await db
    .select({
      queued: sql<number>`count(*) filter (where status = 'pending' and reason is null)::int`,
      running: sql<number>`count(*) filter (where status = 'running')::int`,
      waiting: sql<number>`count(*) filter (where reason in ('awaiting-approval', 'needs-review'))::int`,
    })
    .from(tasks)
    .where(and(eq(tasks.userId, user.id), inArray(tasks.status, ['pending', 'running'])))
  return row ?? { queued: 0, running: 0, waiting: 0 }
}
