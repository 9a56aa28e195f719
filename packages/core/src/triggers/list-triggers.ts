import type { Trigger } from '@app/contract'
import { agents, triggers } from '@app/db'
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { toTrigger } from './to-trigger.ts'

export async function listTriggers({ db, user }: Context): Promise<Trigger[]> {
  const rows = await db
    .select(getTableColumns(triggers))
    .from(triggers)
    .innerJoin(agents, and(eq(agents.id, triggers.agentId), isNull(agents.deletedAt)))
    .where(eq(triggers.userId, user.id))
    .orderBy(desc(triggers.createdAt), desc(triggers.id))
  return rows.map(toTrigger)
}
