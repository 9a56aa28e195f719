import { expect, test } from 'vitest'
import { LEXICONS } from './index.ts'

const shapeOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null
    ? Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, shapeOf(inner)]))
    : typeof part

test.each(Object.entries(LEXICONS))('%s has every construct', (_language, lexicon) => {
  const { superlatives, kinds, compares, ...rest } = lexicon
  const { superlatives: _, kinds: __, compares: ___, ...english } = LEXICONS.en
  expect(new Set(Object.values(compares))).toEqual(new Set(['>', '<', '>=', '<=']))
  expect(shapeOf(rest)).toEqual(shapeOf(english))
  expect(Object.values(superlatives).some(({ of }) => of === 'price')).toBe(true)
  expect(Object.values(superlatives).some(({ most, of }) => most && !of)).toBe(true)
  for (const kind of ['field', 'tick', 'press', 'link', 'tab', 'entry'] as const) expect(kinds[kind]).toBeTruthy()
})
