import { type Database, type DeliveryRow, deliveries } from '@app/db'
import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'

/** Longer than an attempt can take: a worker that dies in the middle leaves it to the next after this. */
const CLAIM = sql`interval '1 minute'`

/** The next one that is due, counted as an attempt before it is made. `notOf`: users who have enough under way. */
export function claimDelivery(db: Database, notOf: readonly string[] = []): Promise<DeliveryRow | undefined> {
  return db.asSystem(async (tx) => {
    const due = and(
      eq(deliveries.status, 'waiting'),
      lte(deliveries.nextAt, sql`now()`),
      notOf.length > 0 ? notInArray(deliveries.userId, [...notOf]) : undefined,
    )
    const [next] = await tx
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(due)
      .orderBy(asc(deliveries.nextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return undefined
    const [claimed] = await tx
      .update(deliveries)
      .set({ attempts: sql`${deliveries.attempts} + 1`, nextAt: sql`now() + ${CLAIM}` })
      .where(eq(deliveries.id, next.id))
      .returning()
    return claimed
  })
}
