import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const now = new Date('2026-01-01T10:00:00Z')

test.each([
  ['Yes, please', true],
  ['Sure thing.', true],
  ['Um, yeah', true],
  ['No.', false],
  ['Sorry, we are closed', false],
  ['Nein, leider nicht', false],
  ['Oui', true],
  ['Sí, claro', true],
  ['はい、そうです', true],
  ['不行', false],
  ['Not on Monday', false],
  ['Notes are here', null],
  ['Who is this?', null],
])('"%s" as yes or no: %s', (heard, value) => expect(readAnswer(heard, 'yes-no', 'en-US', now)).toBe(value))

test.each([
  ['We have 12 left', 'number', 12],
  ['three', 'number', 3],
  ['Four people, please', 'number', 4],
  ['two or three', 'number', null],
  ['many', 'number', null],
  ['on March 5, 2026', 'date', '2026-03-05'],
  ['some day', 'date', null],
  ['anything', 'text', 'anything'],
] as const)('"%s" as %s: %s', (heard, kind, value) => expect(readAnswer(heard, kind, 'en-US', now)).toBe(value))

test('a question nobody answered has no value', () => expect(readAnswer(undefined, 'text', 'en', now)).toBeNull())
