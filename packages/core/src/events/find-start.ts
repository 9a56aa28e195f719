import { events } from '@app/db'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { beginningOf, findPlaceIn, isAfter, type Place, START } from './place.ts'

/** More than anybody wants told one by one; loading afresh is quicker. */
export const MOST_REPLAYED = 5_000

/** Where a stream begins. */
export interface Start {
  place: Place
  /** Everything before it is settled: who has read up to here has missed nothing. */
  edge: Place
  /** True where what was missed cannot be told any more. */
  reset: boolean
}

/** Where to go on for somebody who saw `lastId`, or for somebody who comes anew. */
export async function findStart(ctx: Context, lastId: string | undefined): Promise<Start> {
  const [row] = await ctx.db
    .execute<{ xmin: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot()) as xmin`)
    .then((result) => result.rows)
  const edge = beginningOf(row?.xmin ?? '0')
  if (lastId === undefined) return { place: await aMomentAgo(ctx), edge, reset: false }
  const place = findPlaceIn(lastId)
  // A place ahead of the database is of another database, or of this one before it was restored.
  if (place && !isAfter(place, edge) && (await canBeTold(ctx, place))) return { place, edge, reset: false }
  return { place: edge, edge, reset: true }
}

/** A page reads its lists and opens its stream at once: what happens between the two is told, rather twice than not. */
async function aMomentAgo({ db, user }: Context): Promise<Place> {
  const [before] = await db
    .select({ tx: events.tx, id: sql<string>`${events.id}` })
    .from(events)
    .where(and(eq(events.userId, user.id), lt(events.createdAt, sql`now() - interval '30 seconds'`)))
    .orderBy(desc(events.tx), desc(events.id))
    .limit(1)
  return before ?? START
}

/** Old events are removed oldest first: while one from before this place is there, so is everything after it. */
async function canBeTold(ctx: Context, { tx, id }: Place): Promise<boolean> {
  const kept = await countUpTo(ctx, 1, sql`${events.tx} <= ${tx}::xid8`)
  if (kept === 0) return false
  const missed = sql`(${events.tx}, ${events.id}) > (${tx}::xid8, ${id}::bigint)`
  return (await countUpTo(ctx, MOST_REPLAYED + 1, missed)) <= MOST_REPLAYED
}

async function countUpTo({ db, user }: Context, most: number, only: SQL): Promise<number> {
  const some = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.userId, user.id), only))
    .limit(most)
    .as('some')
  return db.$count(some)
}
