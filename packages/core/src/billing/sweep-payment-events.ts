import { billingEvents, type Database } from '@app/db'
import { and, ne, sql } from 'drizzle-orm'

/** The provider can send an event again for 30 days; after that nobody asks whether it came. Says how many went. */
export async function sweepPaymentEvents(db: Database): Promise<number> {
  const old = and(ne(billingEvents.status, 'waiting'), sql`created_at < now() - interval '35 days'`)
  const gone = await db.asSystem((tx) => tx.delete(billingEvents).where(old).returning({ id: billingEvents.id }))
  return gone.length
}
