import { MAIL_KINDS, MAIL_STATUSES } from '@app/spec'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What the product itself has to tell a person by mail: written with what caused it, sent by a worker afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    userId: userId(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    /** What it is about: nobody is told the same thing twice. */
    key: text().notNull(),
    /** What fills its words. Emptied once it has gone where it held a one-time link. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: MAIL_STATUSES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAt: at('next_at').notNull().defaultNow(),
    errorMessage: text('error_message'),
    createdAt: at('created_at').notNull().defaultNow(),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('mails_once').on(t.userId, t.key),
    index('mails_due').on(t.nextAt).where(sql`${t.status} = 'waiting'`),
    index('mails_of_user_newest_first').on(t.userId, t.createdAt),
  ],
)

export type MailRow = typeof mails.$inferSelect
