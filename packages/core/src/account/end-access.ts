import { apiKeys, pairedBrowsers, pairingCodes, recordEvent, sessions, type Transaction, verifications } from '@app/db'
import { and, eq, like } from 'drizzle-orm'
import { accessChanged } from './access-changed.ts'

/** What the library calls a browser that is spared the second factor. */
const TRUSTED = 'trust-device-%'

/** Whoever had the old password may have made these: API keys, paired browsers, and browsers spared the second factor. */
export async function endLentAccess(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(apiKeys).where(eq(apiKeys.referenceId, userId))
  await tx.delete(pairedBrowsers).where(eq(pairedBrowsers.userId, userId))
  await tx.delete(pairingCodes).where(eq(pairingCodes.userId, userId))
  await tx.delete(verifications).where(and(eq(verifications.value, userId), like(verifications.identifier, TRUSTED)))
  await recordEvent(tx, accessChanged(userId))
}

/** The same, and every device is signed out. */
export async function endAllAccess(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await endLentAccess(tx, userId)
}
