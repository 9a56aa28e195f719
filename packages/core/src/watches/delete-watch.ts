import type { Done } from '@app/contract'
import { watches } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

export async function deleteWatch({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(watches)
    .where(and(eq(watches.id, id), eq(watches.userId, user.id)))
    .returning({ id: watches.id })
  if (gone.length === 0) throw notFound('watch')
  return { ok: true }
}
