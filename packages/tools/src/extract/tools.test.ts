import { type NewFile, Refused, Unavailable } from '@app/toolkit'
import { bareStep } from '@app/toolkit/testing'
import { expect, test } from 'vitest'
import { noWindow } from '../browser/no-window.ts'
import { answersHttp } from '../http/answers.ts'
import { extractTools } from './tools.ts'

const URL = 'https://shop.example/lamps'

const page = (from: number, next = '') =>
  `<html lang="en"><main>${Array.from(
    { length: 4 },
    (_, i) => `<div><h3><a href="/p${from + i}">Lamp ${from + i}</a></h3><b>$${from + i}.50</b></div>`,
  ).join('')}</main>${next && `<a rel=next href="${next}">Next</a>`}</html>`

function prepare(answers: Parameters<typeof answersHttp>[0] = {}) {
  const http = answersHttp(answers)
  const kept: NewFile[] = []
  const step = bareStep({
    keep: async (file) => {
      kept.push(file)
      return { id: `file-${kept.length}`, name: file.name, type: file.type, bytes: file.bytes.length }
    },
  })
  const run = async (name: string, input: object) => {
    const found = extractTools(http, noWindow, () => new Date('2026-05-20T10:00:00Z')).find(
      (tool) => tool.name === name,
    )
    if (!found) throw new Error(`There is no ${name}.`)
    return found.output.parse(await found.run(found.input.parse(input), step))
  }
  return { run, http, kept }
}

test('extract.list fetches the page, follows the next ones, filters, sorts and cuts', async () => {
  const { run, http } = prepare({
    [`GET ${URL}`]: { body: page(0, '/lamps?page=2') },
    [`GET ${URL}?page=2`]: { body: page(4, '/lamps?page=3') },
    [`GET ${URL}?page=3`]: { body: page(4) },
  })
  const wish = {
    filter: [{ field: 'price', is: 'at-least', to: 2 }],
    sort: { field: 'price', order: 'down' },
    limit: 3,
  }
  expect(await run('extract.list', { url: URL, fields: ['name', 'price', 'link'], pages: 9, ...wish })).toEqual({
    rows: [7, 6, 5].map((n) => ({
      name: `Lamp ${n}`,
      price: { amount: n + 0.5, currency: 'USD' },
      link: `https://shop.example/p${n}`,
    })),
    fields: [
      { name: 'name', kind: 'title' },
      { name: 'price', kind: 'money' },
      { name: 'link', kind: 'link' },
    ],
    missing: [],
    pages: 3,
    stopped: 'end',
    from: URL,
  })
  expect(http.asked).toHaveLength(3)
})

test('a page that a browser has loaded is not fetched again', async () => {
  const { run, http } = prepare()
  expect(await run('extract.list', { url: URL, html: page(0), fields: ['name'] })).toMatchObject({
    rows: { length: 4 },
  })
  expect(http.asked).toEqual([])
})

test('extract.table reads the table that answers the fields', async () => {
  const html = '<table><caption>Prices</caption><tr><th>Item<th>Cost<tr><td>Lamp<td>€5<tr><td>Desk<td>€90</table>'
  expect(
    await prepare().run('extract.table', {
      url: URL,
      html,
      fields: ['price'],
      sort: { field: 'price', order: 'down' },
    }),
  ).toEqual({
    rows: [{ price: { amount: 90, currency: 'EUR' } }, { price: { amount: 5, currency: 'EUR' } }],
    fields: [{ name: 'price', kind: 'money' }],
    missing: [],
    caption: 'Prices',
    from: URL,
    tables: 1,
  })
  expect(await prepare().run('extract.table', { url: URL, html: '<p>none</p>', fields: ['price'] })).toEqual({
    rows: [],
    fields: [],
    missing: ['price'],
    tables: 0,
  })
})

test('extract.details gives typed values with where they were found, and says what is missing', async () => {
  const html = '<title>Lamp</title><h1>Lamp</h1><p>Price: 1.299,00 €</p><p>Published: 4 May 2026</p>'
  expect(
    await prepare().run('extract.details', { url: URL, html, fields: ['price', 'publication date', 'phone'] }),
  ).toMatchObject({
    details: [
      { field: 'price', value: { amount: 1299, currency: 'EUR' }, text: '1.299,00 €', found: 'label', label: 'Price' },
      { field: 'publication date', value: '2026-05-04', text: '4 May 2026', found: 'label', label: 'Published' },
    ],
    missing: ['phone'],
  })
})

test('extract.article gives the text', async () => {
  const text =
    'The harbour was quiet, as the last of the boats came in, and nobody spoke of the storm that had passed by.'
  const html = `<h1>Calm</h1><p>${text}</p><p>${text}</p>`
  expect(await prepare().run('extract.article', { url: URL, html })).toEqual({
    title: 'Calm',
    text: `${text}\n${text}`,
  })
})

test('extract.file keeps the rows under a name that is no path', async () => {
  const { run, kept } = prepare()
  const file = await run('extract.file', { rows: [{ a: 1 }], type: 'csv', name: '../../etc/lamps.csv' })
  expect(file).toEqual({ id: 'file-1', name: 'etc-lamps.csv', type: 'text/csv', bytes: kept[0]?.bytes.length })
})

test('what strangers wrote is marked as such', () => {
  for (const { name, brings } of extractTools(answersHttp({}), noWindow))
    expect(brings?.({}) ?? 'nothing', name).toEqual(name === 'extract.file' ? 'nothing' : ['outside'])
})

test.each([429, 503])('a site that answers %i is worth another try', async (status) => {
  const { run } = prepare({ [`GET ${URL}`]: { status, headers: { 'retry-after': '7' } } })
  const running = run('extract.article', { url: URL })
  await expect(running).rejects.toBeInstanceOf(Unavailable)
  await expect(running).rejects.toMatchObject({ retryAfterMs: 7_000 })
})

test.each([
  [{ status: 404 }, /answered 404 instead of the page\. Check the address/],
  [{ headers: { 'content-type': 'application/pdf' } }, /sent application\/pdf where a page was expected/],
])('what is no page is refused in words: %j', async (answer, words) => {
  const running = prepare({ [`GET ${URL}`]: answer }).run('extract.article', { url: URL })
  await expect(running).rejects.toBeInstanceOf(Refused)
  await expect(running).rejects.toThrow(words)
})

test('a wish for a field the page does not have is refused, not answered with nothing', async () => {
  const running = prepare().run('extract.list', { url: URL, html: page(0), fields: ['name'], sort: { field: 'price' } })
  await expect(running).rejects.toThrow(/no "price" to filter or sort by\. It has name/)
})
