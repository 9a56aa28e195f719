import { type Database, sessions, verifications } from '@app/db'
import { lt, sql } from 'drizzle-orm'

/** Removes what has run out: sessions nobody can use any more, and codes that were never entered. */
export function sweepExpired(db: Database): Promise<{ sessions: number; verifications: number }> {
  return db.asSystem(async (tx) => {
    const ended = await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`)).returning({ id: sessions.id })
    const unused = await tx
      .delete(verifications)
      .where(lt(verifications.expiresAt, sql`now()`))
      .returning({ id: verifications.id })
    return { sessions: ended.length, verifications: unused.length }
  })
}
