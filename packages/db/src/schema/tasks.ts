import {
  APPROVAL_STATUSES,
  EFFECTS,
  STEP_STATUSES,
  TASK_ORIGINS,
  TASK_REASONS,
  TASK_STATUSES,
  VERDICTS,
} from '@app/spec'
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
    /** What the agent was allowed when the task was accepted. */
    policy: jsonb().$type<unknown>(),
    /** What whoever asked gave along; the recipe finds it under `input`. */
    input: jsonb().$type<unknown>(),
    origin: text({ enum: TASK_ORIGINS }).notNull().default('person'),
    /** Walks everything and withholds every effect. */
    dryRun: boolean('dry_run').notNull().default(false),
    /** The task it does again. Not a reference: the older one may be gone when its time is over. */
    retryOf: text('retry_of'),
    /** How many finished steps it took over from that task instead of doing them again. */
    carried: integer().notNull().default(0),
    verdict: text({ enum: VERDICTS }),
    actionsUsed: integer('actions_used').notNull().default(0),
    costCents: integer('cost_cents').notNull().default(0),
    /** Heard between two steps, and at once by a step that only reads. */
    stopRequested: text('stop_requested', { enum: ['cancel', 'pause'] }),
    /** What the caller named this request, so that asking twice makes one task. */
    requestKey: text('request_key'),
    /** Who works on it, until when. The token fences: a worker that was given up for dead cannot write any more. */
    leaseToken: text('lease_token'),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    /** How many of its actions the grants already count as used. */
    settled: integer().notNull().default(0),
    /** Actions set aside for this task and not yet settled: the holds on the user's grants add up to it. */
    reserved: integer().notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('tasks_of_user_newest_first').on(t.userId, t.createdAt, t.id),
    index('tasks_of_agent_newest_first').on(t.agentId, t.createdAt, t.id),
    index('tasks_of_user_by_status').on(t.userId, t.status, t.createdAt, t.id),
    index('tasks_of_user_by_verdict').on(t.userId, t.verdict, t.createdAt, t.id).where(sql`${t.verdict} is not null`),
    index('tasks_waiting').on(t.userId, t.createdAt).where(sql`${t.status} = 'pending' and ${t.reason} is null`),
    index('tasks_resting').on(t.reason, t.userId).where(sql`${t.status} = 'pending' and ${t.reason} is not null`),
    index('tasks_running').on(t.userId).where(sql`${t.status} = 'running'`),
    index('tasks_unsettled').on(t.userId).where(sql`${t.reserved} > 0`),
    index('tasks_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
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
    /** Where each value came from, by its name in `input`: the recipe, what was given along, or an earlier step. */
    provenance: jsonb().$type<Record<string, string>>(),
    /** What came into the task with it: what strangers may have written, or what is the user's alone. */
    brought: jsonb().$type<('outside' | 'private')[]>(),
    attempts: integer().notNull().default(1),
    executionTime: integer('execution_ms'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('steps_of_task_in_order').on(t.taskId, t.position)],
)

/** S-43: one effect waiting for a person's word, exactly as it would happen. The hash binds the word to the payload. */
export const approvals = pgTable(
  'approvals',
  {
    id: text().primaryKey(),
    userId: userId(),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    tool: text().notNull(),
    does: text().notNull(),
    why: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    provenance: jsonb().$type<Record<string, string>>().notNull(),
    hash: text().notNull(),
    status: text({ enum: APPROVAL_STATUSES }).notNull().default('waiting'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: text('decided_by'),
    /** What was answered, where it is a question and not an effect. */
    answer: text(),
    /** When browsers were told that it waits. */
    pushedAt: timestamp('pushed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('approvals_once_a_payload').on(t.taskId, t.position, t.hash),
    index('approvals_waiting').on(t.userId, t.createdAt).where(sql`${t.status} = 'waiting'`),
  ],
)

/** A file a task has made or fetched. Its bytes lie in the store under a key made of these ids. */
export const artefacts = pgTable(
  'artefacts',
  {
    id: text().primaryKey(),
    userId: userId(),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('artefacts_of_task').on(t.taskId, t.position)],
)

/** A link that shows one run to whoever has it. Only a hash of it is kept, so nobody can read it out of the database. */
export const shares = pgTable(
  'shares',
  {
    id: text().primaryKey(),
    userId: userId(),
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('shares_by_token').on(t.tokenHash), index('shares_of_task').on(t.taskId, t.createdAt)],
)

export type ApprovalRow = typeof approvals.$inferSelect
export type ArtefactRow = typeof artefacts.$inferSelect
export type ShareRow = typeof shares.$inferSelect
export type StepRow = typeof steps.$inferSelect
export type TaskRow = typeof tasks.$inferSelect
