import {
  ALL_MODELS,
  DASHBOARD_LAYOUTS,
  LANGUAGES,
  MAX_CONCURRENT_BOTS,
  type Preferences,
  THEMES,
  TIMEZONES,
} from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'

const preferences = {
  theme: z.enum(THEMES),
  notifications: z.boolean(),
  emailNotifications: z.boolean(),
  autoSave: z.boolean(),
  defaultModel: z.enum(ALL_MODELS),
  timezone: z.enum(TIMEZONES),
  language: z.enum(LANGUAGES),
  dashboardLayout: z.enum(DASHBOARD_LAYOUTS),
  soundEffects: z.boolean(),
  analyticsSharing: z.boolean(),
  twoFactorAuth: z.boolean(),
  apiAccessEnabled: z.boolean(),
  maxConcurrentBots: z.number().int().min(MAX_CONCURRENT_BOTS.min).max(MAX_CONCURRENT_BOTS.max),
} satisfies Record<keyof Preferences, z.ZodType>

export const UserSettings = z.strictObject({ userId: z.string(), ...preferences })
export type UserSettings = z.infer<typeof UserSettings>

/** Spec 1 §7: the full settings object; its userId is accepted and never trusted. */
export const SettingsBody = z.strictObject({ userId: z.string().max(64).optional(), ...preferences })
export type SettingsBody = z.infer<typeof SettingsBody>

export const settingsCalls = {
  read: call({ method: 'GET', path: '/api/settings/user', does: 'Reads your settings.', reply: UserSettings }),
  save: call({
    method: 'POST',
    path: '/api/settings/user',
    does: 'Saves your settings, all of them at once.',
    body: SettingsBody,
    reply: UserSettings,
  }),
}
