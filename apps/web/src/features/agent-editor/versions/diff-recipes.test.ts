import { Recipe } from '@app/contract'
import { expect, test } from 'vitest'
import { diffRecipes } from './diff-recipes.ts'

const stepsOf = (...steps: unknown[]) => Recipe.parse({ version: 1, steps }).steps
const open = (url: string) => ({ do: 'browser.open', with: { url } })
const press = (target: string) => ({ do: 'browser.click', with: { target } })
const told = (rows: ReturnType<typeof diffRecipes>) => rows.map(({ kind, path }) => `${path} ${kind}`)

test('two recipes that say the same differ in nothing', () => {
  const steps = stepsOf(open('https://a.example'), press('Go'))
  expect(told(diffRecipes(steps, steps))).toEqual(['1 same', '2 same'])
})

test('a value that changed is told with what it was and what it is', () => {
  const [row] = diffRecipes(stepsOf(press('Place order')), stepsOf(press('Submit order')))
  expect(row).toMatchObject({
    kind: 'changed',
    changes: [{ field: 'target', from: 'Place order', to: 'Submit order' }],
  })
})

test('a step put in the middle leaves those around it unchanged', () => {
  const rows = diffRecipes(
    stepsOf(open('https://a.example'), press('Go')),
    stepsOf(open('https://a.example'), press('Accept'), press('Go')),
  )
  expect(told(rows)).toEqual(['1 same', '2 added', '3 same'])
})

test('a step taken out is told by the number it had', () => {
  const rows = diffRecipes(stepsOf(open('https://a.example'), press('Go')), stepsOf(press('Go')))
  expect(told(rows)).toEqual(['1 removed', '1 same'])
})

test('what changed inside a loop is told inside it, and a loop that came brings its steps', () => {
  const loop = (target: string) => ({ forEach: '{{rows}}', as: 'row', steps: [press(target)] })
  expect(told(diffRecipes(stepsOf(loop('A')), stepsOf(loop('B'))))).toEqual(['1 same', '1.1 changed'])
  expect(told(diffRecipes(stepsOf(open('https://a.example')), stepsOf(open('https://a.example'), loop('B'))))).toEqual([
    '1 same',
    '2 added',
    '2.1 added',
  ])
})

test('another tool is another step', () => {
  const rows = diffRecipes(stepsOf(press('Go')), stepsOf({ do: 'browser.follow', with: { target: 'Go' } }))
  expect(told(rows).sort()).toEqual(['1 added', '1 removed'])
})
