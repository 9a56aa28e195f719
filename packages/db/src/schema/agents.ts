import { MODELS } from '@app/spec'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

export const agents = pgTable(
  'agents',
  {
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    objective: text().notNull().default(''),
    capabilities: jsonb().$type<string[]>().notNull().default([]),
    model: text({ enum: MODELS }).notNull(),
    recipe: jsonb().$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('agents_of_user_newest_first').on(t.userId, t.createdAt.desc(), t.id.desc())],
)

export type AgentRow = typeof agents.$inferSelect
