import type { Done } from '@app/contract'
import { agents } from '@app/db'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

/** From now on it does not exist for anybody; `undeleteAgent` brings it back until it is swept. */
export async function deleteAgent({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .update(agents)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(agents.id, id), eq(agents.userId, user.id), isNull(agents.deletedAt)))
    .returning({ id: agents.id })
  if (gone.length === 0) throw notFound('agent')
  return { ok: true }
}
