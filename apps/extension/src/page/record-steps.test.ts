// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { addStep, arrive } from '../shared/add-step.ts'
import { readTold } from '../shared/read-message.ts'
import type { LeftOut, RecordedStep, Recording } from '../shared/steps.ts'
import { sitesOf, toRecipe } from '../shared/to-recipe.ts'
import { recordSteps } from './record-steps.ts'

const steps: RecordedStep[] = []
const left: LeftOut[] = []
let stop = () => undefined as unknown

beforeEach(() => {
  stop()
  steps.length = 0
  left.length = 0
})

/** A page that is recorded; events of a test count as the person's. */
function show(html: string, isReal: (event: Event) => boolean = () => true): void {
  document.body.innerHTML = html
  stop = recordSteps(document, { step: (step) => steps.push(step), leaveOut: (why) => left.push(why) }, isReal)
}
const find = <E extends Element = HTMLInputElement>(css: string) => document.querySelector(css) as unknown as E
const type = (css: string, value: string) => {
  find(css).value = value
  find(css).dispatchEvent(new Event('change', { bubbles: true }))
}

test('a form is recorded by role and accessible name, as recipes name things', () => {
  show(`<label>Customer <select><option value="1">Ada</option><option value="2">Bob</option></select></label>
    <label for="q">Quantity</label><input id="q" type="number"><label><input type="checkbox"> Gift wrapping</label>
    <textarea placeholder="Note"></textarea><button>Place <b>order</b></button>`)
  type('select', '2')
  type('#q', '3')
  find('[type=checkbox]').checked = true
  find('[type=checkbox]').dispatchEvent(new Event('change', { bubbles: true }))
  type('textarea', 'Back door')
  find('b').dispatchEvent(new Event('click', { bubbles: true, composed: true }))
  expect(steps).toEqual([
    { kind: 'choose', spot: { role: 'combobox', name: 'Customer', exact: true }, options: ['Bob'] },
    { kind: 'fill', spot: { role: 'spinbutton', name: 'Quantity', exact: true }, value: '3' },
    { kind: 'check', spot: { role: 'checkbox', name: 'Gift wrapping', exact: true }, checked: true },
    { kind: 'fill', spot: { role: 'textbox', name: 'Note', exact: true }, value: 'Back door' },
    { kind: 'press', spot: { role: 'button', name: 'Place order', exact: true }, link: false },
  ])
})

test.each([
  ['a password', '<input type="password" aria-label="x">'],
  ['a password that is shown', '<input type="text" name="password" aria-label="x">'],
  ['a card number', '<input autocomplete="cc-number" aria-label="x">'],
  ['a one-time code', '<input autocomplete="one-time-code" aria-label="x">'],
])('%s is never recorded; that something was left out is', (_what, html) => {
  show(html)
  type('input', 'hunter2')
  expect([steps, left]).toEqual([[], ['secret']])
})

test('what a page does by itself is not the person’s doing', () => {
  show('<button>Buy</button>', (event) => event.isTrusted)
  find<HTMLButtonElement>('button').dispatchEvent(new Event('click', { bubbles: true }))
  expect(steps).toEqual([])
})

test('of several that are called the same, it is said which', () => {
  show('<ul><li><button>Delete</button></li><li><button>Delete</button></li></ul>')
  find('li:last-child button').dispatchEvent(new Event('click', { bubbles: true }))
  expect(steps[0]).toMatchObject({ spot: { role: 'button', name: 'Delete', nth: 2 } })
})

test('what has no name is found by an id a person gave, and not at all where it has none', () => {
  show('<button id="menu"></button><button></button>')
  for (const button of document.querySelectorAll('button')) button.dispatchEvent(new Event('click', { bubbles: true }))
  expect([steps, left]).toEqual([[{ kind: 'press', spot: { css: '#menu' }, link: false }], ['unnamed']])
})

const recording = (over: Partial<Recording> = {}): Recording => ({
  ...{ tabId: 1, url: 'https://shop.example/', title: 'Shop', on: true, steps: [], leftOut: [], settled: 0 },
  ...over,
})
const fill = (value: string): RecordedStep => ({ kind: 'fill', spot: { label: 'Name' }, value })
const pressed: RecordedStep = { kind: 'press', spot: { role: 'link', name: 'Next' }, link: true }

test('a field that is filled twice is filled once, with what it held last', () => {
  expect(addStep(addStep(recording(), fill('A')), fill('Ada')).steps).toEqual([fill('Ada')])
})

test('a page that a press led to is no step; one that was gone to by hand is', () => {
  const led = arrive(addStep(recording(), pressed), 'https://shop.example/next')
  expect(led.steps).toEqual([pressed])
  const byHand = arrive(led, 'https://other.example/')
  expect(byHand.steps).toEqual([pressed, { kind: 'open', url: 'https://other.example/' }])
  expect(arrive(recording(), 'https://shop.example/').steps).toEqual([])
})

test('a recording becomes a recipe that opens its page, and an agent that may visit its sites alone', () => {
  const done = recording({ steps: [pressed, fill('Ada'), { kind: 'open', url: 'https://other.example/x' }] })
  expect(toRecipe(done).steps).toEqual([
    { do: 'browser.open', with: { url: 'https://shop.example/' } },
    { do: 'browser.follow', with: { target: { role: 'link', name: 'Next' } } },
    { do: 'browser.fill', with: { target: { label: 'Name' }, value: 'Ada' } },
    { do: 'browser.open', with: { url: 'https://other.example/x' } },
  ])
  expect(sitesOf(done)).toEqual(['shop.example', 'other.example'])
})

test.each([
  ['nothing', undefined],
  ['a word', 'step'],
  ['a command', { told: 'run', code: 'alert(1)' }],
  ['a step without a target', { told: 'step', step: { kind: 'press', spot: {} } }],
  ['a step of another kind', { told: 'step', step: { kind: 'evaluate', spot: { name: 'x' }, value: 'x' } }],
  ['a value that is none', { told: 'step', step: { kind: 'fill', spot: { name: 'x' }, value: { a: 1 } } }],
  ['an endless name', { told: 'step', step: { kind: 'press', spot: { name: 'x'.repeat(1_000) } } }],
])('S-12 a message that holds %s is dropped', (_what, message) => {
  expect(readTold(message)).toBeUndefined()
})

test('S-12 of a message only what is known is taken over', () => {
  const step = { kind: 'press', spot: { name: 'Buy', extra: 'x', nth: 0 }, link: 'yes', code: 'x' }
  expect(readTold({ told: 'step', step })).toEqual({
    told: 'step',
    step: { kind: 'press', spot: { name: 'Buy' }, link: false },
  })
})
