import type { CollabDraft, CollabGuest } from '@app/contract'
import { collabGuests, type Database, users } from '@app/db'
import { asc, eq } from 'drizzle-orm'
import type { Asker } from '../context.ts'
import { reachDraft } from './reach-draft.ts'
import { toDraft } from './to-draft.ts'

export const getDraft = (db: Database, user: Asker, id: string): Promise<CollabDraft & { guests: CollabGuest[] }> =>
  db.asSystem(async (tx) => {
    const row = await reachDraft(tx, user, id)
    const [owner] = await tx.select({ name: users.name }).from(users).where(eq(users.id, row.userId))
    const draft = toDraft(row, user, owner?.name ?? '')
    if (draft.role === 'guest') return { ...draft, guests: [] }
    const guests = await tx
      .select({ id: users.id, name: users.name })
      .from(collabGuests)
      .innerJoin(users, eq(users.id, collabGuests.userId))
      .where(eq(collabGuests.draftId, id))
      .orderBy(asc(collabGuests.joinedAt))
    return { ...draft, guests }
  })
