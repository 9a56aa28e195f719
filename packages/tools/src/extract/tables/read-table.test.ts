import { expect, test } from 'vitest'
import { readField } from '../details/fields.ts'
import { parsePage } from '../page/parse-page.ts'
import { chooseTable, listTables } from './choose-table.ts'
import { readTable } from './read-table.ts'
import { tableRows } from './table-rows.ts'

function read(html: string) {
  const table = parsePage(html).all.find(({ tag }) => tag === 'table')
  if (!table) throw new Error('The page has no table.')
  const { header, rows, caption } = readTable(table)
  return { header, rows, caption }
}

test('names first, then the rows, and the caption beside them', () => {
  const html =
    '<table><caption>Rivers</caption><tr><th>Name<th>Length<tr><td>Elbe<td>1,094 km<tr><td>Oder<td>866 km</table>'
  expect(read(html)).toEqual({
    caption: 'Rivers',
    header: ['Name', 'Length'],
    rows: [
      ['Elbe', '1,094 km'],
      ['Oder', '866 km'],
    ],
  })
})

test('a cell that spans stands in every place it covers', () => {
  const html = `<table><tr><th>Year<th>Team<th>Goals</tr>
    <tr><td rowspan=2>2024<td>Reds<td>3</tr><tr><td>Blues<td>1</tr><tr><td>2025<td colspan=2>cancelled</tr></table>`
  expect(read(html).rows).toEqual([
    ['2024', 'Reds', '3'],
    ['2024', 'Blues', '1'],
    ['2025', 'cancelled', 'cancelled'],
  ])
})

test('headings on top of each other are one name, outer first', () => {
  const html = `<table><tr><th rowspan=2>City<th colspan=2>Rain<tr><th>May<th>June<tr><td>Rome<td>33<td>21</table>`
  expect(read(html).header).toEqual(['City', 'Rain May', 'Rain June'])
})

test('headings in the first column are cells of their rows', () => {
  const html = '<table><tr><th>A<th>B</tr><tr><th scope=row>x<td>1</tr><tr><th scope=row>y<td>2</tr></table>'
  expect(read(html).rows).toEqual([
    ['x', '1'],
    ['y', '2'],
  ])
})

test('titles across the table, repeated headings, empty columns and footnote marks are not data', () => {
  const html = `<table><tr><th colspan=3>Results 2024</tr><tr><th>Name<th>Flag<th>Time</tr>
    <tr><td>Ann<sup><a href="#n1">[1]</a></sup><td><img src=f.png><td>9.1</tr><tr><td colspan=3>Second heat</tr>
    <tr><th>Name<th>Flag<th>Time</tr><tr><td>Bo<td><td><span class="sortkey">00</span>9.4</tr></table>`
  expect(read(html)).toEqual({
    caption: undefined,
    header: ['Name', 'Time'],
    rows: [
      ['Ann', '9.1'],
      ['Bo', '9.4'],
    ],
  })
})

test('without headings the first row names the columns', () => {
  expect(read('<table><tr><td>Name<td>Age<tr><td>Ann<td>7</table>')).toMatchObject({ header: ['Name', 'Age'] })
})

test('rows of a table in a cell belong to that table', () => {
  const html = '<table><tr><th>A<th>B<tr><td>1<td><table><tr><td>x<td>y</table><tr><td>2<td>z</table>'
  expect(read(html).rows).toEqual([
    ['1', 'x y'],
    ['2', 'z'],
  ])
})

test('the foot comes last wherever it is written', () => {
  const html =
    '<table><thead><tr><th>A<th>B</thead><tfoot><tr><td>sum<td>3</tfoot><tbody><tr><td>x<td>3</tbody></table>'
  expect(read(html).rows.at(-1)).toEqual(['sum', '3'])
})

const PAGE = parsePage(
  `<table><tr><td><form><input></form><td><p>${'Long text. '.repeat(60)}</p></table>
   <table><tr><th>Name<th>Price<th>Site<tr><td>Lamp<td>$5.00<td><a href="/lamp">see</a><tr><td>Desk<td>$1,050.00<td><a href="/desk">see</a></table>
   <table role=presentation><tr><td>a<td>b<tr><td>c<td>d</table>
   <table><tr><th>Month<th>Rain<tr><td>May<td>12<tr><td>June<td>9<tr><td>July<td>3<tr><td>August<td>4</table>`,
  'https://shop.example/list',
)

test('tables that arrange the page are told from tables that hold data', () => {
  expect(listTables(PAGE).map(({ header }) => header[0])).toEqual(['Name', 'Month'])
})

test('the table whose columns answer the fields is taken, else the largest, else none', () => {
  const tables = listTables(PAGE)
  expect(chooseTable(tables, [readField('price')])?.header).toEqual(['Name', 'Price', 'Site'])
  expect(chooseTable(tables, [])?.header).toEqual(['Month', 'Rain'])
  expect(chooseTable(tables, [readField('blood type')])).toBeUndefined()
})

test('wanted columns come typed, under the names they were wanted by', () => {
  const [table] = listTables(PAGE)
  if (!table) throw new Error('No table.')
  const around = { url: PAGE.url, language: 'en', now: new Date(0) }
  expect(tableRows(table, ['item name', 'cost', 'link', 'colour'], around)).toEqual({
    rows: [
      { 'item name': 'Lamp', cost: { amount: 5, currency: 'USD' }, link: 'https://shop.example/lamp' },
      { 'item name': 'Desk', cost: { amount: 1050, currency: 'USD' }, link: 'https://shop.example/desk' },
    ],
    fields: [
      { name: 'item name', kind: 'text' },
      { name: 'cost', kind: 'money' },
      { name: 'link', kind: 'link' },
    ],
    missing: ['colour'],
  })
})

test('ten thousand rows, spans of a thousand columns and tables four hundred deep are read in a moment', () => {
  const started = performance.now()
  const rows = Array.from({ length: 10_000 }, (_, i) => `<tr><td>${i}<td>x`).join('')
  expect(listTables(parsePage(`<table><tr><th>A<th>B${rows}</table>`))[0]?.rows).toHaveLength(10_000)
  listTables(parsePage(`<table>${'<tr><td colspan=1000 rowspan=60000>x'.repeat(3_000)}</table>`))
  listTables(parsePage('<table><tr><td>'.repeat(30_000)))
  expect(performance.now() - started).toBeLessThan(15_000)
})
