import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'

const now = new Date('2026-05-20T10:00:00Z')

test.each([
  ['March 4, 2025', 'en', '2025-03-04'],
  ['4th Mar 2025', 'en', '2025-03-04'],
  ['03/04/2025', 'en-US', '2025-03-04'],
  ['03/04/2025', 'en-GB', '2025-04-03'],
  ['4. März 2025', 'de', '2025-03-04'],
  ['04.03.2025', 'en', '2025-03-04'],
  ['12 avril 2024 14:30', 'fr', '2024-04-12T14:30'],
  ['5 de marzo de 2024', 'es', '2024-03-05'],
  ['2024年3月5日', 'ja', '2024-03-05'],
  ['2024年3月5日', 'zh', '2024-03-05'],
  ['2024-03-05T10:00:00Z', undefined, '2024-03-05T10:00:00Z'],
  ['2024-03-05 10:00', undefined, '2024-03-05T10:00'],
  ['3 days ago', 'en', '2026-05-17'],
  ['Posted on Tue, 05 Mar 2024 14:00 GMT', 'en', '2024-03-05T14:00Z'],
])('%s in %s is %s', (text, language, iso) => expect(readDate(text, { now, language })).toBe(iso))

test.each(['2024-13-05', '30 February 2024', '31.02.2024', '1234', 'soon', ''])('%j is no date', (text) => {
  expect(readDate(text, { now })).toBeUndefined()
})

test('a word that is no month is not one', () => expect(readDate('5 lamps 2024', { now })).not.toBe('2024-01-05'))
