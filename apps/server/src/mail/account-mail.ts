import { randomUUID } from 'node:crypto'
import { queueMail } from '@app/core'
import type { Database } from '@app/db'
import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@app/spec'
import type { AccountMail } from '../http/accounts.ts'

const MINUTE_MS = 60_000
const LIVES_MS = {
  'verify-address': VERIFY_LINK_HOURS * 60 * MINUTE_MS,
  'reset-password': RESET_LINK_MINUTES * MINUTE_MS,
  'account-exists': VERIFY_LINK_HOURS * 60 * MINUTE_MS,
}

/** The account library's links, written down to be sent: whoever waits for its answer does not wait for a mail server. */
export function accountMail(db: Database): AccountMail {
  return async (kind, { userId, ...link }) => {
    const expiresAt = new Date(Date.now() + LIVES_MS[kind]).toISOString()
    await db.asUser(userId, (tx) =>
      queueMail(tx, { userId, kind, key: `${kind}:${randomUUID()}`, values: { ...link, expiresAt } }),
    )
  }
}
