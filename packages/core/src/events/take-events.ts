import { cursors, type Database, type EventRow, events, type Transaction } from '@app/db'
import { asc, eq, sql } from 'drizzle-orm'

const BATCH = 500
/** Before every event there can be. */
const BEGINNING = { tx: '0', eventId: 0 }

/**
 * Hands on the events since this reader's last time, in the order in which they became visible, and remembers how far it
 * came in the same transaction: a crash repeats none and skips none. Of several workers one reads; the others get 0.
 */
export function takeEvents(
  db: Database,
  reader: string,
  work: (tx: Transaction, batch: EventRow[]) => Promise<void>,
): Promise<number> {
  return db.asSystem(async (tx) => {
    // A look before the lock: a lock is written to disk, and this is asked every second.
    const [seen] = await findCursor(tx, reader)
    if ((await listAfter(tx, seen, 1)).length === 0) return 0
    const cursor = await claimCursor(tx, reader)
    const batch = cursor ? await listAfter(tx, cursor, BATCH) : []
    const last = batch.at(-1)
    if (!last) return 0
    await work(tx, batch)
    await tx.update(cursors).set({ tx: last.tx, eventId: last.id }).where(eq(cursors.reader, reader))
    return batch.length
  })
}

type Cursor = Awaited<ReturnType<typeof findCursor>>[number]

const findCursor = (tx: Transaction, reader: string) =>
  tx
    .select({
      tx: cursors.tx,
      eventId: cursors.eventId,
      /** Ahead of the database's own count: it was restored from elsewhere, and counts anew. */
      fromElsewhere: sql<boolean>`${cursors.tx} >= pg_snapshot_xmax(pg_current_snapshot())`,
    })
    .from(cursors)
    .where(eq(cursors.reader, reader))

async function claimCursor(tx: Transaction, reader: string): Promise<Cursor | undefined> {
  await tx
    .insert(cursors)
    .values({ reader, ...BEGINNING })
    .onConflictDoNothing()
  const [claimed] = await findCursor(tx, reader).for('update', { skipLocked: true })
  return claimed
}

function listAfter(tx: Transaction, cursor: Cursor | undefined, most: number): Promise<EventRow[]> {
  // Better told twice than never.
  const from = cursor && !cursor.fromElsewhere ? cursor : BEGINNING
  return (
    tx
      .select()
      .from(events)
      // What is still being written beside us is left for later, with all that came after it.
      .where(
        sql`${events.tx} < pg_snapshot_xmin(pg_current_snapshot())
          and (${events.tx}, ${events.id}) > (${from.tx}::xid8, ${from.eventId}::bigint)`,
      )
      .orderBy(asc(events.tx), asc(events.id))
      .limit(most)
  )
}
