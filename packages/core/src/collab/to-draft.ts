import type { CollabDraft } from '@app/contract'
import type { CollabDraftRow } from '@app/db'
import type { Asker } from '../context.ts'

type Row = Pick<CollabDraftRow, 'id' | 'userId' | 'name' | 'tokenHash' | 'changedAt'>

export const toDraft = (row: Row, user: Pick<Asker, 'id'>, owner: string): CollabDraft => {
  const isOwner = row.userId === user.id
  return {
    id: row.id,
    name: row.name,
    role: isOwner ? 'owner' : 'guest',
    owner,
    // A guest has come by one and has no business with the next.
    invited: isOwner && row.tokenHash !== null,
    changedAt: row.changedAt.toISOString(),
  }
}
