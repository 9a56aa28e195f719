import { collabDrafts, type Database } from '@app/db'
import { DRAFT_DAYS } from '@app/spec'
import { lt, sql } from 'drizzle-orm'

/** Removes drafts nobody has changed for a month. */
export async function sweepDrafts(db: Database): Promise<number> {
  const old = lt(collabDrafts.changedAt, sql`now() - make_interval(days => ${DRAFT_DAYS})`)
  const gone = await db.asSystem((tx) => tx.delete(collabDrafts).where(old).returning({ id: collabDrafts.id }))
  return gone.length
}
