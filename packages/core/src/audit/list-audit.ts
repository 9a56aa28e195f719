import type { AuditEntry } from '@app/contract'
import { type AuditRow, auditLog, type Database } from '@app/db'
import { desc, lt } from 'drizzle-orm'
import type { Page } from '../tasks/list-tasks.ts'

/** Decision 22: newest first, continued below the number `before`. */
export async function listAudit(
  db: Database,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Page<AuditEntry>> {
  const rows = await db.asSystem((tx) =>
    tx
      .select()
      .from(auditLog)
      .where(before === undefined ? undefined : lt(auditLog.number, before))
      .orderBy(desc(auditLog.number))
      .limit(limit + 1),
  )
  return { items: rows.slice(0, limit).map(toEntry), more: rows.length > limit }
}

export const toEntry = ({ previous: _, createdAt, ...row }: AuditRow): AuditEntry => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
