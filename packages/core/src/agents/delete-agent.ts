import type { Done } from '@app/contract'
import { agents } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

export async function deleteAgent({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(agents)
    .where(and(eq(agents.id, id), eq(agents.userId, user.id)))
    .returning({ id: agents.id })
  if (gone.length === 0) throw notFound('agent')
  return { ok: true }
}
