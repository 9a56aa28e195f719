import { Recipe } from '@app/contract'
import { expect, test } from 'vitest'
import { dropStep, moveStep, putBack } from './move-step.ts'
import { findPlace, freshNode, type Nodes, numbersOf, removeNode, toNodes, toSteps } from './tree.ts'

const step = (name: string) => ({ do: 'http.get', name, with: {} })
const recipe = Recipe.parse({
  version: 1,
  steps: [step('a'), { forEach: '{{rows}}', as: 'row', name: 'loop', steps: [step('b'), step('c')] }, step('d')],
})
const nodes = toNodes(recipe)
/** The names in order, what is inside in brackets. */
const read = (list: Nodes | undefined): string =>
  (list ?? []).map(({ step: { name }, inner }) => (inner ? `${name}[${read(inner)}]` : name)).join(' ')

test('a recipe goes into the list and comes out as it was', () => {
  expect(toSteps(nodes)).toEqual(recipe.steps)
})

test.each([
  ['1', 'down', 'loop[b c] a d'],
  ['3', 'up', 'a d loop[b c]'],
  ['2', 'up', 'loop[b c] a d'],
  ['2.1', 'down', 'a loop[c b] d'],
  ['2.1', 'up', 'a b loop[c] d'],
  ['2.2', 'down', 'a loop[b] c d'],
  ['2.1', 'out', 'a loop[c] b d'],
  ['3', 'in', 'a loop[b c d]'],
] as const)('step %s moved %s: %s', (key, direction, outcome) => {
  expect(read(moveStep(nodes, key, direction))).toBe(outcome)
})

test.each([
  ['1', 'up'],
  ['3', 'down'],
  ['1', 'in'],
  ['1', 'out'],
  ['nobody', 'up'],
] as const)('step %s has nowhere to go %s', (key, direction) => {
  expect(moveStep(nodes, key, direction)).toBeUndefined()
})

test('a dragged step goes before or after another, also into a loop, but not into itself', () => {
  expect(read(dropStep(nodes, '3', '2.1', 'before'))).toBe('a loop[d b c]')
  expect(read(dropStep(nodes, '2.2', '1', 'after'))).toBe('a c loop[b] d')
  expect(dropStep(nodes, '2', '2.1', 'before')).toBeUndefined()
  expect(dropStep(nodes, '1', '1', 'after')).toBeUndefined()
})

test('a removed step comes back where it was, whatever was changed meanwhile', () => {
  const place = findPlace(nodes, '2.1')
  if (!place) throw new Error('There is no such step.')
  const without = removeNode(nodes, '2.1')
  expect(read(without)).toBe('a loop[c] d')
  expect(read(putBack(removeNode(without, '1'), place.node, '2', 0))).toBe('loop[b c] d')
  expect(read(putBack(removeNode(without, '2'), place.node, '2', 0))).toBe('a d b')
})

test('a copy shares no key with what it was copied from', () => {
  const [, loop] = nodes
  if (!loop) throw new Error('There is no loop.')
  const copy = freshNode(loop)
  const keys = [...numbersOf(nodes).keys(), ...numbersOf([copy]).keys()]
  expect(new Set(keys).size).toBe(keys.length)
  expect(toSteps([copy])).toEqual(toSteps([loop]))
})

test('steps are numbered as the run numbers them', () => {
  expect([...numbersOf(nodes).values()]).toEqual(['1', '2', '2.1', '2.2', '3'])
})
