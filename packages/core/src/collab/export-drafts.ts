import { collabDrafts } from '@app/db'
import { DRAFT_FIELDS } from '@app/spec'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { openState } from './merge-edits.ts'

/** One's own drafts as their texts stand now; those of others are theirs to take away. */
export async function exportDrafts({ db, user }: Context): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select()
    .from(collabDrafts)
    .where(eq(collabDrafts.userId, user.id))
    .orderBy(asc(collabDrafts.createdAt), asc(collabDrafts.id))
  return rows.map(({ id, state, createdAt, changedAt }) => {
    const doc = openState(state)
    const texts = DRAFT_FIELDS.map((field) => [field, doc.getText(field).toString()])
    return { id, ...Object.fromEntries(texts), createdAt, changedAt }
  })
}
