import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** Mail no server takes: kept where its owner can see it. Drafts too. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    userId: userId(),
    messageId: text('message_id').notNull(),
    kind: text({ enum: ['message', 'draft'] }).notNull(),
    /** Without the bytes of its attachments: those are files of the task. */
    mail: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('outbox_by_message_id').on(t.userId, t.messageId),
    index('outbox_newest_first').on(t.userId, t.createdAt, t.id),
  ],
)

/** Calls as they stand, also while somebody is speaking. */
export const phoneCalls = pgTable(
  'phone_calls',
  {
    id: text().primaryKey(),
    userId: userId(),
    to: text().notNull(),
    simulated: boolean().notNull(),
    record: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('phone_calls_newest_first').on(t.userId, t.createdAt, t.id)],
)

/** Text messages that were not really sent. */
export const phoneTexts = pgTable(
  'phone_texts',
  {
    id: text().primaryKey(),
    userId: userId(),
    to: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('phone_texts_newest_first').on(t.userId, t.createdAt, t.id)],
)

/** MCP servers a user has looked at, with the tools as they were then. */
export const mcpServers = pgTable(
  'mcp_servers',
  {
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    url: text().notNull(),
    /** The value of its Authorization header. */
    sealed: text(),
    trusted: boolean().notNull().default(false),
    tools: jsonb().$type<unknown[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('mcp_servers_by_name').on(t.userId, t.name)],
)

export type OutboxRow = typeof outbox.$inferSelect
export type PhoneCallRow = typeof phoneCalls.$inferSelect
export type McpServerRow = typeof mcpServers.$inferSelect
