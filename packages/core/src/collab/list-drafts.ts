import type { CollabDraft } from '@app/contract'
import { collabDrafts, type Database, users } from '@app/db'
import { and, desc, eq } from 'drizzle-orm'
import type { Asker } from '../context.ts'
import { isMember } from './reach-draft.ts'
import { toDraft } from './to-draft.ts'

/** Without the text: a list shows none of it. */
const shown = {
  id: collabDrafts.id,
  userId: collabDrafts.userId,
  name: collabDrafts.name,
  tokenHash: collabDrafts.tokenHash,
  changedAt: collabDrafts.changedAt,
}

/** One's own and those one was invited to, what changed last first. */
export const listDrafts = (db: Database, user: Asker): Promise<CollabDraft[]> =>
  db.asSystem(async (tx) => {
    const rows = await tx
      .select({ draft: shown, owner: users.name })
      .from(collabDrafts)
      .innerJoin(users, and(eq(users.id, collabDrafts.userId), eq(users.banned, false)))
      .where(isMember(tx, user))
      .orderBy(desc(collabDrafts.changedAt), desc(collabDrafts.id))
      .limit(100)
    return rows.map(({ draft, owner }) => toDraft(draft, user, owner))
  })
