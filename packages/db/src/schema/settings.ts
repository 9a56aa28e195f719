import { ALL_MODELS, DASHBOARD_LAYOUTS, LANGUAGES, THEMES, TIMEZONES } from '@app/spec'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { userId } from './users.ts'

/** One row a user, written when they first save: until then the defaults speak. */
export const settings = pgTable('settings', {
  userId: userId().primaryKey(),
  theme: text({ enum: THEMES }).notNull(),
  notifications: boolean().notNull(),
  emailNotifications: boolean('email_notifications').notNull(),
  autoSave: boolean('auto_save').notNull(),
  defaultModel: text('default_model', { enum: ALL_MODELS }).notNull(),
  timezone: text({ enum: TIMEZONES }).notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
  dashboardLayout: text('dashboard_layout', { enum: DASHBOARD_LAYOUTS }).notNull(),
  soundEffects: boolean('sound_effects').notNull(),
  analyticsSharing: boolean('analytics_sharing').notNull(),
  twoFactorAuth: boolean('two_factor_auth').notNull(),
  apiAccessEnabled: boolean('api_access_enabled').notNull(),
  maxConcurrentBots: integer('max_concurrent_bots').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export type SettingsRow = typeof settings.$inferSelect
