import { Secret, TOTP } from 'otpauth'

const PERIOD_MS = 30_000

/** The number of the moment, as a code generator shows it. */
export const codeOf = (key: string, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now })

/** How long until the next one. */
export const untilNextCode = (now = Date.now()): number => PERIOD_MS - (now % PERIOD_MS) + 50
