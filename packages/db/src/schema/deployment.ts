import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { agents } from './agents.ts'
import { userId } from './users.ts'

const agentId = () =>
  text('agent_id')
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' })
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** What an agent is bound to, each time it was deployed: the highest version is in force. */
export const deployments = pgTable(
  'deployments',
  {
    id: text().primaryKey(),
    userId: userId(),
    agentId: agentId(),
    version: integer().notNull(),
    /** Ids of the catalogue. */
    platforms: jsonb().$type<string[]>().notNull(),
    description: text().notNull(),
    capabilities: jsonb().$type<string[]>().notNull(),
    fileAccess: boolean('file_access').notNull(),
    appAccess: boolean('app_access').notNull(),
    /** The recipe the agent had then; 0 while it had none. */
    recipeVersion: integer('recipe_version').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('deployments_of_agent_by_version').on(t.agentId, t.version),
    index('deployments_of_user').on(t.userId, t.agentId, t.version),
  ],
)

/** How a bot reaches one of its platforms. The key is written, used, replaced, never read back. */
export const platformKeys = pgTable(
  'platform_keys',
  {
    id: text().primaryKey(),
    userId: userId(),
    agentId: agentId(),
    platformId: text('platform_id').notNull(),
    /** Null where the platform wants none, or none was given yet. */
    sealed: text(),
    /** Counted up with each replacement, and part of what the seal vouches for. */
    version: integer().notNull().default(1),
    /** For the braces of the platform's address. */
    values: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Where somebody runs the platform themselves. */
    address: text(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('platform_keys_of_bot').on(t.agentId, t.platformId)],
)

export type DeploymentRow = typeof deployments.$inferSelect
export type PlatformKeyRow = typeof platformKeys.$inferSelect
