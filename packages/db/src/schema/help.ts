import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

/** Whether an answer of the help page was helpful to somebody: one word a person and answer. */
export const helpVotes = pgTable(
  'help_votes',
  {
    userId: userId(),
    entry: text().notNull(),
    helpful: boolean().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.entry] }), index('help_votes_by_entry').on(t.entry, t.helpful)],
)
