import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { followPages } from './follow-pages.ts'

const PER_PAGE = 4

const page = (n: number, next: string | undefined) =>
  parsePage(
    `<ul>${Array.from({ length: PER_PAGE }, (_, i) => `<li><h3>Item ${n * PER_PAGE + i}</h3><b>$${i}.50</b></li>`).join('')}</ul>
     ${next ? `<a rel=next href="${next}">Next</a>` : ''}`,
    `https://shop.example/${n}`,
  )

function follow(pages: Record<string, ReturnType<typeof page>>, wish: { pages?: number; enough?: number } = {}) {
  const fetched: string[] = []
  const first = pages['https://shop.example/0'] ?? page(0, undefined)
  const limits = { fields: ['name', 'price'], pages: 50, enough: Number.POSITIVE_INFINITY, now: new Date(0), ...wish }
  return followPages(first, limits, async (url) => {
    if (url === undefined) return undefined
    fetched.push(url)
    const found = pages[url]
    if (!found) throw new Error(`${url} was not to be fetched.`)
    return found
  }).then((list) => ({ ...list, fetched }))
}

const three = () => ({
  'https://shop.example/0': page(0, '/1'),
  'https://shop.example/1': page(1, '/2'),
  'https://shop.example/2': page(2, undefined),
})

test('a list is read over all its pages', async () => {
  expect(await follow(three())).toMatchObject({ pages: 3, stopped: 'end', next: undefined, rows: { length: 12 } })
})

test('no more pages are fetched than allowed, and the next one is named', async () => {
  const list = await follow(three(), { pages: 2 })
  expect(list).toMatchObject({ pages: 2, stopped: 'enough', next: 'https://shop.example/2', rows: { length: 8 } })
  expect(list.fetched).toEqual(['https://shop.example/1'])
})

test('enough rows are enough', async () => {
  expect((await follow(three(), { enough: 3 })).fetched).toEqual([])
})

test('a page that shows what was there before is the last', async () => {
  const list = await follow({ 'https://shop.example/0': page(0, '/1'), 'https://shop.example/1': page(0, '/2') })
  expect(list).toMatchObject({ stopped: 'repeats', rows: { length: 4 }, fetched: ['https://shop.example/1'] })
})

test('pages that lead in a circle end where they began', async () => {
  const list = await follow({ 'https://shop.example/0': page(0, '/1'), 'https://shop.example/1': page(1, '/0') })
  expect(list).toMatchObject({ stopped: 'repeats', pages: 2, rows: { length: 8 } })
})

test('the one row of a last page is read as the rows before it were', async () => {
  const lone = parsePage(
    '<ul class="menu"><li><a href="/a">A</a></li><li><a href="/b">B</a></li><li><a href="/c">C</a></li></ul><ul><li><h3>Item 8</h3><b>$9.50</b></li></ul>',
    'https://shop.example/2',
  )
  const { rows, pages } = await follow({
    'https://shop.example/0': page(0, '/1'),
    'https://shop.example/1': page(1, '/2'),
    'https://shop.example/2': lone,
  })
  expect(pages).toBe(3)
  expect(rows).toHaveLength(9)
  expect(rows.at(-1)).toEqual({ name: 'Item 8', price: { amount: 9.5, currency: 'USD' } })
})
