import { innerSteps, type RecipeStep } from '@app/contract'
import { expect, test } from 'vitest'
import { planWords } from './plan-words.ts'

const plan = (words: string) =>
  planWords({
    words,
    start: undefined,
    sites: [{ names: ['corner shop'], url: 'https://corner.example/shop' }],
    logIns: [],
    now: new Date('2026-11-16T09:00:00Z'),
  })
const flat = (steps: readonly RecipeStep[] = []): { do: string; with: Record<string, unknown> }[] =>
  steps.flatMap((step) => ('do' in step ? [step] : flat(innerSteps(step))))
const stepsOf = (words: string) => flat(plan(words).recipe?.steps)

test.each([
  ['How many lamps are there on https://lamps.example/all?', 'https://lamps.example/all', 'rows.read'],
  ['From https://lamps.example collect the name of every lamp', 'https://lamps.example', 'rows.read'],
  ['In which town is Ida Holm according to https://who.example?', 'https://who.example', 'rows.read'],
  ['List the prices from all pages of https://lamps.example', 'https://lamps.example', 'rows.read'],
  ['On https://lamps.example press Help', 'https://lamps.example', 'browser.click'],
  ['At the corner shop, delete "Okapi Lamp"', 'https://corner.example/shop', 'browser.act'],
])('an address is opened first, wherever it stands: %s', (words, url, then) => {
  const { recipe, notUnderstood, questions } = plan(words)
  const [first, second] = flat(recipe?.steps)
  expect([first?.do, first?.with.url, second?.do]).toEqual(['browser.open', url, then])
  expect(JSON.stringify(second?.with)).not.toContain(new URL(url).host)
  expect([notUnderstood, questions]).toEqual([[], []])
})

test.each([
  ['Who wrote "Stone Soup"?', { fields: ['author'], of: ['Stone Soup'] }],
  ['What is the phone number of Ida Holm?', { fields: ['phone number'], of: ['Ida Holm'] }],
  ['How many people work in Logistics?', { of: ['Logistics'] }],
  ['What does the lamp cost?', { fields: ['price'] }],
  ['What is the dearest sofa?', { fields: ['name', 'price'], sort: { field: 'price', order: 'down' }, limit: 1 }],
  ['Find the sofa with the highest price', { fields: ['name', 'price'], limit: 1 }],
  ['Tell me the date of the newest post', { fields: ['date'], limit: 1 }],
  ['List the title of all films before 1970', { filter: [{ field: 'year', is: 'less', to: 1970 }] }],
  ['List the title of all films since 1970', { filter: [{ field: 'year', is: 'at-least', to: 1970 }] }],
  ['Get all sofas into a CSV with name and price', { fields: ['name', 'price'] }],
])('“%s” reads just what answers it', (words, reading) => {
  expect(stepsOf(`Go to https://a.example. ${words}`)[1]).toMatchObject({ do: 'rows.read', with: reading })
})

test('a telephone number of somebody is a value, and never counted', () => {
  expect(stepsOf('Go to https://a.example and tell me the phone number of Ida Holm').at(-1)?.with).toMatchObject({
    how: 'value',
  })
})

test.each([
  ['add the pears to the basket', 'browser.act', { do: 'add to basket', what: 'pears' }],
  ['put Pears, 1 kg into my cart', 'browser.act', { do: 'add to cart', what: 'Pears, 1 kg' }],
  ['get rid of "Old lamp"', 'browser.act', { do: 'delete', what: 'Old lamp' }],
  ['search for Okapi and borrow it', 'browser.act', { do: 'borrow', what: 'Okapi' }],
  ['find Okapi, then press "Borrow"', 'browser.click', { target: { name: 'Borrow', near: 'Okapi' } }],
  ['mark "Feed the cat" as done', 'browser.set', { what: 'Feed the cat', to: true, do: 'complete' }],
  ['complete Feed the cat', 'browser.set', { what: 'Feed the cat', to: true, do: 'complete' }],
  ['turn off Night mode', 'browser.set', { what: 'Night mode', to: false }],
  ['choose Weekly as rhythm', 'browser.set', { what: 'rhythm', to: 'Weekly' }],
])('“%s” becomes %s', (words, tool, given) => {
  const { recipe, questions } = plan(`Go to https://a.example and ${words}`)
  expect(flat(recipe?.steps).at(-1)).toMatchObject({ do: tool, with: given })
  expect(questions).toEqual([])
})

test('a part of the site that is named before the deed is gone to first', () => {
  expect(stepsOf('Go to https://a.example and under privacy enable "Hidden mode", then save')).toMatchObject([
    { do: 'browser.open' },
    { do: 'browser.go', with: { to: 'privacy' } },
    { do: 'browser.set', with: { what: 'Hidden mode', to: true } },
    { do: 'browser.act', with: { do: 'save' } },
  ])
})

test.each([
  ['Go to https://a.example and count the lamps every Monday', 1],
  ['Go to https://a.example and count the lamps daily at 9', 1],
  ['Go to https://a.example and subscribe bo@example.com weekly', 0],
])('“%s” asks about a schedule %d times', (words, times) => {
  expect(plan(words).questions).toHaveLength(times)
})
