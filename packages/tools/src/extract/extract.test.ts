import type { NewFile } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import { expect, test } from 'vitest'
import { noWindow } from '../browser/no-window.ts'
import { answersHttp } from '../http/answers.ts'
import { extractTools } from './tools.ts'

const card = (name: string, price: string, n: number) =>
  `<li class="x${n}"><h3><a href="/p/${n}">${name}</a></h3><p>${price}</p><img src="/i/${n}.png" alt=""></li>`
const shop = (cards: string, more = '') =>
  `<!doctype html><title>Shop</title><nav><ul><li><a href="/">Home</a></li><li><a href="/help">Help</a></li></ul></nav><main><ul>${cards}</ul>${more}</main>`
const FIRST = shop(
  [card('Lamp', '$49.00', 1), card('Chair', '$120.50', 2), card('Desk', '$310.00', 3)].join(''),
  '<a rel="next" href="/?page=2">Next</a>',
)
const SECOND = shop([card('Shelf', '$39.90', 4), card('Stool', '$25.00', 5), card('Sofa', '$999.00', 6)].join(''))
const html = { headers: { 'content-type': 'text/html' } }

const kept: NewFile[] = []
const http = answersHttp({
  'GET https://shop.example/': { ...html, body: FIRST, url: 'https://shop.example/' },
  'GET https://shop.example/?page=2': { ...html, body: SECOND, url: 'https://shop.example/?page=2' },
})
async function run(name: string, input: object): Promise<Record<string, unknown>> {
  const found = extractTools(http, noWindow).find((tool) => tool.name === name)
  if (!found) throw new Error(`There is no ${name}.`)
  const keep = async (file: NewFile) => {
    kept.push(file)
    return { id: 'f1', name: file.name, type: file.type, bytes: file.bytes.length }
  }
  return found.output.parse(await found.run(found.input.parse(input), bareStep({ keep }))) as Record<string, unknown>
}

test('a list is found by its structure, over its pages, filtered by what was asked', async () => {
  const list = await run('extract.list', {
    url: 'https://shop.example/',
    fields: ['name', 'price'],
    pages: 5,
    filter: [{ field: 'price', is: 'less', to: 50 }],
  })
  expect(list).toMatchObject({ pages: 2 })
  expect((list.rows as Record<string, unknown>[]).map((row) => row.name)).toEqual(['Lamp', 'Shelf', 'Stool'])
})

test('a table keeps its header and spreads its spans', async () => {
  const page = `<table><tr><th>City</th><th colspan="2">Sales</th></tr><tr><td rowspan="2">Bonn</td><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>`
  const table = await run('extract.table', { html: page, url: 'https://x.example/' })
  expect(JSON.stringify(table.rows)).toContain('Bonn')
  expect(table.rows).toHaveLength(2)
})

test('details are read by the words they are asked for', async () => {
  const page = `<title>Okapi Lamp</title><h1>Okapi Lamp</h1><dl><dt>Weight</dt><dd>2.5 kg</dd><dt>Price</dt><dd>$49.00</dd></dl>`
  const details = await run('extract.details', {
    html: page,
    url: 'https://x.example/',
    fields: ['title', 'price', 'weight'],
  })
  const found = JSON.stringify(details)
  for (const value of ['Okapi Lamp', '49', '2.5 kg']) expect(found).toContain(value)
})

test('an article is its text, without what stands around it', async () => {
  const words =
    'The committee met on Tuesday and agreed that the bridge will be repaired before the winter begins, as planned. '
  const page = `<title>Bridge</title><nav>Home News Sports Weather</nav><article><h1>Bridge to be repaired</h1>${`<p>${words.repeat(3)}</p>`.repeat(4)}</article><footer>Imprint and cookies</footer>`
  const { text } = await run('extract.article', { html: page, url: 'https://x.example/' })
  expect(text).toContain('The committee met')
  expect(text).not.toContain('cookies')
})

test('rows become a file in which no cell is a formula', async () => {
  await run('extract.file', { rows: [{ name: 'Lamp', note: '=1+1' }], type: 'csv', name: 'lamps' })
  const csv = Buffer.from(kept.at(-1)?.bytes ?? []).toString()
  expect(csv).toContain('Lamp')
  expect(csv).not.toMatch(/(^|,)"?=1/m)
})
