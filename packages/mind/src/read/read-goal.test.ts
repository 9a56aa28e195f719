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
