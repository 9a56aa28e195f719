// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { toCsv } from '../shared/to-csv.ts'
import { toTask } from '../shared/to-task.ts'
import { listTables } from './list-tables.ts'

function tablesOf(html: string) {
  document.body.innerHTML = html
  return listTables(document)
}

test('a table is read with its columns, and is called by the heading above it', () => {
  const [table] = tablesOf(`<h2>Open orders</h2><table><thead><tr><th>Order</th><th>Total</th></tr></thead>
    <tbody><tr><td>1042</td><td> $48.00 </td></tr><tr><td>1041</td><td>$112.50</td></tr></tbody></table>`)
  expect(table).toEqual({
    name: 'Open orders',
    columns: ['Order', 'Total'],
    rows: [
      ['1042', '$48.00'],
      ['1041', '$112.50'],
    ],
  })
})

test('a cell that spans several is in each of them; columns without a name get one, and no two the same', () => {
  const [table] = tablesOf(`<table><tr><th colspan="2">Price</th><th></th></tr>
    <tr><td rowspan="2">A</td><td>1</td><td>x</td></tr><tr><td>2</td><td>y</td></tr></table>`)
  expect(table).toMatchObject({
    columns: ['Price', 'Price 2', 'Column 3'],
    rows: [
      ['A', '1', 'x'],
      ['A', '2', 'y'],
    ],
  })
})

test('the facts of one thing are one row', () => {
  const [table] = tablesOf(`<table><tr><th>Number</th><td>PEN-1</td></tr><tr><th>Price</th><td>$2</td></tr>
    <tr><th>Stock</th><td>4</td></tr></table>`)
  expect(table).toMatchObject({ columns: ['Number', 'Price', 'Stock'], rows: [['PEN-1', '$2', '4']] })
})

test('a list of cards is a table too, with where each leads', () => {
  const item = (name: string) =>
    `<li><h3><a href="https://shop.example/${name}">${name}</a></h3><p>$2</p><p>3 left</p></li>`
  const [table] = tablesOf(`<ul>${['Pen', 'Ink', 'Nib'].map(item).join('')}</ul>`)
  expect(table?.columns).toEqual(['Column 1', 'Column 2', 'Column 3', 'Link'])
  expect(table?.rows[1]).toEqual(['Ink', '$2', '3 left', 'https://shop.example/Ink'])
})

test('menus, lay-out and what is hidden are no tables', () => {
  const list =
    '<ul><li><a href="/a">A</a> <b>1</b></li><li><a href="/b">B</a> <b>2</b></li><li><a href="/c">C</a> <b>3</b></li></ul>'
  const rows = '<tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr>'
  expect(
    tablesOf(`<nav>${list}</nav><table role="presentation">${rows}</table><div hidden><table>${rows}</table></div>`),
  ).toEqual([])
})

test('S-70 a spreadsheet gets no formula out of a page', () => {
  expect(toCsv(['a', 'b'], [['=HYPERLINK("x")', 'say "hi", you']])).toBe(
    `a,b\r\n"'=HYPERLINK(""x"")","say ""hi"", you"`,
  )
  expect(toCsv(['n'], [['-12.50'], ['-cmd']])).toBe("n\r\n-12.50\r\n'-cmd")
})

test('a table that is sent is a task of the product’s own step, with the rows as its input', () => {
  const task = toTask({ name: 'Orders', columns: ['id', 'total'], rows: [['1', '$2']] })
  expect(task).toMatchObject({ name: 'Orders', input: [{ id: '1', total: '$2' }] })
  expect(task.recipe?.steps).toEqual([{ do: 'rows.arrange', with: { rows: '{{input}}' } }])
})
