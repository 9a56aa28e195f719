import { Refused, type Step, type Tool } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import { expect, test } from 'vitest'
import { noWindow } from '../browser/no-window.ts'
import { rowTools } from './tools.ts'
import { valueInText } from './value-in-text.ts'
import { withoutMenus } from './without-menus.ts'

const tools = new Map(rowTools(noWindow, () => new Date('2026-11-16')).map((tool) => [tool.name, tool]))
const run = async (name: string, input: unknown, step: Step = bareStep()) => {
  const tool = tools.get(name) as Tool
  return (await tool.run(tool.input.parse(input), step)) as { answer: string; rows: Record<string, unknown>[] }
}

const LAMPS = [
  { Name: 'Okapi Lamp', Price: { amount: 39.5, currency: 'EUR' }, Colour: 'green' },
  { Name: 'Zebra Lamp', Price: { amount: 12, currency: 'EUR' }, Colour: 'black' },
  { Name: 'Heron Chair', Price: { amount: 120, currency: 'EUR' }, Colour: 'black' },
]

test('amounts in words are added as their country writes them', async () => {
  const rows = [{ Price: '1.234,50 €' }, { Price: '2,50 €' }]
  expect((await run('rows.answer', { rows, how: 'sum', field: 'price' })).answer).toBe('1,237')
})

test.each([
  [{ how: 'count' }, '3'],
  [{ how: 'sum', field: 'price' }, '171.5 EUR'],
  [{ how: 'average', field: 'cost' }, '57.17 EUR'],
  [{ how: 'range', field: 'price' }, '12 to 120 EUR'],
  [{ how: 'list', field: 'names' }, 'Okapi Lamp, Zebra Lamp, Heron Chair'],
  [{ how: 'value', field: 'price', about: ['the price of the Okapi Lamp', 'Okapi Lamp'] }, '39.5 EUR'],
  [{ how: 'value', field: 'name', sort: { field: 'price', order: 'up' }, limit: 1 }, 'Zebra Lamp'],
  [{ how: 'count', about: ['lamps'] }, '2'],
  [
    { how: 'list', field: 'name', filter: [{ field: 'price', is: 'more', to: 30 }], about: ['black ones'] },
    'Heron Chair',
  ],
])('rows answer %j with “%s”', async (wish, answer) => {
  expect((await run('rows.answer', { rows: LAMPS, ...wish })).answer).toBe(answer)
})

test('a question that nothing answers is refused, not answered with nothing', async () => {
  await expect(run('rows.answer', { rows: [], how: 'value', field: 'price' })).rejects.toThrow(Refused)
  await expect(run('rows.arrange', { rows: LAMPS, sort: { field: 'weight' } })).rejects.toThrow(/“weight”.*“Name”/)
})

test('rows are found inside the answer of an interface', async () => {
  const { rows } = await run('rows.arrange', { rows: { total: 3, orders: [{ id: 1 }, { id: 2 }] }, limit: 1 })
  expect(rows).toEqual([{ id: 1 }])
})

test('two lists side by side say what is the same in them', async () => {
  const { rows } = await run('rows.compare', {
    lists: [[{ name: 'Pen', price: 2 }], [{ name: 'Pen', price: 3 }]],
    names: ['a', 'b'],
    fields: ['price'],
  })
  expect(rows).toEqual([{ 'price, a': 2, 'price, b': 3, same: false }])
})

test('what each round finds is put together, also after an interruption', async () => {
  const kept = new Map<string, unknown>()
  const session: Step['session'] = async (name, open) => {
    if (!kept.has(name)) kept.set(name, (await open()).value)
    return kept.get(name) as never
  }
  const step = bareStep({ session })
  await tools.get('rows.gather')?.restore?.({ list: 'found', item: { name: 'A' }, row: { phone: '1' } }, {}, step)
  const { rows } = await run('rows.gather', { list: 'found', item: { name: 'B' }, row: { phone: '2' } }, step)
  expect(rows).toEqual([
    { name: 'A', phone: '1' },
    { name: 'B', phone: '2' },
  ])
})

test.each([
  ['Report ready: turnover € 48,200, growth 7 %', 'turnover', '€ 48,200'],
  ['Report ready: turnover € 48,200, growth 7 %', 'growth', '7 %'],
  ['Welcome. The door code is 4711 today', 'door code', '4711 today'],
  ['Total: $119.80', 'total', '$119.80'],
  ['The total is € 1.299,00. Thank you', 'total', '€ 1.299,00'],
  ['Contact: ada@shop.example, daily', 'contact', 'ada@shop.example'],
  ['Nothing here', 'turnover', undefined],
])('“%s” says of %s: %s', (text, field, value) => {
  expect(valueInText(text, field)).toBe(value)
})

test('menus are left out, and a page of nothing but openings is cut in a moment', () => {
  expect(withoutMenus('<header><a>x</a></header><main>y<nav>z</nav></main><navigate>')).toBe('<main>y</main><navigate>')
  expect(withoutMenus('<nav'.repeat(200_000)).length).toBeGreaterThan(0)
})
