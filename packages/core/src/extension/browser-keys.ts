import { BROWSER_TOKEN_PREFIX, type BrowserKeys } from '@app/contract'
import { hashOf, makeKey } from './codes.ts'

/** A token lies in the browser's memory only and is renewed at each start: a working day is enough. */
const TOKEN_HOURS = 12

interface MadeKeys {
  keys: BrowserKeys
  columns: { tokenHash: string; tokenExpiresAt: Date; renewalHash: string }
}

/** A new token and what gets the one after it; kept are the hashes. */
export function makeBrowserKeys(now: Date): MadeKeys {
  const [token, renewal] = [makeKey(BROWSER_TOKEN_PREFIX), makeKey('ren_')]
  const tokenExpiresAt = new Date(now.getTime() + TOKEN_HOURS * 3_600_000)
  return {
    keys: { token, renewal, expiresAt: tokenExpiresAt.toISOString() },
    columns: { tokenHash: hashOf(token), tokenExpiresAt, renewalHash: hashOf(renewal) },
  }
}
