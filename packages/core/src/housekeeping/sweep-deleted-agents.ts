import { agents, type Database } from '@app/db'
import { lt, sql } from 'drizzle-orm'

/** Removes agents that were deleted an hour ago or more, with all that belongs to them but their tasks. */
export function sweepDeletedAgents(db: Database): Promise<number> {
  return db.asSystem(async (tx) => {
    const swept = await tx
      .delete(agents)
      .where(lt(agents.deletedAt, sql`now() - interval '1 hour'`))
      .returning({ id: agents.id })
    return swept.length
  })
}
