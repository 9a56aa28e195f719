import { type Database, mails } from '@app/db'
import { and, lt, ne, sql } from 'drizzle-orm'

/** Longer than any period of a plan, so that nothing is told twice because it was forgotten. */
const KEPT = sql`interval '90 days'`

export function sweepMails(db: Database): Promise<number> {
  return db.asSystem(async (tx) => {
    const old = and(ne(mails.status, 'waiting'), lt(mails.createdAt, sql`now() - ${KEPT}`))
    return (await tx.delete(mails).where(old).returning({ id: mails.id })).length
  })
}
