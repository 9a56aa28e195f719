import { collabDrafts, type Database } from '@app/db'
import { and, eq } from 'drizzle-orm'
import * as Y from 'yjs'
import type { Asker } from '../context.ts'
import { isMember } from './reach-draft.ts'

export interface DraftNews {
  version: number
  /** What somebody who has the given vector does not have; undefined where the version is the one they know. */
  edits?: { update: Uint8Array; vector: Uint8Array }
}

/** What is new in a draft; undefined for who may not read it, or not any more. */
export const readDraft = (
  db: Database,
  user: Pick<Asker, 'id'>,
  id: string,
  seen: { version: number; vector: Uint8Array | undefined },
): Promise<DraftNews | undefined> =>
  db.asSystem(async (tx) => {
    const mine = and(eq(collabDrafts.id, id), isMember(tx, user))
    const [row] = await tx.select({ version: collabDrafts.version }).from(collabDrafts).where(mine)
    if (!row || row.version === seen.version) return row
    const [full] = await tx.select().from(collabDrafts).where(mine)
    if (!full) return undefined
    const { state, version } = full
    const update = seen.vector ? Y.diffUpdate(state, seen.vector) : state
    return { version, edits: { update, vector: Y.encodeStateVectorFromUpdate(state) } }
  })
