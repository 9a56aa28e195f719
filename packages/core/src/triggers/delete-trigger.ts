import type { Done } from '@app/contract'
import { triggers } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

export async function deleteTrigger({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(triggers)
    .where(and(eq(triggers.id, id), eq(triggers.userId, user.id)))
    .returning({ id: triggers.id })
  if (gone.length === 0) throw notFound('trigger')
  return { ok: true }
}
