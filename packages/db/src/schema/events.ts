import { ALERT_TYPES, DELIVERY_STATUSES, MISFIRE_RULES } from '@app/spec'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { agents } from './agents.ts'
import { tasks } from './tasks.ts'
import { userId } from './users.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => at('created_at').notNull().defaultNow()
const agentId = () =>
  text('agent_id')
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' })

/** A transaction's number, which orders events as they became visible; an ordinary sequence would not. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** what happened to a user's things, for the stream and for outgoing webhooks. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tx: xid8().notNull().default(sql`pg_current_xact_id()`),
    userId: userId(),
    type: text().notNull(),
    taskId: text('task_id'),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('events_of_user_in_order').on(t.userId, t.tx, t.id),
    index('events_in_order').on(t.tx, t.id),
    index('events_by_age').on(t.createdAt),
  ],
)

/** How far each reader of everybody's events has come. */
export const cursors = pgTable('cursors', {
  reader: text().primaryKey(),
  tx: xid8().notNull(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
})

/** When an agent runs by itself. */
export const schedules = pgTable(
  'schedules',
  {
    id: text().primaryKey(),
    userId: userId(),
    agentId: agentId(),
    cron: text().notNull(),
    timezone: text().notNull(),
    /** What happens to runs that were due while nothing was running. */
    misfire: text({ enum: MISFIRE_RULES }).notNull(),
    enabled: boolean().notNull().default(true),
    nextAt: at('next_at'),
    lastAt: at('last_at'),
    lastTaskId: text('last_task_id').references(() => tasks.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('schedules_one_an_agent').on(t.agentId),
    index('schedules_due').on(t.nextAt).where(sql`${t.enabled}`),
    // Removing a task asks for these; without an index each one would read the whole table.
    index('schedules_of_task').on(t.lastTaskId),
  ],
)

/** An address at which the outside world starts an agent, with a signature. */
export const triggers = pgTable(
  'triggers',
  {
    id: text().primaryKey(),
    userId: userId(),
    agentId: agentId(),
    name: text().notNull(),
    sealed: text().notNull(),
    /** The secret before the last rotation, good until it runs out. */
    previousSealed: text('previous_sealed'),
    previousUntil: at('previous_until'),
    version: integer().notNull().default(1),
    enabled: boolean().notNull().default(true),
    lastAt: at('last_at'),
    createdAt: createdAt(),
  },
  (t) => [index('triggers_of_user').on(t.userId, t.createdAt)],
)

/** Where a user wants to be told what happened. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text().primaryKey(),
    userId: userId(),
    url: text().notNull(),
    types: jsonb().$type<string[]>().notNull(),
    sealed: text().notNull(),
    previousSealed: text('previous_sealed'),
    previousUntil: at('previous_until'),
    version: integer().notNull().default(1),
    enabled: boolean().notNull().default(true),
    /** Since when nothing has arrived; null while deliveries succeed. */
    failingSince: at('failing_since'),
    createdAt: createdAt(),
  },
  (t) => [index('webhooks_of_user').on(t.userId, t.createdAt)],
)

/** One event on its way to one webhook. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text().primaryKey(),
    userId: userId(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    type: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: DELIVERY_STATUSES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAt: at('next_at').notNull().defaultNow(),
    responseStatus: integer('response_status'),
    errorMessage: text('error_message'),
    createdAt: createdAt(),
    deliveredAt: at('delivered_at'),
  },
  (t) => [
    uniqueIndex('deliveries_once_an_event').on(t.webhookId, t.eventId),
    index('deliveries_due').on(t.nextAt).where(sql`${t.status} = 'waiting'`),
    index('deliveries_newest_first').on(t.webhookId, t.createdAt, t.id),
  ],
)

/** A price an agent reads again and again. */
export const watches = pgTable(
  'watches',
  {
    id: text().primaryKey(),
    userId: userId(),
    agentId: agentId(),
    product: text().notNull(),
    url: text().notNull(),
    /** Where in the agent's result the price stands: `price`, or `items.0.price`. */
    path: text().notNull(),
    target: doublePrecision(),
    lastPrice: doublePrecision('last_price'),
    /** Why the last result gave no price; null while it does. */
    errorMessage: text('error_message'),
    lastAt: at('last_at'),
    createdAt: createdAt(),
  },
  (t) => [index('watches_of_agent').on(t.agentId)],
)

/** What a person should know without having asked. */
export const alerts = pgTable(
  'alerts',
  {
    id: text().primaryKey(),
    userId: userId(),
    type: text({ enum: ALERT_TYPES }).notNull(),
    product: text().notNull(),
    message: text().notNull(),
    oldPrice: doublePrecision('old_price'),
    newPrice: doublePrecision('new_price'),
    url: text(),
    agentId: text('agent_id').references(() => agents.id, { onDelete: 'cascade' }),
    taskId: text('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    readAt: at('read_at'),
    createdAt: createdAt(),
  },
  (t) => [index('alerts_of_user_newest_first').on(t.userId, t.createdAt, t.id), index('alerts_of_task').on(t.taskId)],
)

export type EventRow = typeof events.$inferSelect
export type ScheduleRow = typeof schedules.$inferSelect
export type TriggerRow = typeof triggers.$inferSelect
export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof deliveries.$inferSelect
export type WatchRow = typeof watches.$inferSelect
export type AlertRow = typeof alerts.$inferSelect
