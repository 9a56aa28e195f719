import { type Database, liveBrowsers, tasks } from '@app/db'
import { and, eq, ne, sql } from 'drizzle-orm'

/** What a worker that was killed has left behind: browsers of tasks that nobody works on. */
export async function sweepLiveBrowsers(db: Database): Promise<number> {
  const over = sql`exists (select 1 from ${tasks} where ${and(eq(tasks.id, liveBrowsers.taskId), ne(tasks.status, 'running'))})`
  const swept = await db.asSystem((tx) => tx.delete(liveBrowsers).where(over).returning({ id: liveBrowsers.taskId }))
  return swept.length
}
