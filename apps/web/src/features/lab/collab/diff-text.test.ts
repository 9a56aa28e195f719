import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffText } from './diff-text.ts'

const apply = (before: string, { at, remove, insert }: { at: number; remove: number; insert: string }) =>
  before.slice(0, at) + insert + before.slice(at + remove)

test.each([
  ['', 'a', 1, { at: 0, remove: 0, insert: 'a' }],
  ['prices', 'the prices', 4, { at: 0, remove: 0, insert: 'the ' }],
  ['watch prices', 'watch lamps', 11, { at: 6, remove: 5, insert: 'lamp' }],
  // Which of the equal letters was typed only the caret knows.
  ['aaa', 'aaaa', 1, { at: 0, remove: 0, insert: 'a' }],
  ['aaa', 'aaaa', 4, { at: 3, remove: 0, insert: 'a' }],
  ['aaa', 'aa', 0, { at: 0, remove: 1, insert: '' }],
  ['aaa', 'aa', 2, { at: 2, remove: 1, insert: '' }],
  // Characters of two units are exchanged whole.
  ['x😀y', 'x😁y', 3, { at: 1, remove: 2, insert: '😁' }],
  ['𝒳', '𝓧', 2, { at: 0, remove: 2, insert: '𝓧' }],
])('%j becomes %j with the caret at %i by one smallest edit', (before, after, caret, edit) => {
  expect(diffText(before, after, caret)).toEqual(edit)
})

test('what did not change is no edit', () => {
  expect(diffText('same', 'same', 2)).toBeUndefined()
})

test('any edit leads from the one text to the other, and cuts no character in two', () => {
  const letters = fc
    .array(fc.constantFrom('a', 'b', '😀', '😁', '𝒳', '漢'), { maxLength: 12 })
    .map((all) => all.join(''))
  fc.assert(
    fc.property(letters, letters, fc.nat({ max: 24 }), (before, after, caret) => {
      const edit = diffText(before, after, Math.min(caret, after.length)) ?? { at: 0, remove: 0, insert: '' }
      expect(apply(before, edit)).toBe(after)
      expect(edit.insert.isWellFormed()).toBe(true)
      expect(before.slice(edit.at, edit.at + edit.remove).isWellFormed()).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
