import { TIERS } from '@app/spec'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
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
    index('actions_of_user_newest_first').on(t.userId, t.createdAt.desc()),
    uniqueIndex('actions_once_a_step').on(t.taskId, t.position),
  ],
)

/** One row a user and month. `reserved` is set aside for steps under way; used and reserved together never pass the limit. */
export const allowances = pgTable(
  'allowances',
  {
    userId: userId(),
    month: text().notNull(),
    used: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month] })],
)

/** The plan a user is on. No row: the free tier. */
export const subscriptions = pgTable('subscriptions', {
  userId: userId().primaryKey(),
  tier: text({ enum: TIERS }).notNull(),
  status: text({ enum: ['active', 'past-due', 'ended'] }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Decision 5: XP is earned by completed work; where a user started is kept so that levels count from there. */
export const progress = pgTable('progress', {
  userId: userId().primaryKey(),
  xp: integer().notNull().default(0),
  startingXp: integer('starting_xp').notNull().default(0),
  startingLevel: integer('starting_level').notNull().default(1),
})
