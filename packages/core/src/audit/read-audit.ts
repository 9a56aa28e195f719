import { type AuditRow, auditLog, type Database } from '@app/db'
import { asc, gt } from 'drizzle-orm'

const PAGE = 1_000

/** The whole log, oldest first, a transaction a page. */
export async function* readAudit(db: Database): AsyncGenerator<AuditRow, void> {
  for (let last = 0; ; ) {
    const rows = await db.asSystem((tx) =>
      tx.select().from(auditLog).where(gt(auditLog.number, last)).orderBy(asc(auditLog.number)).limit(PAGE),
    )
    yield* rows
    last = rows.at(-1)?.number ?? last
    if (rows.length < PAGE) return
  }
}
