import { Recipe } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { resolve } from './look-up.ts'
import { type Leaf, newMemory, walk } from './walk.ts'

/** Walks a recipe, answering each step with what `answer` says. */
function walked(steps: unknown[], answer: (leaf: Leaf) => unknown = () => null) {
  const leaves: Leaf[] = []
  const walking = walk(Recipe.parse({ version: 1, steps }).steps, newMemory())
  for (let next = walking.next(); !next.done; next = walking.next(answer(next.value))) leaves.push(next.value)
  return leaves
}
const read = (input: Record<string, unknown> = {}, more = {}) => ({ do: 'http.get', with: input, ...more })

test('what a step saves fills the placeholders of later ones: whole values stay values, others are written out', () => {
  const steps = [
    read({}, { save: 'orders' }),
    read({ list: '{{orders}}', url: 'https://x.example/{{orders.0.id}}?n={{orders.1.id}}' }),
  ]
  expect(walked(steps, () => [{ id: 7 }, { id: 8 }])[1]?.input).toEqual({
    list: [{ id: 7 }, { id: 8 }],
    url: 'https://x.example/7?n=8',
  })
})

test('for each goes through a list, and says in the path which round it is', () => {
  const steps = [
    read({}, { save: 'list' }),
    { forEach: '{{list}}', as: 'item', steps: [read({ url: '{{item.url}}' })] },
  ]
  const leaves = walked(steps, () => [{ url: 'a' }, { url: 'b' }])
  expect(leaves.map((leaf) => [leaf.path, leaf.input])).toEqual([
    ['1', {}],
    ['2[1].1', { url: 'a' }],
    ['2[2].1', { url: 'b' }],
  ])
})

test('until repeats while its goal is not reached, and gives up with words', () => {
  let n = 0
  const steps = (atMost: number) => [
    { until: { value: '{{job.done}}', is: 'equal', to: true }, atMost, steps: [read({}, { save: 'job' })] },
  ]
  expect(
    walked(steps(5), () => {
      n += 1
      return { done: n === 3 }
    }),
  ).toHaveLength(3)
  expect(() => walked(steps(2), () => ({ done: false }))).toThrow('repeated 2 times')
})

test.each([
  ['equal', 5, '5', true],
  ['not-equal', 'a', 'b', true],
  ['greater', '10.5', 9, true],
  ['less', 3, 2, false],
  ['contains', 'hello world', 'wor', true],
  ['contains', [1, 2], 2, true],
  ['present', '', undefined, false],
  ['absent', [], undefined, true],
])('a step is done when its condition holds: %s', (is, value, to, expected) => {
  expect(walked([read({}, { when: { value, is, to } })])).toHaveLength(expected ? 1 : 0)
})

describe('S-01 placeholders are looked up, never computed', () => {
  test.each([
    '{{constructor}}',
    '{{a.constructor.constructor}}',
    '{{__proto__.x}}',
    '{{a.__proto__}}',
    '{{toString}}',
    '{{a.length}}',
    '{{a}}{{b.c}}',
    '#{7*7}',
    '{{7*7}}',
  ])('%s', (template) => {
    const result = resolve(template, new Map<string, unknown>([['a', {}]]))
    expect(['', undefined, '{}', '#{7*7}']).toContain(result)
  })
})

test.each([
  ['no steps', { version: 1, steps: [] }],
  ['an unknown key', { version: 1, steps: [{ do: 'http.get', run: 'rm' }] }],
  ['a tool that is no name', { version: 1, steps: [{ do: '../x' }] }],
  ['a variable that objects have by birth', { version: 1, steps: [{ do: 'http.get', save: 'constructor' }] }],
  [
    'an endless until',
    { version: 1, steps: [{ until: { value: 1, is: 'absent' }, atMost: 1e9, steps: [{ do: 'http.get' }] }] },
  ],
])('a malformed recipe is refused: %s', (_what, recipe) => {
  expect(Recipe.safeParse(recipe).success).toBe(false)
})
