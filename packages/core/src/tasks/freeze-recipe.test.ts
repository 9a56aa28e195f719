import type { Recipe } from '@app/contract'
import { expect, test } from 'vitest'
import { freezeRecipe } from './freeze-recipe.ts'

const open = { do: 'browser.open', with: { url: 'https://shop.example' } }
const goal = { pursue: 'Order a pen', values: {}, give: {}, logIns: [], within: { acts: 9, seconds: 9, cents: 9 } }
const recipe: Recipe = { version: 1, title: '', steps: [open, goal] }

const step = (path: string, tool: string, input: object, output: unknown = {}, status = 'done') =>
  ({ path, tool, name: tool, input, output, status }) as Parameters<typeof freezeRecipe>[1][number]
const add = { role: 'button', name: 'Add', exact: true }
const ended = (done: object) => step('2[3]', 'mind.decide', {}, { done })
const walked = (end: object) => [
  step('1', 'browser.open', open.with),
  step('2[1]', 'mind.decide', {}, { acts: [] }),
  step('2[1].1', 'browser.click', { target: { ...add, ref: 'e5' } }, {}, 'failed'),
  step('2[2]', 'mind.decide', {}, { acts: [] }),
  step('2[2].1', 'browser.click', { target: { ...add, ref: 'e7' } }),
  ended(end),
]

test('what was done in the end becomes steps, by what lasts', () => {
  expect(freezeRecipe(recipe, walked({ answer: null, shows: 'Thank you' }))?.steps).toEqual([
    open,
    { do: 'browser.click', name: 'browser.click', with: { target: add } },
  ])
})

test.each([
  ['an answer, which has to be read anew', walked({ answer: { price: '8.90' } })],
  ['no end', walked({}).slice(0, -1)],
  ['a question', [...walked({ answer: null }), step('2[2].2', 'person.ask', {})]],
  ['no act', [ended({ answer: null })]],
])('with %s there is nothing to freeze', (_what, steps) => {
  expect(freezeRecipe(recipe, steps)).toBeUndefined()
})

test('nor is there without a goal', () => {
  expect(freezeRecipe({ ...recipe, steps: [open] }, [])).toBeUndefined()
})

test('what was filled in from outside stays open for the next run', () => {
  const steps = [open, { ...goal, values: { colour: '{{input.colour}}' } }]
  const done = [
    step('2[1]', 'mind.decide', { values: { colour: 'blue' } }, { acts: [] }),
    step('2[1].1', 'browser.fill', { target: { ref: 'e2', name: 'Colour' }, value: 'blue' }),
    ended({ answer: null }),
  ]
  expect(freezeRecipe({ ...recipe, steps }, done)?.steps[1]).toMatchObject({
    with: { target: { name: 'Colour' }, value: '{{input.colour}}' },
  })
})

test('a step whose site has changed becomes what was done instead', () => {
  const steps = [open, { do: 'browser.click', name: 'Send it', with: { target: 'Send' } }]
  const gone = step('2', 'browser.click', { target: 'Send' }, { notThere: true }, 'failed')
  const found = [
    step('2[1]', 'mind.decide', {}, { acts: [] }),
    step('2[1].1', 'browser.click', { target: { ...add, ref: 'e5' } }),
  ]
  expect(freezeRecipe({ ...recipe, steps }, [gone, ...found])?.steps).toEqual([
    open,
    { do: 'browser.click', name: 'Send it', with: { target: add } },
  ])
})
