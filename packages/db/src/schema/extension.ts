import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A code somebody types into their browser's extension: good for minutes, and once. One at a time a user. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    userId: userId().primaryKey(),
    /** Its first half, by which it is found; of the second half only the hash is kept. */
    locator: text().notNull(),
    secretHash: text('secret_hash').notNull(),
    /** Wrong second halves so far. */
    wrong: integer().notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('pairing_codes_by_locator').on(t.locator)],
)

/** A browser that was paired: what it shows, kept as hashes, and the one origin it may show it from. */
export const pairedBrowsers = pgTable(
  'paired_browsers',
  {
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    origin: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    tokenExpiresAt: at('token_expires_at').notNull(),
    renewalHash: text('renewal_hash').notNull().unique(),
    /** The renewal before this one: whoever shows it has a copy that was not theirs. */
    usedRenewalHash: text('used_renewal_hash').unique(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
  },
  (t) => [index('paired_browsers_of_user').on(t.userId)],
)

export type PairedBrowserRow = typeof pairedBrowsers.$inferSelect
