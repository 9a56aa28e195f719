import type { Done } from '@app/contract'
import { collabDrafts, collabGuests, wake } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

/** Its owner deletes it for everybody; a guest only leaves. */
export async function deleteDraft({ db, user }: Context, id: string): Promise<Done> {
  const own = and(eq(collabDrafts.id, id), eq(collabDrafts.userId, user.id))
  const deleted = await db.delete(collabDrafts).where(own).returning({ id: collabDrafts.id })
  const place = and(eq(collabGuests.draftId, id), eq(collabGuests.userId, user.id))
  const left = await db.delete(collabGuests).where(place).returning({ id: collabGuests.draftId })
  if (deleted.length + left.length === 0) throw notFound('draft')
  wake(db, 'collab', JSON.stringify({ draft: id }))
  return { ok: true }
}
