import { customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' })
const at = (name: string) => timestamp(name, { withTimezone: true })

/** An agent that several people write together, before it is one. */
export const collabDrafts = pgTable(
  'collab_drafts',
  {
    id: text().primaryKey(),
    userId: userId(),
    /** As it stands in the state, for lists. */
    name: text().notNull().default(''),
    /** Of the one invitation there is; null where nobody is invited. */
    tokenHash: text('token_hash').unique(),
    /** Every edit there was, merged: a Yjs update. */
    state: bytes().notNull(),
    /** One more with each change, so that a reader knows whether there is something new. */
    version: integer().notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    changedAt: at('changed_at').notNull().defaultNow(),
  },
  (t) => [index('collab_drafts_of_user').on(t.userId), index('collab_drafts_by_change').on(t.changedAt)],
)

/** Who came by an invitation and was not removed since; the owner column is the guest's. */
export const collabGuests = pgTable(
  'collab_guests',
  {
    draftId: text('draft_id')
      .notNull()
      .references(() => collabDrafts.id, { onDelete: 'cascade' }),
    userId: userId(),
    joinedAt: at('joined_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.userId] }), index('collab_guests_of_user').on(t.userId)],
)

export type CollabDraftRow = typeof collabDrafts.$inferSelect
