import { expect, test } from 'vitest'
import { parsePage } from '../page/parse-page.ts'
import { readDetails } from './read-details.ts'

const read = (html: string, ...fields: string[]) => readDetails(parsePage(html, 'https://shop.example/p1'), fields)
const values = (html: string, ...fields: string[]) =>
  Object.fromEntries(read(html, ...fields).map(({ field, value }) => [field, value]))

test('what a page says of itself for machines is believed first', () => {
  const html = `<title>Oak lamp | Shop</title><script type="application/ld+json">{"@graph": [
      {"@type": "WebSite", "name": "Shop"},
      {"@type": "Product", "name": "Oak lamp", "brand": {"@type": "Brand", "name": "Lumen"},
       "offers": {"@type": "Offer", "price": 49.5, "priceCurrency": "EUR"}, "aggregateRating": {"ratingValue": "4.6", "reviewCount": 12}}]}</script>
    <h1>Oak lamp</h1><p>$99.00</p>`
  expect(read(html, 'price', 'brand', 'rating')).toMatchObject([
    { field: 'price', value: '49.5 EUR', found: 'json-ld' },
    { field: 'brand', value: 'Lumen', found: 'json-ld' },
    { field: 'rating', value: '4.6', found: 'json-ld' },
  ])
})

test('microdata, RDFa and Open Graph are read too', () => {
  const html = `<meta property="og:image" content="/lamp.jpg"><div itemscope><span itemprop="sku">L-77</span>
    <meta itemprop="price" content="12 USD"></div><p property="schema:author">Ada Byron</p>`
  expect(read(html, 'sku', 'price', 'author', 'image').map(({ value, found }) => [value, found])).toEqual([
    ['L-77', 'microdata'],
    ['12 USD', 'microdata'],
    ['Ada Byron', 'rdfa'],
    ['/lamp.jpg', 'open-graph'],
  ])
})

test.each([
  ['a definition', '<dl><dt>Publisher</dt><dd>Northern Press</dd><dt>Pages</dt><dd>312</dd></dl>'],
  ['a row of two cells', '<table><tr><td>Publisher<td>Northern Press<tr><td>Pages<td>312</table>'],
  ['a heading cell', '<table><tr><th>Publisher<td>Northern Press<tr><th>Pages<td>312</table>'],
  ['a bold label', '<p><b>Publisher:</b> Northern Press<br><b>Pages:</b> 312</p>'],
  ['one text', '<ul><li>Publisher: Northern Press</li><li>Pages: 312</li></ul>'],
  [
    'two blocks',
    '<div><div class="l">Publisher:</div><div>Northern Press</div></div><div><div class="l">Pages:</div><div>312</div></div>',
  ],
  ['a heading above', '<section><h3>Publisher</h3><p>Northern Press</p><h3>Pages</h3><p>312</p></section>'],
  ['columns', '<table><tr><th>Publisher<th>Pages<tr><td>Northern Press<td>312</table>'],
])('a label and its value in %s', (_, html) => {
  expect(values(`<h1>The Book</h1>${html}`, 'publisher', 'number of pages')).toEqual({
    publisher: 'Northern Press',
    'number of pages': '312',
  })
})

test('other words for the same thing, in one or many, in any capitals and several languages', () => {
  expect(values('<h1>X</h1><p>COST: $5.00</p>', 'price')).toEqual({ price: '$5.00' })
  expect(values('<h1>X</h1><p>Preis: 5,00 €</p>', 'price')).toEqual({ price: '5,00 €' })
  expect(values('<h1>X</h1><p>Telefon: 030 1234567</p>', 'phone')).toEqual({ phone: '030 1234567' })
  expect(values('<h1>X</h1><p>Height: 6-9</p><p>Weight: 250 lbs</p>', 'height', 'weight')).toEqual({
    height: '6-9',
    weight: '250 lbs',
  })
  expect(values('<h1>X</h1><p>ISBN-13: 978-0-306-40615-7</p>', 'isbn_13')).toEqual({ isbn_13: '978-0-306-40615-7' })
})

test('several values come one by one as well', () => {
  const [director] = read(
    '<h1>Film</h1><p><b>Directed by:</b> <a>Ann Lee</a>, <a>Bo Ek</a></p><p><b>Year:</b> 1999</p>',
    'director',
  )
  expect(director).toMatchObject({ value: 'Ann Lee, Bo Ek', values: ['Ann Lee', 'Bo Ek'], label: 'Directed by:' })
})

test('the title is what stands out and the page’s own title repeats, without words about the page', () => {
  const html =
    '<title>Arctic Grill Review | Guide</title><h2>Guide</h2><h1>Arctic Grill Review</h1><h2>Other places</h2>'
  expect(read(html, 'name')).toMatchObject([
    { value: 'Arctic Grill', found: 'heading', written: ['Arctic Grill Review'] },
  ])
})

test('without a label a price is the one near the title, not what is saved, shipped or struck out', () => {
  const html = `<title>Lamp</title><h1>Lamp</h1><p><s>$80.00</s></p><p>You save $20.00</p><p><b>$60.00</b></p><p>$4.99 shipping</p>
    ${'<p>words between</p>'.repeat(250)}<h3>Related</h3><p>Desk</p><p>Price: $300.00</p>`
  expect(values(html, 'price')).toEqual({ price: '$60.00' })
})

test('a phone number and an address are known by their looks', () => {
  const html =
    '<h1>Bistro</h1><div><span>12 Main St.</span><br><span>Springfield</span>, <span>IL</span> <span>62701</span></div><p>(217) 555-0134</p><a>Map</a>'
  expect(values(html, 'phone', 'address')).toEqual({
    phone: '(217) 555-0134',
    address: '12 Main St. Springfield, IL 62701',
  })
})

test('a row of links is a menu, not a label with its value', () => {
  expect(read('<h1>X</h1><ul><li><a>Brand</a></li><li><a>Bestsellers</a></li></ul>', 'colour')).toEqual([])
  const html = '<div><a>Brand</a> <a>Bestsellers</a></div><h1>X</h1><p><b>Brand</b>: Lumen</p>'
  expect(values(html, 'brand')).toEqual({ brand: 'Lumen' })
})

test('what is not there is not made up', () =>
  expect(read('<h1>Lamp</h1><p>Nice.</p>', 'price', 'phone', 'author')).toEqual([]))

test('A5 #26 hostile pages are read in a moment', () => {
  const started = performance.now()
  const fields = ['title', 'price', 'phone', 'email', 'address', 'author', 'date', 'rating']
  for (const piece of ['<p>Price: $5</p>', '<dt>Price<dd>$5', '<b>x', '<span>1</span>', '(', '1 '])
    read(piece.repeat(300_000 / piece.length), ...fields)
  read(`<script type="application/ld+json">${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}</script>`, ...fields)
  expect(performance.now() - started).toBeLessThan(25_000)
})

test('the name of the site is not the name of the thing', () => {
  const html = `<title>Oak lamp - Lumen Shop</title><meta property="og:site_name" content="Lumen Shop">
    <script type="application/ld+json">{"@type": "WebSite", "name": "Lumen Shop"}</script><h1>Oak lamp</h1>`
  expect(values(html, 'name')).toEqual({ name: 'Oak lamp' })
})

test('a location needs no street', () => {
  const html = '<h1>Backend engineer</h1><dl><dt>Location</dt><dd>Porto, Portugal</dd></dl>'
  expect(values(html, 'location')).toEqual({ location: 'Porto, Portugal' })
})
