import type { LiveEvent } from '@app/contract'
import { events } from '@app/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { addTasks, type Told } from './add-tasks.ts'
import type { Place } from './place.ts'

const BATCH = 200

export interface Batch {
  events: { place: Place; event: LiveEvent }[]
  /** There may be more at once. */
  more: boolean
  /** Something is written and may not be told yet: a transaction from before it is still under way. */
  held: boolean
}

/** What follows a place, in an order that never changes: only what no transaction under way can still get in front of. */
export async function readEvents(ctx: Context, { tx, id }: Place, told: Told): Promise<Batch> {
  const { db, user } = ctx
  const rows = await db
    .select({
      tx: events.tx,
      id: sql<string>`${events.id}`,
      type: events.type,
      taskId: events.taskId,
      data: events.data,
      createdAt: events.createdAt,
      settled: sql<boolean>`${events.tx} < pg_snapshot_xmin(pg_current_snapshot())`,
    })
    .from(events)
    .where(and(eq(events.userId, user.id), sql`(${events.tx}, ${events.id}) > (${tx}::xid8, ${id}::bigint)`))
    .orderBy(asc(events.tx), asc(events.id))
    .limit(BATCH)
  const settled = rows.filter((row) => row.settled)
  const plain = settled.map(({ type, taskId, data, createdAt }) => ({
    ...data,
    type,
    ...(taskId ? { taskId } : {}),
    at: createdAt.toISOString(),
  }))
  const full = await addTasks(ctx, plain, told)
  return {
    events: settled.map((row, index) => ({ place: { tx: row.tx, id: row.id }, event: full[index] as LiveEvent })),
    more: settled.length === BATCH,
    held: settled.length < rows.length,
  }
}
