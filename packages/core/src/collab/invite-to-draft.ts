import type { Done } from '@app/contract'
import { collabDrafts, collabGuests, type Database, type Transaction, wake } from '@app/db'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Asker, Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { hashToken, newToken } from '../shares/token.ts'

/** The token is told once; what is kept is only enough to recognise it. The one before works no more. */
export async function inviteToDraft({ db, user }: Context, id: string): Promise<{ token: string }> {
  const token = newToken()
  const made = await db
    .update(collabDrafts)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(collabDrafts.id, id), eq(collabDrafts.userId, user.id)))
    .returning({ id: collabDrafts.id })
  if (made.length === 0) throw notFound('draft')
  return { token }
}

/** Nobody else can come, and who came by it is out at once. */
export const endInvitation = (db: Database, user: Asker, id: string): Promise<Done> =>
  db.asSystem((tx) => sendAway(tx, user, id, eq(collabGuests.draftId, id)))

/** Who was removed still has the link, so it ends too; the other guests stay. */
export const removeGuest = (db: Database, user: Asker, id: string, guestId: string): Promise<Done> =>
  db.asSystem(async (tx) => {
    const guest = and(eq(collabGuests.draftId, id), eq(collabGuests.userId, guestId))
    return sendAway(tx, user, id, guest)
  })

async function sendAway(tx: Transaction, user: Asker, id: string, guests: SQL | undefined): Promise<Done> {
  const ended = await tx
    .update(collabDrafts)
    .set({ tokenHash: null })
    .where(and(eq(collabDrafts.id, id), eq(collabDrafts.userId, user.id)))
    .returning({ id: collabDrafts.id })
  if (ended.length === 0) throw notFound('draft')
  await tx.delete(collabGuests).where(guests)
  wake(tx, 'collab', JSON.stringify({ draft: id }))
  return { ok: true }
}
