import { Refused } from '@app/toolkit'
import { expect, test } from 'vitest'
import { readPdf } from '../read/read-pdf.ts'
import { findTables } from '../tables/find-tables.ts'
import { writeReport } from './write-report.ts'

const noOcr = { read: () => Promise.reject(new Error('No picture was to be read.')) }
const read = async (bytes: Uint8Array) => readPdf(bytes, noOcr, { until: 0 })

test('a report says what it was given, wrapped to the page', async () => {
  const long = 'A sentence that goes on. '.repeat(20).trim()
  const { text, pages } = await read(await writeReport({ title: 'Prices in May', text: `${long}\nThe end.`, rows: [] }))
  expect(text.replace(/\s+/g, ' ')).toBe(`Prices in May ${long} The end.`)
  expect(Math.max(...(pages[0]?.lines ?? []).map((line) => line.x + line.width))).toBeLessThan(595 - 50)
})

test('a long table repeats its header on every page, so that it reads back as one', async () => {
  const rows = [['Item', 'Price'], ...Array.from({ length: 90 }, (_, index) => [`Lamp ${index}`, `${index}.50`])]
  const { pages } = await read(await writeReport({ title: '', text: '', rows }))
  expect(pages.length).toBeGreaterThan(1)
  expect(findTables(pages).map((table) => table.rows)).toEqual([rows])
})

test('letters that the fonts of every viewer lack are refused, not lost', async () => {
  const report = writeReport({ title: 'Größe: 5 €', text: 'fine', rows: [['翡']] })
  await expect(report).rejects.toThrow(/cannot show "翡"/)
  await expect(report).rejects.toBeInstanceOf(Refused)
})
