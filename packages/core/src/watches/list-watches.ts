import type { Watch } from '@app/contract'
import { agents, watches } from '@app/db'
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { toWatch } from './to-watch.ts'

export async function listWatches({ db, user }: Context): Promise<Watch[]> {
  const rows = await db
    .select(getTableColumns(watches))
    .from(watches)
    .innerJoin(agents, and(eq(agents.id, watches.agentId), isNull(agents.deletedAt)))
    .where(eq(watches.userId, user.id))
    .orderBy(desc(watches.createdAt), desc(watches.id))
  return rows.map(toWatch)
}
