import { TIERS } from '@app/spec'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('actions_of_user_newest_first').on(t.userId, t.createdAt.desc())],
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
