import { expect, test } from 'vitest'
import { whereShown } from './where-shown.ts'

const PAGE = 'row: 3 | Coldbrook | 20 | +4\nrow: R-3018 | urgent | R-3039 | 1337\nheading "Order received"'

test.each<[string, Parameters<typeof whereShown>[0], boolean]>([
  ['the words stand there', { shows: 'order  received' }, true],
  ['they do not', { shows: 'Order sent' }, false],
  ['the answer stands there', { answer: { place: 3, club: 'Coldbrook' } }, true],
  ['its facts stand there', { answer: { answer: 'Coldbrook, 20 points, goal difference +4' } }, true],
  ['codes stand there', { answer: { answer: 'R-3018, R-3039' } }, true],
  ['one of its facts does not', { answer: { answer: 'Coldbrook, 21 points' } }, false],
  ['a name does not', { answer: { answer: 'Harwick, 20 points' } }, false],
  ['a part of a number is not the number', { answer: { answer: 'There are 33 of them' } }, false],
  ['what has no fact in it is no answer that could stand there', { answer: { answer: 'none at all' } }, false],
  ['nothing is said', {}, false],
])('what is said to show it is looked for: %s', (_what, said, shown) => {
  expect(whereShown(said, PAGE).shown).toBe(shown)
})

test('where it stands is told as a person reads it, and what stands nowhere by name', () => {
  expect(whereShown({ answer: 'Coldbrook, 20' }, PAGE).lines).toEqual(['3 | Coldbrook | 20 | +4'])
  expect(whereShown({ shows: 'Order received' }, PAGE).lines).toEqual(['Order received'])
  expect(whereShown({ shows: '3 Coldbrook 20' }, PAGE).shown).toBe(true)
  expect(whereShown({ answer: 'Coldbrook, 21 points' }, PAGE)).toMatchObject({ shown: false, missing: '21' })
})
