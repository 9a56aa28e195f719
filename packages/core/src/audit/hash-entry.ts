import { createHash } from 'node:crypto'
import type { AuditRow } from '@app/db'

/** What the first entry vouches for. */
export const NOTHING_BEFORE = '0'.repeat(64)

export type Unsealed = Pick<AuditRow, 'actor' | 'action' | 'subject' | 'detail' | 'createdAt' | 'previous'>

/** Everything an entry says, in one order: a change of a letter of it is another hash. */
export function hashEntry({ actor, action, subject, detail, createdAt, previous }: Unsealed): string {
  const said = [previous, createdAt.toISOString(), actor, action, subject, Object.entries(detail).sort()]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
