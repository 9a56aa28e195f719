import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neededIn } from '../match/need.ts'
import { readGoal } from './read-goal.ts'

const NOW = new Date('2026-03-02T09:00:00')
const clausesOf = (goal: string) => readGoal(goal, NOW).clauses.map(({ text }) => text)

test.each([
  ['On http://127.0.0.1:80/a: Tick Weekly report, then save', ['Tick Weekly report,', 'save']],
  ['Create the report and tell me the turnover.', ['Create the report and', 'tell me the turnover.']],
  ['Add a part: code TL-09, name "Tool", stock 10', ['Add a part: code TL-09, name "Tool", stock 10']],
  ['Hello, please save it. Thanks a lot!', ['please save it.']],
  ['On the team page, who has the most hours?', ['On the team page, who has the most hours?']],
])('%s', (goal, clauses) => expect(clausesOf(goal)).toEqual(clauses))

test('words that turn the meaning are never passed over', () => {
  const [clause] = readGoal('Delete all drafts except mine if nobody needs them', NOW).clauses
  const weights = clause ? neededIn(clause, 'en').map(({ weight }) => weight) : []
  expect(weights).toEqual(expect.arrayContaining(['all', 'except', 'conditions', 'not']))
})

test('a code is one word, and a day is the same however it is written', () => {
  const [clause] = readGoal('Ship BX-20 on 3 March 2027', NOW).clauses
  expect(clause ? neededIn(clause, 'en').map(({ word }) => word.plain) : []).toEqual(
    expect.arrayContaining(['bx-20', '2027-03-03']),
  )
})

const HOSTILE = fc.string({
  unit: fc.constantFrom('set', ' ', '"', "'", ',', '.', ':', 'to', '1', '-', '\n', 'é', '中', '->', '('),
  minLength: 0,
  maxLength: 10_000,
})

test('ten thousand letters of any kind are read at once', () => {
  readGoal('warm', NOW)
  fc.assert(
    fc.property(HOSTILE, (goal) => {
      const began = performance.now()
      readGoal(goal, NOW)
      expect(performance.now() - began).toBeLessThan(1_000)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['Job 2047 is finished, move it to Ready please.', 'Job 2047'],
  ['Marcus Thorne has passed his theory test, please tick that for him.', 'Marcus Thorne has passed his theory test'],
  ['Auftrag 12 ist fertig, setze ihn bitte auf Bereit.', 'Auftrag 12'],
])('what is told first says what is meant: %s', (words, told) => {
  const [order, ...more] = readGoal(words, new Date(2030, 0, 1)).clauses
  expect(more).toEqual([])
  expect(order?.given?.words.map(({ text }) => text).join(' ')).toBe(told)
})

test('what nobody comes back to is not passed over, nor one part of a story', () => {
  const given = (words: string) => readGoal(words, new Date(2030, 0, 1)).clauses.map((clause) => clause.given)
  expect(given('The tenant is gone. Send the reminder to Ana Petrov.').filter(Boolean)).toEqual([])
  expect(given('Ana has said yes. Put her down as hired and take the advert off.').filter(Boolean)).toEqual([])
})

test('an initial ends no sentence, and what is called by a letter does', () => {
  const clausesOf = (goal: string) => readGoal(goal, new Date()).clauses.map(({ text }) => text)
  expect(clausesOf('Change the keeper to R. Olsen')).toHaveLength(1)
  expect(clausesOf('Change the keeper to T. Akerele, please.')).toHaveLength(1)
  expect(clausesOf('Put it on shelf B. Close the ticket.')).toEqual(['Put it on shelf B.', 'Close the ticket.'])
})
