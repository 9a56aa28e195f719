import { expect, test } from 'vitest'
import { type Behaviour, goTo, nothingYet, pressKey, spend, typeWords } from './behaviour.ts'
import { buildProfile } from './build-profile.ts'
import { findInsights } from './find-insights.ts'
import { wordsOf } from './words-of.ts'

const first = { count: 0, totalMs: 0 }
const seen = (change: Partial<Behaviour> = {}): Behaviour => ({
  ...nothingYet(),
  keystrokes: 51,
  timeSpent: 30_001,
  ...change,
})
const typesOf = (behaviour: Behaviour) => {
  const profile = buildProfile(behaviour, first)
  return profile && findInsights(profile, behaviour).map(({ type }) => type)
}
/** Key presses at an even pace: 5 keys a word, so 60 words a minute is a key every 200 ms. */
const typed = (keys: number, everyMs: number) =>
  Array.from({ length: keys }).reduce<Behaviour>((b, _, at) => pressKey(b, 1_000 + at * everyMs), nothingYet())

test.each([
  [50, 60_000, false],
  [51, 30_000, false],
  [51, 30_001, true],
])('spec 1 §4: %i key presses and %i ms: a profile is built: %s', (keystrokes, timeSpent, built) => {
  expect(buildProfile(seen({ keystrokes, timeSpent }), first) !== undefined).toBe(built)
})

test.each([
  [205, false],
  [198, true],
])('spec 1 §9: over 60 words per minute is flagged: a key every %i ms: %s', (everyMs, flagged) => {
  const behaviour = { ...typed(500, everyMs), timeSpent: 31_000 }
  expect(typesOf(behaviour)?.includes('efficiency')).toBe(flagged)
})

test('a pause to think does not make slow typing', () => {
  const before = typed(100, 150)
  const after = pressKey(before, before.lastKeyAt + 60_000)
  expect(after.typingMs).toBe(before.typingMs)
})

test.each([
  [30 * 60_000, false],
  [30 * 60_000 + 1, true],
])('spec 1 §9: sessions over 30 minutes are flagged: %i ms: %s', (timeSpent, flagged) => {
  expect(typesOf(seen({ timeSpent }))?.includes('task_suggestion')).toBe(flagged)
})

test.each([
  [3, false],
  [4, true],
])('spec 1 §9: more than 3 navigation patterns are flagged: %i: %s', (count, flagged) => {
  const behaviour = Array.from({ length: count }).reduce<Behaviour>((b, _, at) => goTo(b, `Page ${at}`), seen())
  expect(typesOf(behaviour)?.includes('automation_opportunity')).toBe(flagged)
})

test('spec 1 §9: the last 20 words and 10 places are kept', () => {
  const words = Array.from({ length: 25 }, (_, at) => `word${at}`)
  const behaviour = words.reduce((b, word) => goTo(typeWords(b, [word]), word), nothingYet())
  expect(behaviour.textInput).toEqual(words.slice(-20))
  expect(behaviour.navigationPattern).toEqual(words.slice(-10))
})

test('a word said three times is common; ways gone twice are patterns; the rest of the profile is there too', () => {
  const words = ['invoice', 'the', 'invoice', 'paid', 'invoice']
  const ways = ['A', 'B', 'A', 'B'].reduce((b, place) => goTo(b, place), typeWords(seen(), words))
  expect(buildProfile(ways, { count: 1, totalMs: 29_999 })).toEqual({
    typingSpeed: 0,
    averageSessionTime: 30_000,
    commonWords: ['invoice'],
    workingHours: { start: 9, end: 17 },
    taskPatterns: ['A → B'],
    communicationStyle: 'plain',
    preferredTaskTypes: ['forms', 'web', 'data'],
  })
  expect(typesOf(ways)).toEqual(['automation_opportunity', 'brand_voice'])
})

test('confidence grows with what was measured and never becomes certainty', () => {
  const at = (timeSpent: number) => {
    const behaviour = spend(seen({ timeSpent: 0 }), timeSpent)
    const profile = buildProfile(behaviour, first)
    return profile && findInsights(profile, behaviour)[0]?.confidence
  }
  expect(at(45 * 60_000)).toBe(0.75)
  expect(at(90 * 60_000)).toBe(0.95)
})

test('words are found in languages without spaces', () => {
  expect(wordsOf('Dear customer, dear!', 'en')).toEqual(['dear', 'customer', 'dear'])
  expect(wordsOf('注文を確認', 'ja').length).toBeGreaterThan(1)
})
