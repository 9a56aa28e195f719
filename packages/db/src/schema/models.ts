import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

/** What somebody's own models are reached with: one a provider. Sealed, used, replaced, never read back. */
export const modelKeys = pgTable(
  'model_keys',
  {
    userId: userId(),
    provider: text({ enum: ['anthropic', 'openai', 'compatible'] }).notNull(),
    /** Of a server of one's own. */
    address: text(),
    /** Which of its models; the provider's usual one where nothing was chosen. */
    model: text(),
    /** Null where the server wants none. */
    sealed: text(),
    /** Counted up with each replacement, and part of what the seal vouches for. */
    version: integer().notNull().default(1),
    hint: text().notNull().default(''),
    /** How long it took to answer when it was tried. */
    answersInMs: integer('answers_in_ms').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] })],
)

/** What somebody's models may cost in a month. The lower of the two holds; null is no limit. */
export const modelCaps = pgTable('model_caps', {
  userId: userId().primaryKey(),
  ownCents: integer('own_cents'),
  /** By an administrator. */
  givenCents: integer('given_cents'),
})

export type ModelKeyRow = typeof modelKeys.$inferSelect
