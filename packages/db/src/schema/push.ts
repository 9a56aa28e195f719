import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

/** A browser that wants to be told when a run waits for approval. */
export const pushAddresses = pgTable(
  'push_addresses',
  {
    userId: userId(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.endpoint] })],
)
