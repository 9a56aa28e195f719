import { bigserial, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What was done with an administrator's power. Each row vouches for the one before; a trigger keeps it from being changed.
 * People are named by id alone and not by reference: the log outlives them.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    /** Who did it: an account's id, `admin-key` for whoever held the key, or `installation`. */
    actor: text().notNull(),
    action: text().notNull(),
    /** Whom or what it was done to. */
    subject: text(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    createdAt: at('created_at').notNull(),
    previous: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [index('audit_log_by_time').on(t.createdAt)],
)

/** What an administrator has turned on or off; without a row a flag is as the product comes. */
export const featureFlags = pgTable('feature_flags', {
  name: text().primaryKey(),
  on: boolean().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

export type AuditRow = typeof auditLog.$inferSelect
