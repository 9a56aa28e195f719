import { type Database, events } from '@app/db'
import { gt, sql } from 'drizzle-orm'

/** Whose events came in the last seconds: for whoever fears to have missed a call. */
export async function listUsersWithNews(db: Database): Promise<string[]> {
  const rows = await db.asSystem((tx) =>
    tx
      .selectDistinct({ userId: events.userId })
      .from(events)
      .where(gt(events.createdAt, sql`now() - interval '10 seconds'`)),
  )
  return rows.map(({ userId }) => userId)
}
