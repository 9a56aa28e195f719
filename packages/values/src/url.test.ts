import { expect, test } from 'vitest'
import { isUrl } from './url.ts'

test('an address with letters beyond ASCII stays one, however often it is asked', () => {
  const answers = new Set(Array.from({ length: 50_000 }, () => isUrl('https://bücher.de/')))
  expect([...answers]).toEqual([true])
})

test('what is no address is none, and a path is one beside its page', () => {
  expect(isUrl('bücher')).toBe(false)
  expect(isUrl('/list?page=2')).toBe(false)
  expect(isUrl('/list?page=2', 'https://bücher.de/')).toBe(true)
})
