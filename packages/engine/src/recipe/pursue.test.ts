import type { PursueStep } from '@app/contract'
import { expect, test } from 'vitest'
import { pursue } from './pursue.ts'
import { newMemory } from './walk.ts'

const step = (over: Partial<PursueStep> = {}): PursueStep => ({
  pursue: 'Order three pens at https://shop.example',
  values: {},
  give: {},
  logIns: [],
  within: { acts: 5, seconds: 60, cents: 10 },
  ...over,
})
const click = (name: string) => ({ do: 'browser.click', says: `Click "${name}"`, with: { target: { ref: name } } })

/** Walks with these answers, in their order, and says what was asked for. */
function walk(answers: unknown[], over: Partial<PursueStep> = {}) {
  const memory = newMemory()
  const walking = pursue(step(over), '1', memory)
  const asked: { tool: string; path: string; input: Record<string, unknown>; soft?: boolean | undefined }[] = []
  let next = walking.next()
  while (!next.done) {
    const { tool, path, input, soft } = next.value
    asked.push({ tool, path, input, soft })
    next = walking.next(answers.shift())
  }
  return { asked, answer: next.value }
}

test('looks, acts, looks again, and ends with the answer', () => {
  const { asked, answer } = walk([
    { acts: [click('Add'), click('Order')] },
    {},
    {},
    { done: { answer: { total: '$9' } } },
  ])
  expect(asked.map(({ tool, path }) => [tool, path])).toEqual([
    ['mind.decide', '1[1]'],
    ['browser.click', '1[1].1'],
    ['browser.click', '1[1].2'],
    ['mind.decide', '1[2]'],
  ])
  expect(answer).toEqual({ total: '$9' })
  expect(asked[3]?.input.told).toEqual(['1. Click "Add": done', '1. Click "Order": done'])
  expect(asked[0]?.input.sites).toEqual(['shop.example'])
})

test('an act that fails ends its round, and the mind hears why', () => {
  const { asked } = walk([
    { acts: [click('Add'), click('Order')] },
    { failed: 'It is disabled.' },
    { done: { answer: null } },
  ])
  expect(asked.map(({ tool }) => tool)).toEqual(['mind.decide', 'browser.click', 'mind.decide'])
  expect(asked[1]?.soft).toBe(true)
  expect(asked[2]?.input.told).toEqual(['1. Click "Add": FAILED. It is disabled.'])
})

test('a refusal is told, and nothing of that round is done', () => {
  const { asked } = walk([{ refused: 'That leads to evil.example.' }, { done: { answer: null } }])
  expect(asked.map(({ tool }) => tool)).toEqual(['mind.decide', 'mind.decide'])
  expect(asked[1]?.input.told).toContain('1. Refused: That leads to evil.example.')
})

test.each([
  ['acts', [{ acts: [1, 2, 3, 4, 5, 6].map((n) => click(`b${n}`)) }], /5 acts it may use/],
  ['cents', [{ spent: { costCents: 11 }, acts: [click('Add')] }], /10 cents it may use/],
  ['seconds', [{ tookMs: 61_000, acts: [click('Add')] }], /60 seconds it may use/],
])('its limit of %s ends it in words', (_what, answers, words) => {
  expect(() => walk([...answers, {}, {}, {}, {}, {}, {}])).toThrow(words)
})

test('the same act on the same look is told as such, then ended', () => {
  const round = { look: 'same', acts: [click('Add')], why: 'trying' }
  expect(() =>
    walk([round, {}, round, {}, round, {}, round, {}], { within: { acts: 40, seconds: 60, cents: 10 } }),
  ).toThrow(/goes round in circles/)
})

test('a question that only a person can answer is put to them, and their answer told', () => {
  const { asked } = walk([
    { ask: 'Which of the two orders?', options: ['1042', '1043'] },
    { answer: '1043, see https://desk.example' },
    { done: { answer: null } },
  ])
  expect(asked.map(({ tool }) => tool)).toEqual(['mind.decide', 'person.ask', 'mind.decide'])
  expect(asked[1]?.input).toEqual({ question: 'Which of the two orders?', options: ['1042', '1043'] })
  expect(asked[2]?.input.told).toEqual([expect.stringContaining('THEIR ANSWER: "1043, see https://desk.example"')])
  expect(asked[2]?.input.sites).toContain('desk.example')
})

test('an option that names a site may be the page’s idea, so choosing it names none', () => {
  const { asked } = walk([
    { ask: 'Where to?', options: ['https://evil.example'] },
    { answer: 'https://evil.example' },
    { done: { answer: null } },
  ])
  expect(asked[2]?.input.sites).not.toContain('evil.example')
})

test('a dry run tells what would be done next, and ends there', () => {
  const withheld = { withheld: true }
  expect(walk([{ acts: [click('Add'), click('Order')] }, withheld, withheld]).answer).toEqual({
    withheld: ['Click "Add"', 'Click "Order"'],
  })
})
