import { type Database, deliveries } from '@app/db'
import { and, lt, ne, sql } from 'drizzle-orm'

/** As long as one looks for what went wrong, or wants to replay it. */
const KEPT = sql`interval '30 days'`

export function sweepDeliveries(db: Database): Promise<number> {
  return db.asSystem(async (tx) => {
    const old = and(ne(deliveries.status, 'waiting'), lt(deliveries.createdAt, sql`now() - ${KEPT}`))
    return (await tx.delete(deliveries).where(old).returning({ id: deliveries.id })).length
  })
}
