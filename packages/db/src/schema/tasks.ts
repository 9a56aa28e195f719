import { EFFECTS, STEP_STATUSES, TASK_REASONS, TASK_STATUSES, VERDICTS } from '@app/spec'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
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
    /** The steps as they were when the task was accepted: a later change of the agent does not reach a task under way. */
    recipe: jsonb().$type<unknown>(),
    verdict: text({ enum: VERDICTS }),
    actionsUsed: integer('actions_used').notNull().default(0),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** What the caller named this request, so that asking twice makes one task. */
    requestKey: text('request_key'),
    /** Who works on it, until when. The token fences: a worker that was given up for dead cannot write any more. */
    leaseToken: text('lease_token'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    /** True while one action of the user's allowance is set aside for the step under way. */
    reserved: boolean().notNull().default(false),
    startedAt: timestamp('started_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('tasks_of_user_newest_first').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('tasks_of_agent_newest_first').on(t.agentId, t.createdAt.desc(), t.id.desc()),
    index('tasks_waiting').on(t.createdAt).where(sql`${t.status} in ('pending', 'running')`),
    uniqueIndex('tasks_once_a_request').on(t.userId, t.requestKey),
    check('tasks_status', sql`${t.status} in ('pending', 'running', 'completed', 'failed')`),
  ],
)

/** The journal: what was done, in order. It is the truth about a run, and what the trace shows. */
export const steps = pgTable(
  'steps',
  {
    id: text().primaryKey(),
    userId: userId(),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    /** Counted from 1 in the order of doing. */
    position: integer().notNull(),
    /** Where in the recipe: `3[2].1` is the first step of the second round of step 3. */
    path: text().notNull(),
    name: text().notNull(),
    tool: text().notNull(),
    effect: text({ enum: EFFECTS }).notNull(),
    status: text({ enum: STEP_STATUSES }).notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    output: jsonb().$type<unknown>(),
    verdict: text({ enum: VERDICTS }),
    proof: text(),
    errorMessage: text('error_message'),
    attempts: integer().notNull().default(1),
    executionTime: integer('execution_ms'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('steps_of_task_in_order').on(t.taskId, t.position)],
)

export type StepRow = typeof steps.$inferSelect
export type TaskRow = typeof tasks.$inferSelect
