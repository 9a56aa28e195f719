import { type CollabDraftRow, collabDrafts, collabGuests, type Transaction, users } from '@app/db'
import { and, eq, exists, or } from 'drizzle-orm'
import type { Asker } from '../context.ts'
import { notFound } from '../fault.ts'

/** Whoever may write it: its owner, and who came by an invitation and was not removed since. */
export const isMember = (tx: Transaction, user: Pick<Asker, 'id'>) =>
  or(
    eq(collabDrafts.userId, user.id),
    exists(
      tx
        .select({ id: collabGuests.draftId })
        .from(collabGuests)
        .where(and(eq(collabGuests.draftId, collabDrafts.id), eq(collabGuests.userId, user.id))),
    ),
  )

/** The draft, locked, in a transaction of the installation: a guest's is not among the guest's own rows. */
export async function reachDraft(tx: Transaction, user: Pick<Asker, 'id'>, id: string): Promise<CollabDraftRow> {
  const [found] = await tx
    .select({ draft: collabDrafts })
    .from(collabDrafts)
    .innerJoin(users, and(eq(users.id, collabDrafts.userId), eq(users.banned, false)))
    .where(and(eq(collabDrafts.id, id), isMember(tx, user)))
    .for('update', { of: collabDrafts })
  if (!found) throw notFound('draft')
  return found.draft
}
