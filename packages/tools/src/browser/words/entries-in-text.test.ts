import { expect, test } from 'vitest'
import type { Field } from '../../forms/place/score-pair.ts'
import { entriesInText, lostSegments } from './entries-in-text.ts'

const field = (label: string) => ({ label, name: label, placeholder: '', group: '', kind: 'text' }) as unknown as Field
const FIELDS = ['Your name', 'Guests', 'Date', 'Topic', 'E-mail address'].map(field)

test.each([
  ['name with Ida Holm, guests with 2', { 'Your name': 'Ida Holm', Guests: '2' }],
  [
    'Ida Holm as your name, 2 as guests and 5 May 2030 as date',
    { 'Your name': 'Ida Holm', Guests: '2', Date: '5 May 2030' },
  ],
  ['the form with topic Broken lamp, guests 4', { Topic: 'Broken lamp', Guests: '4' }],
  ['topic: "Salt, pepper and oil"', { Topic: 'Salt, pepper and oil' }],
  ['E-mail address with ida@example.com', { 'E-mail address': 'ida@example.com' }],
  ['shoe size 44', {}],
])('“%s” is entered as %j', (text, entries) => {
  expect(Object.fromEntries(entriesInText(text, FIELDS).map(({ name, value }) => [name, value]))).toEqual(entries)
})

test('what stands nowhere in the form is said to be lost', () => {
  expect(lostSegments('name Ida Holm, shoe size 44', ['Name', 'Ida Holm'])).toEqual(['shoe size 44'])
  expect(lostSegments('topic Broken lamp', ['Topic', 'Broken'])).toEqual(['topic Broken lamp'])
})
