import type { CollabPresence } from '@app/contract'
import { collabDrafts, type Database, wake } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import * as Y from 'yjs'
import type { Asker } from '../context.ts'
import { mergeEdits } from './merge-edits.ts'
import { reachDraft } from './reach-draft.ts'

interface Sync {
  draftId: string
  presence: CollabPresence
  edits?: Uint8Array | undefined
}

/** Merges edits one after the other, tells who is there, and answers what the draft holds now. */
export const syncDraft = (db: Database, user: Asker, { draftId, presence, edits }: Sync): Promise<Uint8Array> =>
  db.asSystem(
    async (tx) => {
      const row = await reachDraft(tx, user, draftId)
      const merged = edits && mergeEdits(row.state, edits)
      if (merged?.changed)
        await tx
          .update(collabDrafts)
          .set({ state: merged.state, name: merged.name, version: row.version + 1, changedAt: sql`now()` })
          .where(eq(collabDrafts.id, draftId))
      // A sign is heard by those who are there and written nowhere.
      wake(tx, 'collab', JSON.stringify({ draft: draftId, who: presence }))
      return merged?.vector ?? Y.encodeStateVectorFromUpdate(row.state)
    },
    edits ? {} : { commit: 'soon' },
  )
