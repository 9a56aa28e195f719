/** Spec 1 §4 and §9: a profile is built once more than this many key presses and milliseconds have passed. */
export const PROFILE_KEYSTROKES = 50
export const PROFILE_MS = 30_000
/** Spec 1 §9: above these, an insight is flagged. */
export const FAST_TYPING_WPM = 60
export const LONG_SESSION_MS = 30 * 60_000
export const MANY_NAVIGATIONS = 3
/** Spec 1 §9: how many of the last words and places are kept. */
export const KEPT_WORDS = 20
export const KEPT_NAVIGATIONS = 10
/** Spec 1 §3, the derived profile. */
export const WORKING_HOURS = { start: 9, end: 17 } as const

/** Spec 1 §3, the insight suggestion. */
export const INSIGHT_TYPES = ['efficiency', 'brand_voice', 'automation_opportunity', 'task_suggestion'] as const
export type InsightType = (typeof INSIGHT_TYPES)[number]
export const INSIGHT_PRIORITIES = ['high', 'medium'] as const
export type InsightPriority = (typeof INSIGHT_PRIORITIES)[number]
