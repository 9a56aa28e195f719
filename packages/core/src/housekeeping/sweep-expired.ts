import {
  type Database,
  pairedBrowsers,
  pairingCodes,
  passwordTries,
  sessions,
  spentCodes,
  verifications,
} from '@app/db'
import { PAIRED_IDLE_DAYS } from '@app/spec'
import { lt, sql } from 'drizzle-orm'
import { TRIES_KEPT_HOURS } from '../account/password-tries.ts'
import { CODE_KEPT_MINUTES } from '../account/spend-code.ts'

/** Removes what has run out: sessions and pairings nobody can use any more, and codes that were never entered. */
export function sweepExpired(db: Database): Promise<{ sessions: number; verifications: number }> {
  return db.asSystem(async (tx) => {
    const ended = await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`)).returning({ id: sessions.id })
    const unused = await tx
      .delete(verifications)
      .where(lt(verifications.expiresAt, sql`now()`))
      .returning({ id: verifications.id })
    await tx.delete(pairingCodes).where(lt(pairingCodes.expiresAt, sql`now()`))
    await tx.delete(spentCodes).where(lt(spentCodes.spentAt, sql`now() - make_interval(mins => ${CODE_KEPT_MINUTES})`))
    await tx
      .delete(passwordTries)
      .where(lt(passwordTries.triedAt, sql`now() - make_interval(hours => ${TRIES_KEPT_HOURS})`))
    const idle = sql`now() - make_interval(days => ${PAIRED_IDLE_DAYS})`
    await tx.delete(pairedBrowsers).where(lt(pairedBrowsers.lastSeenAt, idle))
    return { sessions: ended.length, verifications: unused.length }
  })
}
