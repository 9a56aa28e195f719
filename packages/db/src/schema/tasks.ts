import { TASK_REASONS, TASK_STATUSES } from '@app/spec'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { agents } from './agents.ts'
import { userId } from './users.ts'

export const tasks = pgTable(
  'tasks',
  {
    id: text().primaryKey(),
    userId: userId(),
    agentId: text('agent_id').references(() => agents.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    status: text({ enum: TASK_STATUSES }).notNull().default('pending'),
    reason: text({ enum: TASK_REASONS }),
    result: jsonb().$type<string | Record<string, unknown>>(),
    errorMessage: text('error_message'),
    executionTime: integer('execution_ms'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('tasks_of_user_newest_first').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('tasks_of_agent_newest_first').on(t.agentId, t.createdAt.desc(), t.id.desc()),
    check('tasks_status', sql`${t.status} in ('pending', 'running', 'completed', 'failed')`),
  ],
)

export type TaskRow = typeof tasks.$inferSelect
