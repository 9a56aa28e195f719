import { BILLING_INTERVALS, GRANT_SOURCES, TIERS } from '@app/spec'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { tasks } from './tasks.ts'
import { userId } from './users.ts'

/** Decision 20: one row an AI action, counted once. */
export const actions = pgTable(
  'actions',
  {
    id: text().primaryKey(),
    userId: userId(),
    taskId: text('task_id').references(() => tasks.id, { onDelete: 'set null' }),
    modelUsed: text('model_used').notNull(),
    costCents: integer('cost_cents').notNull().default(0),
    success: boolean().notNull(),
    /** Which step of the task: a step is counted once, however often it was tried. */
    position: integer(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('actions_of_user_newest_first').on(t.userId, t.createdAt),
    // With what is counted and added up of them, so that the administrator's figures come from the index alone.
    index('actions_by_time').on(t.createdAt, t.userId, t.costCents),
    uniqueIndex('actions_once_a_step').on(t.taskId, t.position),
  ],
)

/** What was asked of a model. Planning and deciding are no actions (decision 20), and still they cost. */
export const modelUses = pgTable(
  'model_uses',
  {
    id: text().primaryKey(),
    userId: userId(),
    /** The task it was decided in; none while a plan is made. */
    taskId: text('task_id'),
    model: text().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    cachedTokens: integer('cached_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** A part of a cent is the rule. Null where nobody has said what the model costs. */
    costCents: doublePrecision('cost_cents'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('model_uses_of_user_newest_first').on(t.userId, t.createdAt),
    index('model_uses_by_time').on(t.createdAt, t.costCents),
    index('model_uses_of_task').on(t.taskId),
  ],
)

/**
 * B-22: what a user may use, never a counter that is reset. `reserved` is set aside for tasks under way; used and
 * reserved together never pass the amount. What expires first is used first.
 */
export const grants = pgTable(
  'grants',
  {
    id: text().primaryKey(),
    userId: userId(),
    source: text({ enum: GRANT_SOURCES }).notNull(),
    amount: integer().notNull(),
    used: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The grant that took over what was left at the end of the period. */
    rolledInto: text('rolled_into'),
    /** Why it is there, for adjustments. */
    note: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('grants_of_user').on(t.userId, t.expiresAt),
    uniqueIndex('grants_once_a_period')
      .on(t.userId, t.source, t.validFrom)
      .where(sql`${t.source} in ('plan', 'rollover')`),
    check(
      'grants_within_amount',
      sql`${t.used} >= 0 and ${t.reserved} >= 0 and ${t.used} + ${t.reserved} <= ${t.amount}`,
    ),
  ],
)

/** Which grants a task's set-aside actions come from. */
export const holds = pgTable(
  'holds',
  {
    taskId: text('task_id')
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    grantId: text('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    userId: userId(),
    amount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.grantId] })],
)

/** The plan a user is on. No row: the free tier. */
export const subscriptions = pgTable('subscriptions', {
  userId: userId().primaryKey(),
  tier: text({ enum: TIERS }).notNull(),
  status: text({ enum: ['active', 'past-due', 'ended'] }).notNull(),
  /** The period that was paid for. Without one the calendar month counts. */
  periodStart: timestamp('period_start', { withTimezone: true }),
  periodEnd: timestamp('period_end', { withTimezone: true }),
  /** Who says so: the payment provider, or an administrator, who takes no money for it. */
  source: text({ enum: ['provider', 'administrator'] })
    .notNull()
    .default('administrator'),
  interval: text({ enum: BILLING_INTERVALS }),
  /** Nothing follows on the paid period. */
  endsWithPeriod: boolean('ends_with_period').notNull().default(false),
  /** What follows on the paid period, where that is another plan. */
  nextTier: text('next_tier', { enum: TIERS }),
  /** While a payment is missing: until when agents go on. */
  graceUntil: timestamp('grace_until', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Decision 5: XP is earned by completed work; where a user started is kept so that levels count from there. */
export const progress = pgTable('progress', {
  userId: userId().primaryKey(),
  xp: integer().notNull().default(0),
  startingXp: integer('starting_xp').notNull().default(0),
  startingLevel: integer('starting_level').notNull().default(1),
})

export type GrantRow = typeof grants.$inferSelect
export type SubscriptionRow = typeof subscriptions.$inferSelect
