import { auditLog, type Transaction } from '@app/db'
import { desc, sql } from 'drizzle-orm'
import { hashEntry, NOTHING_BEFORE, type Unsealed } from './hash-entry.ts'

export interface Audited {
  /** An account's id, `admin-key` or `installation`. */
  actor: string
  action: string
  subject?: string
  detail?: Unsealed['detail']
}

/** House rule: written in the transaction of what it tells of. One at a time, so that each vouches for the one before. */
export async function recordAudit(tx: Transaction, { actor, action, subject, detail = {} }: Audited): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit_log'))`)
  const [last] = await tx.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.number)).limit(1)
  const entry = {
    ...{ actor, action, subject: subject ?? null, detail },
    // To the millisecond, which is all that comes back of it.
    createdAt: new Date(),
    previous: last?.hash ?? NOTHING_BEFORE,
  }
  await tx.insert(auditLog).values({ ...entry, hash: hashEntry(entry) })
}
