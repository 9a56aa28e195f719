import type { BrowserKeys } from '@app/contract'
import { type Database, pairedBrowsers, type Transaction } from '@app/db'
import { PAIRED_IDLE_DAYS } from '@app/spec'
import { and, eq, gt, sql } from 'drizzle-orm'
import { Fault } from '../fault.ts'
import { makeBrowserKeys } from './browser-keys.ts'
import { hashOf } from './codes.ts'

/** The next token. A renewal that was used before is a copy somebody else holds: then nobody keeps the pairing. */
export async function renewBrowser(db: Database, shown: { renewal: string; origin: string }): Promise<BrowserKeys> {
  const keys = await db.asSystem(async (tx) => {
    const hash = hashOf(shown.renewal)
    await tx.delete(pairedBrowsers).where(eq(pairedBrowsers.usedRenewalHash, hash))
    return rotate(tx, hash, shown.origin)
  })
  if (keys) return keys
  throw new Fault('not-signed-in', 'This browser is no longer paired. Make a new code and pair it again.')
}

async function rotate(tx: Transaction, hash: string, origin: string): Promise<BrowserKeys | undefined> {
  const { keys, columns } = makeBrowserKeys(new Date())
  const changed = await tx
    .update(pairedBrowsers)
    .set({ ...columns, usedRenewalHash: hash, lastSeenAt: sql`now()` })
    .where(
      and(
        eq(pairedBrowsers.renewalHash, hash),
        eq(pairedBrowsers.origin, origin),
        gt(pairedBrowsers.lastSeenAt, sql`now() - make_interval(days => ${PAIRED_IDLE_DAYS})`),
      ),
    )
    .returning({ id: pairedBrowsers.id })
  return changed.length > 0 ? keys : undefined
}
