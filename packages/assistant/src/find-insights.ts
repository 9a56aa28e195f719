import { FAST_TYPING_WPM, type InsightPriority, type InsightType, LONG_SESSION_MS, MANY_NAVIGATIONS } from '@app/spec'
import type { Behaviour } from './behaviour.ts'
import type { Profile } from './build-profile.ts'

/** Spec 1 §3. Title, description, suggested action and what it is based on are the texts of its type, with `values`. */
export interface Insight {
  id: string
  type: InsightType
  /** From 0.5, just over the threshold, towards twice the threshold; counting alone never makes it certain. */
  confidence: number
  priority: InsightPriority
  values: { words: number; minutes: number; places: string; terms: string }
}

/** Spec 1 §9: what is flagged, the weightier first. */
export function findInsights(profile: Profile, seen: Behaviour): Insight[] {
  const { typingSpeed, averageSessionTime, commonWords } = profile
  const session = Math.max(seen.timeSpent, averageSessionTime)
  const places = seen.navigationPattern
  const values = {
    words: Math.round(typingSpeed),
    minutes: Math.floor(session / 60_000),
    places: [...new Set(places)].join(', '),
    terms: commonWords.join(', '),
  }
  const flag = (type: InsightType, priority: InsightPriority, measured: number, threshold: number): Insight[] =>
    measured > threshold
      ? [{ id: type, type, priority, confidence: Math.min(0.95, measured / (2 * threshold)), values }]
      : []
  return [
    ...flag('automation_opportunity', 'high', places.length, MANY_NAVIGATIONS),
    ...flag('efficiency', 'medium', typingSpeed, FAST_TYPING_WPM),
    ...flag('task_suggestion', 'medium', session, LONG_SESSION_MS),
    ...flag('brand_voice', 'medium', timesSaid(seen, commonWords[0]), 2),
  ]
}

const timesSaid = ({ textInput }: Behaviour, word: string | undefined): number =>
  textInput.filter((said) => said === word).length
