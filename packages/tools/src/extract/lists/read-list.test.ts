import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { readList } from './read-list.ts'

const now = new Date('2026-05-20T10:00:00Z')
const read = (html: string, ...fields: string[]) => readList(parsePage(html, 'https://shop.example/lamps'), fields, now)
const times = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n)).join('')

const MENU = `<nav><ul>${times(40, (n) => `<li><a href="/c${n}">Category ${n}</a></li>`)}</ul></nav>`

/** Cards without one telling class: found by their shape, told apart by what is in them. */
const CARDS = times(
  8,
  (
    n,
  ) => `<div><a href="/p${n}"><img data-src="/i${n}.jpg" src="blank.gif"></a><h3><a href="/p${n}">Lamp no. ${n}</a></h3>
    ${n % 3 ? '' : '<em>New!</em>'}<p>Made of oak, number ${n}.</p>
    <p>${n % 2 ? `<s>$${n + 90}.00</s> ` : ''}<b>$${n + 10}.99</b></p><button>Add to cart</button></div>`,
)

test('repeated cards come as typed rows, whatever else is on the page', () => {
  const { rows, missing } = read(
    `${MENU}<main>${CARDS}</main><footer>${MENU}</footer>`,
    'name',
    'price',
    'link',
    'image',
  )
  expect(missing).toEqual([])
  expect(rows).toHaveLength(8)
  expect(rows[0]).toEqual({
    name: 'Lamp no. 0',
    price: { amount: 10.99, currency: 'USD' },
    link: 'https://shop.example/p0',
    image: 'https://shop.example/i0.jpg',
  })
})

test('what is struck out is not the price', () => {
  expect(read(CARDS, 'name', 'price').rows.map(({ price }) => price)).toEqual(
    Array.from({ length: 8 }, (_, n) => ({ amount: Number(`${n + 10}.99`), currency: 'USD' })),
  )
})

test('cards laid out in rows are one list', () => {
  const grid = times(
    3,
    (r) => `<div>${times(2, (c) => `<div><h4>Item ${r * 2 + c}</h4><i>€ ${r * 2 + c},50</i></div>`)}</div>`,
  )
  expect(read(`<section>${grid}</section>`, 'name', 'price').rows.map(({ name }) => name)).toEqual(
    Array.from({ length: 6 }, (_, n) => `Item ${n}`),
  )
})

test('records of several neighbours are put together: definitions, and rows that belong together', () => {
  const terms = times(4, (n) => `<dt>Fair ${n}</dt><dd>Date: ${n + 1} May 2026</dd><dd>Place: City ${n}</dd>`)
  expect(read(`<dl>${terms}</dl>`, 'name', 'date', 'place').rows[1]).toEqual({
    name: 'Fair 1',
    date: '2026-05-02',
    place: 'City 1',
  })
  const stories = times(
    6,
    (n) => `<tr><td>${n + 1}.</td><td><a href="https://e.example/${n}">Story of day ${n}</a></td></tr>
      <tr><td></td><td><span>${n * 3} points</span> by <a href="/u/${n}">user${n}</a> <span>${n + 2} hours ago</span></td></tr>`,
  )
  expect(read(`<table>${stories}</table>`, 'title', 'points', 'author', 'date', 'link').rows[2]).toEqual({
    title: 'Story of day 2',
    points: 6,
    author: 'user2',
    date: '2026-05-20T06:00Z',
    link: 'https://e.example/2',
  })
})

test('rows of a table answer by the names of its columns', () => {
  const body = times(4, (n) => `<tr><td>Player ${n}<td>Team ${n % 2}<td>${n * 10}`)
  expect(read(`<table><tr><th>Player<th>Club<th>Points${body}</table>`, 'name', 'club', 'points').rows[3]).toEqual({
    name: 'Player 3',
    club: 'Team 1',
    points: 30,
  })
})

test('a value that a record lacks is null, and a field that no record has is missing', () => {
  const cards = times(6, (n) => `<li><h2>Tool ${n}</h2>${n === 2 ? '' : `<p>Price: ${n},00 €</p>`}</li>`)
  const { rows, missing } = read(`<ul>${cards}</ul>`, 'name', 'price', 'blood type')
  expect(rows[2]).toEqual({ name: 'Tool 2', price: null })
  expect(rows[3]).toEqual({ name: 'Tool 3', price: { amount: 3, currency: 'EUR' } })
  expect(missing).toEqual(['blood type'])
})

test('stars without a word are read from what they say to those who do not see them', () => {
  const cards = times(5, (n) => `<li><h2>Book ${n}</h2><span class="stars" aria-label="${n}.5 out of 5"></span></li>`)
  expect(read(`<ul>${cards}</ul>`, 'title', 'rating').rows[3]).toEqual({ title: 'Book 3', rating: 3.5 })
})

test('a name that is cut short is given whole where the page has it', () => {
  const cards = times(
    4,
    (n) => `<li><h3><a href="/${n}" title="A long story of lamp ${n}">A long story of…</a></h3><b>$${n}.00</b></li>`,
  )
  expect(read(`<ul>${cards}</ul>`, 'name', 'price').rows[1]).toMatchObject({ name: 'A long story of lamp 1' })
})

test('without wishes everything that differs from record to record is given', () => {
  const { rows, fields } = read(CARDS)
  expect(fields.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['link', 'image', 'text', 'money']))
  expect(Object.values(rows[0] ?? {})).toEqual(expect.arrayContaining(['Lamp no. 0', 'https://shop.example/i0.jpg']))
})

test('a script in the place of a link is no link', () => {
  const cards = times(4, (n) => `<li><h3><a href="javascript:alert(${n})">Trap ${n}</a></h3><b>$1.00</b></li>`)
  expect(read(`<ul>${cards}</ul>`, 'name', 'link', 'price').rows[0]).toEqual({
    name: 'Trap 0',
    link: null,
    price: { amount: 1, currency: 'USD' },
  })
})

test('a page without a list has no rows', () => {
  expect(read('<h1>Hello</h1><p>One.</p>', 'name')).toEqual({
    rows: [],
    fields: [],
    missing: ['name'],
    next: undefined,
  })
})

test('ten thousand records are read in a moment, and so is a page that never nests the same way twice', () => {
  const started = performance.now()
  const many = times(10_000, (n) => `<div><h3><a href="/p${n}">Thing ${n}</a></h3><b>$${n}.99</b></div>`)
  expect(read(many, 'name', 'price').rows).toHaveLength(10_000)
  read(
    times(30_000, (n) => `<x${n}>t</x${n}>`),
    'name',
  )
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('without wishes, neighbours on one line are not run together into one figure', () => {
  const rows = times(5, (n) => `<div class="row"><strong>Chair ${n + 1}</strong><span>$${n + 40}.00</span></div>`)
  expect(read(`<main>${rows}</main>`).rows[0]).toEqual({ text: 'Chair 1', price: { amount: 40, currency: 'USD' } })
})
