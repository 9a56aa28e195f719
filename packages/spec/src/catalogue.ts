/** Spec 2 §3, platform categories. */
export const PLATFORM_CATEGORIES = [
  'social_media',
  'productivity',
  'communication',
  'ecommerce',
  'finance',
  'marketing',
  'analytics',
  'crm',
  'project_management',
  'collaboration',
  'cloud_storage',
  'databases',
  'ai_ml',
  'development',
  'design',
  'video_streaming',
  'music',
  'gaming',
  'education',
  'healthcare',
  'real_estate',
  'travel',
  'logistics',
  'manufacturing',
  'retail',
  'hr_recruiting',
  'legal',
  'accounting',
  'security',
  'monitoring',
  'iot',
  'blockchain',
  'news_media',
  'weather',
  'maps_location',
  'food_delivery',
  'transportation',
  'energy',
  'telecommunications',
  'government',
  'non_profit',
  'sports',
  'entertainment',
  'photography',
] as const
export type PlatformCategory = (typeof PLATFORM_CATEGORIES)[number]
/** Spec 2 §3 and §9. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]
/** Spec 2 §7, what code is generated for. */
export const OPERATIONS = ['get_data', 'create_item', 'update_item', 'delete_item'] as const
export type Operation = (typeof OPERATIONS)[number]
export const CODE_LANGUAGES = ['typescript', 'python'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]
export const RATE_PERIODS = ['second', 'minute', 'hour', 'day', 'month'] as const
export type RatePeriod = (typeof RATE_PERIODS)[number]
/** What a bot can do with a platform here: call its operations, only sign in to its API, or only use its pages. */
export const PLATFORM_WORKS = ['executable', 'client', 'web'] as const
export type PlatformWorks = (typeof PLATFORM_WORKS)[number]
/** How a request shows who sends it. `oauth1` and `custom` need a signature only their own code can make. */
export const SIGN_IN_TYPES = [
  'none',
  'api_key_header',
  'api_key_query',
  'api_key_path',
  'bearer',
  'oauth2',
  'basic',
  'oauth1',
  'custom',
] as const
export type SignInType = (typeof SIGN_IN_TYPES)[number]
