import { type Database, type MailRow, mails } from '@app/db'
import { and, asc, eq, lte, sql } from 'drizzle-orm'

/** Longer than an attempt can take: a worker that dies in the middle leaves it to the next after this. */
const CLAIM = sql`interval '2 minutes'`

/** The next one that is due, counted as an attempt before it is made. What one worker holds, no other gets. */
export function claimMail(db: Database): Promise<MailRow | undefined> {
  return db.asSystem(async (tx) => {
    const [next] = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, 'waiting'), lte(mails.nextAt, sql`now()`)))
      .orderBy(asc(mails.nextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return undefined
    const [claimed] = await tx
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, nextAt: sql`now() + ${CLAIM}` })
      .where(eq(mails.id, next.id))
      .returning()
    return claimed
  })
}
