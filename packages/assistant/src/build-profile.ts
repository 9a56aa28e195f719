import { PROFILE_KEYSTROKES, PROFILE_MS, WORKING_HOURS } from '@app/spec'
import type { Behaviour } from './behaviour.ts'

export type TaskType = 'forms' | 'web' | 'data'
export type CommunicationStyle = 'plain' | 'elaborate'

/** Sessions that have ended, for the average. */
export interface EarlierSessions {
  count: number
  totalMs: number
}

/** Spec 1 §3, the derived profile. */
export interface Profile {
  /** Words per minute while typing, five key presses a word. */
  typingSpeed: number
  averageSessionTime: number
  commonWords: string[]
  workingHours: { start: number; end: number }
  /** Ways that were gone more than once. */
  taskPatterns: string[]
  communicationStyle: CommunicationStyle
  preferredTaskTypes: TaskType[]
}

const KEYS_PER_WORD = 5
/** Words of fewer letters are mostly articles and prepositions. */
const SHORT_WORD = 3
/** Said this often among the last words, a word is common. */
const COMMON_FROM = 3
const COMMON_SHOWN = 3
/** The mean length at which words begin to be long ones; plain English prose has about 4.7 letters a word. */
const LONG_WORDS = 6
/** What a screenful of scrolling weighs beside a click. */
const SCREENFUL_PX = 800

/** Spec 1 §4: after more than 50 key presses and more than 30 seconds; before that there is none. */
export function buildProfile(seen: Behaviour, earlier: EarlierSessions): Profile | undefined {
  if (seen.keystrokes <= PROFILE_KEYSTROKES || seen.timeSpent <= PROFILE_MS) return undefined
  return {
    typingSpeed: typingSpeedOf(seen),
    averageSessionTime: (earlier.totalMs + seen.timeSpent) / (earlier.count + 1),
    commonWords: commonOf(seen.textInput),
    workingHours: { ...WORKING_HOURS },
    taskPatterns: patternsOf(seen.navigationPattern),
    communicationStyle: styleOf(seen.textInput),
    preferredTaskTypes: typesOf(seen),
  }
}

const typingSpeedOf = ({ keystrokes, typingMs }: Behaviour): number =>
  typingMs > 0 ? keystrokes / KEYS_PER_WORD / (typingMs / 60_000) : 0

function commonOf(words: readonly string[]): string[] {
  const counts = countOf(words.filter((word) => word.length >= SHORT_WORD || /[^\x20-\x7f]/.test(word)))
  return counts
    .filter(([, times]) => times >= COMMON_FROM)
    .slice(0, COMMON_SHOWN)
    .map(([word]) => word)
}

function patternsOf(places: readonly string[]): string[] {
  const ways = places.slice(1).map((place, at) => `${places[at]} → ${place}`)
  return countOf(ways)
    .filter(([, times]) => times > 1)
    .map(([way]) => way)
}

function styleOf(words: readonly string[]): CommunicationStyle {
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  return letters / Math.max(1, words.length) >= LONG_WORDS ? 'elaborate' : 'plain'
}

/** By what most of the time went into: typing, going about, or reading down long pages. */
function typesOf({ keystrokes, mouseClicks, navigationPattern, scrollDistance }: Behaviour): TaskType[] {
  const weights: [TaskType, number][] = [
    ['forms', keystrokes / KEYS_PER_WORD],
    ['web', mouseClicks + navigationPattern.length],
    ['data', scrollDistance / SCREENFUL_PX],
  ]
  return weights.sort(([, a], [, b]) => b - a).map(([type]) => type)
}

/** Most often first. */
function countOf(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
