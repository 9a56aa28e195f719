import { type AgentLimits, ALL_MODELS, APPROVAL_RULES, RECIPE_ORIGINS } from '@app/spec'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

export const agents = pgTable(
  'agents',
  {
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    objective: text().notNull().default(''),
    capabilities: jsonb().$type<string[]>().notNull().default([]),
    model: text({ enum: ALL_MODELS }).notNull(),
    recipe: jsonb().$type<unknown>(),
    /** Counted up with each change of the recipe; 0 while there is none. */
    recipeVersion: integer('recipe_version').notNull().default(0),
    fileAccess: boolean('file_access').notNull().default(false),
    appAccess: boolean('app_access').notNull().default(false),
    /** With app access: the log-ins it may use, by name. Null: any of its owner's. */
    logIns: jsonb('log_ins').$type<string[]>(),
    /** The sites this agent may visit. Null: any public one. */
    domains: jsonb().$type<string[]>(),
    limits: jsonb().$type<AgentLimits>().notNull().default({}),
    approval: text({ enum: APPROVAL_RULES }).notNull().default('risky'),
    paused: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Deleted, and for a while to be had back with all that belongs to it. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (t) => [index('agents_of_user_newest_first').on(t.userId, t.createdAt, t.id)],
)

/** Every recipe an agent has had, so that one can compare and go back. */
export const recipes = pgTable(
  'recipes',
  {
    id: text().primaryKey(),
    userId: userId(),
    agentId: text('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    origin: text({ enum: RECIPE_ORIGINS }).notNull(),
    recipe: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('recipes_of_agent_by_version').on(t.agentId, t.version)],
)

export type AgentRow = typeof agents.$inferSelect
