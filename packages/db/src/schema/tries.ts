import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One-time and backup codes that were shown a moment ago, as hashes: of two who show the same one, one is refused. */
export const spentCodes = pgTable(
  'spent_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: userId(),
    spentAt: at('spent_at').notNull().defaultNow(),
  },
  (t) => [index('spent_codes_of_user').on(t.userId)],
)

/** Who was wrong how often with a password: an address, a device or a session, as hashes. In the database, so that every process counts together. */
export const passwordTries = pgTable('password_tries', {
  subject: text().primaryKey(),
  tries: integer().notNull(),
  /** When the next one is looked at. */
  freeAt: at('free_at').notNull(),
  triedAt: at('tried_at').notNull(),
})
