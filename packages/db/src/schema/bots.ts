import { TEST_STATUSES } from '@app/spec'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { agents } from './agents.ts'
import { userId } from './users.ts'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** A sentence to be said in the reader's language, or words that somebody else said already. */
export type Said = { words: string } | { code: string; values?: Record<string, string | number> }

/** A run somebody saved as a test of their agent: what was done, and what it came to. */
export const agentTests = pgTable(
  'agent_tests',
  {
    id: text().primaryKey(),
    userId: userId(),
    agentId: text('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The run it was made from. Not a reference: that run may be gone when its time is over. */
    taskId: text('task_id').notNull(),
    recipe: jsonb().$type<unknown>().notNull(),
    policy: jsonb().$type<unknown>(),
    input: jsonb().$type<unknown>(),
    /** Walks everything and withholds every effect. */
    dryRun: boolean('dry_run').notNull(),
    expectations: jsonb().$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('agent_tests_of_agent').on(t.userId, t.agentId, t.createdAt)],
)

/** What one run of a test came to. `bot_id` names a built-in bot or an agent; it stays when the agent goes. */
export const testResults = pgTable(
  'test_results',
  {
    id: text().primaryKey(),
    userId: userId(),
    botId: text('bot_id').notNull(),
    testId: text('test_id').notNull(),
    /** As it was called; of the built-in tests the reader's language decides. */
    testName: text('test_name').notNull(),
    status: text({ enum: TEST_STATUSES }).notNull(),
    score: integer().notNull(),
    executionTime: integer('execution_ms').notNull(),
    errorMessages: jsonb('error_messages').$type<Said[]>().notNull(),
    recommendations: jsonb().$type<Said[]>().notNull(),
    taskId: text('task_id'),
    actionsUsed: integer('actions_used').notNull(),
    costCents: integer('cost_cents').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('test_results_of_user_newest_first').on(t.userId, t.createdAt, t.id),
    index('test_results_of_bot_newest_first').on(t.userId, t.botId, t.createdAt, t.id),
    index('test_results_of_test_newest_first').on(t.userId, t.testId, t.createdAt, t.id),
  ],
)

/** How the parts of the installation were found when a user had everything tested. */
export const testSuites = pgTable(
  'test_suites',
  {
    id: text().primaryKey(),
    userId: userId(),
    overallScore: integer('overall_score').notNull(),
    systemHealth: jsonb('system_health').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('test_suites_of_user_newest_first').on(t.userId, t.createdAt, t.id)],
)

export type AgentTestRow = typeof agentTests.$inferSelect
export type TestResultRow = typeof testResults.$inferSelect
