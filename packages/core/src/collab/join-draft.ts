import type { CollabDraft } from '@app/contract'
import { collabDrafts, collabGuests, type Database } from '@app/db'
import { DRAFT_GUESTS } from '@app/spec'
import { eq } from 'drizzle-orm'
import type { Asker } from '../context.ts'
import { Fault } from '../fault.ts'
import { findOwner } from '../find-owner.ts'
import { hashToken } from '../shares/token.ts'
import { toDraft } from './to-draft.ts'

/** One that never was, was replaced or was ended: the same words, so that trying tells nothing. */
const gone = () =>
  new Fault('not-found', 'This invitation does not work, or does not work any more. Ask for a new one.')

export const joinDraft = (db: Database, user: Asker, token: string): Promise<CollabDraft> =>
  db.asSystem(async (tx) => {
    const [row] = await tx
      .select()
      .from(collabDrafts)
      .where(eq(collabDrafts.tokenHash, hashToken(token)))
      .for('update')
    const owner = row && (await findOwner(tx, row.userId))
    if (!row || !owner) throw gone()
    if (row.userId === user.id) return toDraft(row, user, owner.name)
    const guests = await tx
      .select({ id: collabGuests.userId })
      .from(collabGuests)
      .where(eq(collabGuests.draftId, row.id))
    const isNew = !guests.some(({ id }) => id === user.id)
    if (isNew && guests.length >= DRAFT_GUESTS)
      throw new Fault('conflict', `${DRAFT_GUESTS} people write this draft already. Its owner can make room.`)
    if (isNew) await tx.insert(collabGuests).values({ draftId: row.id, userId: user.id })
    return toDraft(row, user, owner.name)
  })
