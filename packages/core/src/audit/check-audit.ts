import type { AuditCheck } from '@app/contract'
import type { Database } from '@app/db'
import { hashEntry, NOTHING_BEFORE } from './hash-entry.ts'
import { readAudit } from './read-audit.ts'

/** Whether every entry is as it was written and none is missing in between; the first that is not is named. */
export async function checkAudit(db: Database): Promise<AuditCheck> {
  let entries = 0
  let previous = NOTHING_BEFORE
  for await (const row of readAudit(db)) {
    if (row.previous !== previous || row.hash !== hashEntry(row)) return { entries, brokenAt: row.number }
    previous = row.hash
    entries += 1
  }
  return { entries, brokenAt: null }
}
