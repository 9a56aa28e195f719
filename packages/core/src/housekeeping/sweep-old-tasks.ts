import { artefacts, type Database, subscriptions, type Transaction, tasks } from '@app/db'
import { FREE_TIER, JOURNAL_DAYS, JOURNAL_GRACE_DAYS } from '@app/spec'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Files, keyOf } from '../artefacts/files.ts'

const AT_ONCE = 200

/** How far a round has come: what is older and still there is kept by its owner's plan. */
interface Mark {
  endedAt: string
  id: string
}

/**
 * Removes ended tasks that are older than their owner's plan keeps them, with steps, files and whatever else hangs on
 * them. What was counted stays counted: the ledger only forgets which task it was.
 */
export async function sweepOldTasks(db: Database, files: Files, signal?: AbortSignal): Promise<number> {
  let removed = 0
  let mark: Mark | undefined = { endedAt: '-infinity', id: '' }
  while (mark && !signal?.aborted) {
    const after: Mark = mark
    const { ids, keys, last } = await db.asSystem((tx) => removeSome(tx, after))
    // After the rows: bytes that a crash leaves here belong to nothing, and are swept as such.
    await files.remove(keys)
    removed += ids.length
    mark = last
  }
  return removed
}

async function removeSome(
  tx: Transaction,
  after: Mark,
): Promise<{ ids: string[]; keys: string[]; last: Mark | undefined }> {
  const old = await tx
    .select({ id: tasks.id, endedAt: sql<string>`${tasks.endedAt}::text` })
    .from(tasks)
    .leftJoin(subscriptions, and(eq(subscriptions.userId, tasks.userId), counts()))
    .where(
      and(
        sql`${tasks.endedAt} < now() - ${daysKept()}`,
        sql`(${tasks.endedAt}, ${tasks.id}) > (${after.endedAt}::timestamptz, ${after.id})`,
        eq(tasks.reserved, 0),
      ),
    )
    .orderBy(asc(tasks.endedAt), asc(tasks.id))
    .limit(AT_ONCE)
    .for('update', { of: tasks, skipLocked: true })
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return { ids, keys: [], last: undefined }
  const kept = await tx.select().from(artefacts).where(inArray(artefacts.taskId, ids))
  await tx.delete(tasks).where(inArray(tasks.id, ids))
  return { ids, keys: kept.map(keyOf), last: ids.length === AT_ONCE ? old.at(-1) : undefined }
}

/** A plan that has ended counts on for a while. */
function counts(): SQL | undefined {
  const lately = sql`${subscriptions.updatedAt} > now() - make_interval(days => ${JOURNAL_GRACE_DAYS})`
  return or(sql`${subscriptions.status} <> 'ended'`, lately)
}

/** As many days as the owner's plan says, spelled out for the database so that one query serves all plans. */
function daysKept(): SQL {
  const paid = Object.entries(JOURNAL_DAYS).map(([tier, days]) => sql`when ${tier} then ${days}::int`)
  return sql`make_interval(days => case ${subscriptions.tier} ${sql.join(paid, sql` `)} else ${JOURNAL_DAYS[FREE_TIER.tier]}::int end)`
}
