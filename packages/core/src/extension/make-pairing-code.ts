import type { PairingCode } from '@app/contract'
import { pairingCodes } from '@app/db'
import { PAIRING_CODE_MINUTES } from '@app/spec'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { hashOf, makeCode, sayCode } from './codes.ts'

/** A code for one browser; the one before it is gone. */
export async function makePairingCode({ db, user }: Context): Promise<PairingCode> {
  const code = makeCode()
  const row = {
    locator: code.locator,
    secretHash: hashOf(code.secret),
    wrong: 0,
    expiresAt: sql`now() + make_interval(mins => ${PAIRING_CODE_MINUTES})`,
  }
  const [kept] = await db
    .insert(pairingCodes)
    .values({ ...row, userId: user.id })
    .onConflictDoUpdate({ target: pairingCodes.userId, set: row })
    .returning({ expiresAt: pairingCodes.expiresAt })
  if (!kept) throw new Error('The database took a code and gave none back.')
  return { code: sayCode(code), expiresAt: kept.expiresAt.toISOString() }
}
