import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

/** Spec 1 §9, settings options; `auto` is labelled System. */
export const THEMES = ['dark', 'light', 'auto'] as const
export const DASHBOARD_LAYOUTS = ['grid', 'list', 'compact'] as const
export const MODELS = ['claude-haiku', 'claude-sonnet', 'gpt-4', 'quantum-ai'] as const
/** Ours besides: the open model on the machine itself, where one was fetched. */
export const LOCAL_MODEL = 'on-this-computer'
export const ALL_MODELS = [...MODELS, LOCAL_MODEL] as const
export const TIMEZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Shanghai',
] as const
/** Spec 1 §5. */
export const MAX_CONCURRENT_BOTS = { min: 1, max: 100 } as const

export type Theme = (typeof THEMES)[number]
export type DashboardLayout = (typeof DASHBOARD_LAYOUTS)[number]
export type Model = (typeof ALL_MODELS)[number]
export type Timezone = (typeof TIMEZONES)[number]

export interface Preferences {
  theme: Theme
  notifications: boolean
  emailNotifications: boolean
  autoSave: boolean
  defaultModel: Model
  timezone: Timezone
  language: Language
  dashboardLayout: DashboardLayout
  soundEffects: boolean
  analyticsSharing: boolean
  twoFactorAuth: boolean
  apiAccessEnabled: boolean
  maxConcurrentBots: number
}

/** Spec 1 §9, settings defaults. */
export const DEFAULT_SETTINGS: Preferences = {
  theme: 'dark',
  notifications: true,
  emailNotifications: true,
  autoSave: true,
  defaultModel: 'claude-haiku',
  timezone: 'UTC',
  language: DEFAULT_LANGUAGE,
  dashboardLayout: 'grid',
  soundEffects: false,
  analyticsSharing: false,
  twoFactorAuth: false,
  apiAccessEnabled: false,
  maxConcurrentBots: 5,
}
