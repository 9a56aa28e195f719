import { expect, test } from 'vitest'
import { makePdf } from '../making/make-documents.ts'
import { readPdf } from '../read/read-pdf.ts'
import { findTables } from './find-tables.ts'
import { tableInRegion } from './tables-in-regions.ts'

type Text = [number, number, string]
const noOcr = { read: () => Promise.reject(new Error('No picture was to be read.')) }

async function tablesOf(...made: Parameters<typeof makePdf>) {
  const { pages } = await readPdf(await makePdf(...made), noOcr, { until: 0 })
  return { pages, tables: findTables(pages) }
}

/** Rows of texts, `pitch` points apart, in columns at the given places. */
const grid = (rows: string[][], columns: number[], top = 100, pitch = 18): Text[] =>
  rows.flatMap((row, index) => row.map((text, column): Text => [columns[column] ?? 0, top + index * pitch, text]))

const PRICES = [
  ['Item', 'Pieces', 'Price'],
  ['Okapi lamp', '2', '12.50'],
  ['Long wooden table', '1', '340.00'],
  ['Chair', '4', '89.90'],
]
const PROSE: Text[] = [
  [50, 40, 'This is a paragraph of running text that stands above the table and is no part of it.'],
  [50, 400, 'And another one below it, just as long as the first one and just as little of a table.'],
]

test('columns without any lines are found by the white between them', async () => {
  const { tables } = await tablesOf([[...PROSE, ...grid(PRICES, [50, 250, 350])]])
  expect(tables.map(({ page, rows }) => ({ page, rows }))).toEqual([{ page: 1, rows: PRICES }])
})

test('text that goes on in the next line belongs to its cell where lines part the rows', async () => {
  const texts: Text[] = [
    ...grid([['Kind', 'Meaning']], [60, 200], 100),
    ...grid(
      [
        ['Visual', 'A line of fixed length'],
        ['scale', 'with words at its ends'],
      ],
      [60, 200],
      130,
      12,
    ),
    ...grid(
      [
        ['List', 'Questions with two'],
        ['', 'answers each'],
      ],
      [60, 200],
      170,
      12,
    ),
  ]
  const { tables } = await tablesOf([texts], (page) => {
    for (const y of [85, 110, 150, 190])
      page.drawLine({ start: { x: 50, y: 842 - y }, end: { x: 400, y: 842 - y }, thickness: 1 })
  })
  expect(tables[0]?.rows).toEqual([
    ['Kind', 'Meaning'],
    ['Visual scale', 'A line of fixed length with words at its ends'],
    ['List', 'Questions with two answers each'],
  ])
})

test('a heading over several columns stands over the first of them, its parts in the row below', async () => {
  const body = [
    ['North', '10', '20', '30'],
    ['South', '11', '21', '31'],
    ['West', '12', '22', '32'],
  ]
  const texts: Text[] = [
    [205, 100, 'Sales of the whole of last year'],
    ...grid([['Region', 'May', 'June', 'July'], ...body], [50, 200, 260, 320], 118),
  ]
  const { tables } = await tablesOf([texts], (page) => {
    for (const y of [85, 195])
      page.drawLine({ start: { x: 45, y: 842 - y }, end: { x: 360, y: 842 - y }, thickness: 1 })
  })
  expect(tables[0]?.rows.slice(0, 3)).toEqual([
    ['Region', 'Sales of the whole of last year', '', ''],
    ['', 'May', 'June', 'July'],
    ['North', '10', '20', '30'],
  ])
})

test('a table that repeats its header on the next page is one table', async () => {
  const more = [
    ['Item', 'Pieces', 'Price'],
    ['Shelf', '3', '45.00'],
    ['Bed', '1', '500.00'],
    ['Rug', '1', '70.00'],
  ]
  const { tables } = await tablesOf([grid(PRICES, [50, 250, 350]), grid(more, [50, 250, 350])])
  expect(tables).toHaveLength(1)
  expect(tables[0]?.rows.map(([item]) => item)).toEqual([
    'Item',
    'Okapi lamp',
    'Long wooden table',
    'Chair',
    'Shelf',
    'Bed',
    'Rug',
  ])
})

test('dots that lead to a figure are no part of the label', async () => {
  const { tables } = await tablesOf([
    grid(
      [
        ['Year', 'Sum'],
        ['First ..........', '10'],
        ['Second .......', '20'],
        ['Third ....', '30'],
      ],
      [50, 250],
    ),
  ])
  expect(tables[0]?.rows.map(([label]) => label)).toEqual(['Year', 'First', 'Second', 'Third'])
})

test('running text, a list and the scale of a diagram are no tables', async () => {
  const list = grid(
    [
      ['•', 'first point of the list'],
      ['•', 'second point'],
      ['•', 'third point'],
      ['•', 'fourth point'],
    ],
    [50, 70],
  )
  const scale: Text[] = ['100', '80', '60', '40', '20', '0'].map((value, index): Text => [50, 450 + index * 30, value])
  const years: Text[] = ['2001', '2002', '2003'].map((value, index): Text => [120 + index * 100, 630, value])
  expect((await tablesOf([[...PROSE, ...list]])).tables).toEqual([])
  expect((await tablesOf([[...scale, ...years, [200, 500, 'a curve']]])).tables).toEqual([])
})

test('a place that somebody names is read as a table, whatever stands around it', async () => {
  const { pages } = await tablesOf([[...PROSE, ...grid(PRICES, [50, 250, 350])]])
  const [page] = pages
  expect(page && tableInRegion(page, { x: 40, y: 85, width: 400, height: 40 })).toEqual(PRICES.slice(0, 2))
})
