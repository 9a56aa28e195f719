import type { UserAnalytics } from '@app/contract'
import { actions, progress } from '@app/db'
import { levelOf } from '@app/spec'
import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

export async function readAnalytics({ db, user }: Context): Promise<UserAnalytics> {
  const [used] = await db
    .select({ actions: count() })
    .from(actions)
    .where(and(eq(actions.userId, user.id), gte(actions.createdAt, sql`date_trunc('month', now(), 'UTC')`)))
  const [earned] = await db.select().from(progress).where(eq(progress.userId, user.id))
  const { xp = 0, startingXp = 0, startingLevel = 1 } = earned ?? {}
  return { actionsUsedThisMonth: used?.actions ?? 0, level: levelOf(xp, startingLevel, startingXp), xp }
}
