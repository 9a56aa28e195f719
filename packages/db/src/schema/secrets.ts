import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

/** One data key an owner (a user, or the installation itself), wrapped by a master key. */
export const dataKeys = pgTable('data_keys', {
  ownerId: text('owner_id').primaryKey(),
  /** Which master key wraps it: rotation looks for the rows that still name an old one. */
  masterKeyId: text('master_key_id').notNull(),
  wrapped: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** What agents sign in with. Written, used, replaced, never read back. */
export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    /** The one origin this credential may be given to. */
    origin: text().notNull(),
    username: text().notNull().default(''),
    sealed: text().notNull(),
    /** The key of a code generator, where the site asks for one-time codes. */
    sealedTotp: text('sealed_totp'),
    /** Counted up with each replacement, and part of what the seal vouches for. */
    version: integer().notNull().default(1),
    hint: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('credentials_of_user').on(t.userId, t.name)],
)

/** A browser's sign-ins, kept under a name for the next run. Sealed: whoever has them is signed in. */
export const browserProfiles = pgTable(
  'browser_profiles',
  {
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    sealed: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('browser_profiles_by_name').on(t.userId, t.name)],
)

/** What the installation itself keeps sealed, such as the secret that signs session cookies. */
export const installation = pgTable('installation', {
  name: text().primaryKey(),
  sealed: text().notNull(),
})

export type BrowserProfileRow = typeof browserProfiles.$inferSelect
export type CredentialRow = typeof credentials.$inferSelect
