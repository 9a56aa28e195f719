/** Spec 1 §4, the usage meter, in percent of the limit. */
export const USAGE_LEVELS = { high: 80, warning: 90, nearly: 95, reached: 100 } as const
/** Spec 1 §4: the bar animates to its target after this delay. */
export const USAGE_BAR_DELAY_MS = 300
/** Spec 1 §9: the limit when the subscription is unknown. */
export const DEFAULT_ACTION_LIMIT = 1_000
/** Spec 1 §9. */
export const XP_PER_LEVEL = 1_000
/** Ours: a hundred steps carried out are a level. */
export const XP_PER_ACTION = 10
/**
 * Ours, and said beside every figure made with it: what one action takes by hand. Finding the page, reading it and typing
 * half a line is done in half a minute; who is slower saves more.
 */
export const HAND_SECONDS_PER_ACTION = 30
/** Ours: how far back the figures go. */
export const HISTORY_DAYS = [7, 30, 90] as const
/** Decision 5: where the demo user starts. */
export const DEMO_XP = 24_750

/** Where actions come from. */
export const GRANT_SOURCES = ['plan', 'rollover', 'topup', 'adjust'] as const

export type UsageLevel = 'normal' | 'high' | 'nearly' | 'reached'

/** Spec 1 §9: usage percent is capped at 100. */
export function usagePercent(used: number, limit: number): number {
  if (limit <= 0) return 100
  return Math.min(100, (used / limit) * 100)
}

/** Spec 1 §4: below 80 normal, from 80 high, from 95 nearly at the limit, at 100 reached. */
export function usageLevel(percent: number): UsageLevel {
  if (percent >= USAGE_LEVELS.reached) return 'reached'
  if (percent >= USAGE_LEVELS.nearly) return 'nearly'
  if (percent >= USAGE_LEVELS.high) return 'high'
  return 'normal'
}

/** Decision 5: each multiple of 1,000 XP passed is a level; the demo user's 24,750 XP were earned before levels were counted. */
export function levelOf(xp: number, startingLevel = 1, startingXp = 0): number {
  return startingLevel + Math.floor(xp / XP_PER_LEVEL) - Math.floor(startingXp / XP_PER_LEVEL)
}

/** Spec 1 §9: the bar shows XP modulo 1,000; the next-level figure is what remains, rounded up to a multiple of 10. */
export function levelProgress(xp: number): { inLevel: number; toNext: number } {
  const inLevel = xp % XP_PER_LEVEL
  return { inLevel, toNext: Math.ceil((XP_PER_LEVEL - inLevel) / 10) * 10 }
}
