import { type Database, events } from '@app/db'
import { asc, inArray, lt, sql } from 'drizzle-orm'

/** A window that was open a week ago loads afresh; a webhook that could not be told for a week is told no more. */
const KEPT = sql`interval '7 days'`
const AT_ONCE = 5_000

/** Removes events nobody needs to be told of any more, oldest first, in short transactions. */
export async function sweepOldEvents(db: Database, signal?: AbortSignal): Promise<number> {
  let removed = 0
  for (;;) {
    const gone = await db.asSystem((tx) => {
      const old = tx
        .select({ id: events.id })
        .from(events)
        .where(lt(events.createdAt, sql`now() - ${KEPT}`))
        .orderBy(asc(events.createdAt))
        .limit(AT_ONCE)
      return tx.delete(events).where(inArray(events.id, old)).returning({ id: events.id })
    })
    removed += gone.length
    if (gone.length < AT_ONCE || signal?.aborted) return removed
  }
}
