import type { CollabDraft } from '@app/contract'
import { collabDrafts } from '@app/db'
import * as Y from 'yjs'
import type { Context } from '../context.ts'
import { leaveRoom } from '../leave-room.ts'
import { newId } from '../new-id.ts'
import { mergeEdits } from './merge-edits.ts'
import { toDraft } from './to-draft.ts'

/** More than anyone has under way at once. */
const MOST_DRAFTS = 50

export async function createDraft(ctx: Context, name: string): Promise<CollabDraft> {
  const { db, user } = ctx
  await leaveRoom(ctx, collabDrafts, 'drafts', MOST_DRAFTS)
  const doc = new Y.Doc()
  doc.getText('name').insert(0, name.replaceAll(/\s+/g, ' ').trim())
  const { state, name: shown } = mergeEdits(new Uint8Array(), Y.encodeStateAsUpdate(doc))
  const [row] = await db.insert(collabDrafts).values({ id: newId(), userId: user.id, name: shown, state }).returning()
  if (!row) throw new Error('A draft was written and did not come back.')
  return toDraft(row, user, user.name)
}
