import { KEPT_NAVIGATIONS, KEPT_WORDS } from '@app/spec'

/** What was interacted with. */
export const TARGETS = ['button', 'link', 'field', 'page'] as const
export type Target = (typeof TARGETS)[number]

/** Spec 1 §3, the behaviour profile: all that is counted while the assistant is on. */
export interface Behaviour {
  keystrokes: number
  mouseClicks: number
  /** In pixels. */
  scrollDistance: number
  /** In milliseconds, while the page is in sight. */
  timeSpent: number
  /** The last words that were typed. */
  textInput: readonly string[]
  /** The last places that were gone to. */
  navigationPattern: readonly string[]
  interactionFrequency: Readonly<Record<Target, number>>
  /** Milliseconds with keys going down: a pause to think is no slow typing. */
  typingMs: number
  lastKeyAt: number
}

/** Longer between two keys is a pause. */
const TYPING_PAUSE_MS = 2_000

export const nothingYet = (): Behaviour => ({
  keystrokes: 0,
  mouseClicks: 0,
  scrollDistance: 0,
  timeSpent: 0,
  textInput: [],
  navigationPattern: [],
  interactionFrequency: { button: 0, link: 0, field: 0, page: 0 },
  typingMs: 0,
  lastKeyAt: 0,
})

export function pressKey(before: Behaviour, now: number): Behaviour {
  const gap = now - before.lastKeyAt
  const typing = before.lastKeyAt > 0 && gap >= 0 && gap <= TYPING_PAUSE_MS ? gap : 0
  return { ...before, keystrokes: before.keystrokes + 1, typingMs: before.typingMs + typing, lastKeyAt: now }
}

export function click(before: Behaviour, target: Target): Behaviour {
  const { interactionFrequency: counts } = before
  return {
    ...before,
    mouseClicks: before.mouseClicks + 1,
    interactionFrequency: { ...counts, [target]: counts[target] + 1 },
  }
}

export const scroll = (before: Behaviour, pixels: number): Behaviour => ({
  ...before,
  scrollDistance: before.scrollDistance + Math.abs(pixels),
})

export const spend = (before: Behaviour, ms: number): Behaviour => ({ ...before, timeSpent: before.timeSpent + ms })

export const typeWords = (before: Behaviour, words: readonly string[]): Behaviour => ({
  ...before,
  textInput: [...before.textInput, ...words].slice(-KEPT_WORDS),
})

/** Arriving where one already is, is no navigation. */
export const goTo = (before: Behaviour, place: string): Behaviour =>
  before.navigationPattern.at(-1) === place
    ? before
    : { ...before, navigationPattern: [...before.navigationPattern, place].slice(-KEPT_NAVIGATIONS) }
