import { Refused } from '@app/toolkit'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { makeDocx, makePdf, makeXlsx, paragraph, wordTable } from '../making/make-documents.ts'
import { makePicture, png } from '../making/make-picture.ts'
import { type Ocr, tesseractOcr } from './ocr.ts'
import { readDocument } from './read-document.ts'

const noOcr: Ocr = { read: () => Promise.reject(new Error('No picture was to be read.')) }
const later = { until: Date.now() + 60_000 }
const read = (name: string, bytes: Uint8Array | string, ocr = noOcr) =>
  readDocument({ name, type: '', bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes }, ocr, later)

test('a PDF gives its lines with their places; a wide gap begins another line', async () => {
  const { pages, text } = await read(
    'a.pdf',
    await makePdf([
      [
        [50, 100, 'Net amount'],
        [300, 100, '12.50'],
      ],
      [[50, 60, 'Page two']],
    ]),
  )
  const [net, amount] = pages[0]?.lines ?? []
  expect(net).toMatchObject({ text: 'Net amount', words: [{ text: 'Net' }, { text: 'amount' }] })
  expect(net?.x).toBeCloseTo(50, 0)
  expect((net?.y ?? 0) + (net?.height ?? 0)).toBeCloseTo(102, 0)
  expect(amount).toMatchObject({ text: '12.50' })
  expect(amount?.x).toBeCloseTo(300, 0)
  expect(text).toBe('Net amount\t12.50\n\nPage two')
})

test('a Word document gives paragraphs and tables', async () => {
  const body =
    paragraph('Dear Ada') +
    wordTable([
      ['Item', 'Price'],
      ['Lamp', '12.00'],
    ]) +
    paragraph('Yours')
  const { kind, text, tables } = await read('a.docx', makeDocx(body))
  expect(kind).toBe('docx')
  expect(text).toMatch(/^Dear Ada\nItem Price\nLamp 12\.00\nYours$/)
  expect(tables).toEqual([
    {
      page: 1,
      rows: [
        ['Item', 'Price'],
        ['Lamp', '12.00'],
      ],
    },
  ])
})

test('a workbook gives each sheet as typed rows', async () => {
  const { tables } = await read(
    'a.xlsx',
    await makeXlsx([
      ['Item', 'Price', 'Sold'],
      ['Lamp', 12.5, new Date('2025-03-04T00:00:00Z')],
    ]),
  )
  expect(tables).toEqual([
    {
      page: 1,
      name: 'Sales',
      rows: [
        ['Item', 'Price', 'Sold'],
        ['Lamp', 12.5, '2025-03-04'],
      ],
    },
  ])
})

test.each([
  ['semicolons and a mark', Buffer.from('\ufeffa;b\n"x;1";2\n'), ';'],
  ['UTF-16 with its mark', Buffer.from('\ufeffa\tb\nx;1\t2\n', 'utf16le'), 'tab'],
  ['UTF-16 without a mark', Buffer.from('a|b\nx;1|2\n', 'utf16le'), '|'],
])('A5 51: a CSV with %s is read', async (_, bytes, delimiter) => {
  const { tables, meta } = await read('a.csv', bytes)
  expect(tables?.[0]?.rows).toEqual([
    ['a', 'b'],
    ['x;1', '2'],
  ])
  expect(meta.delimiter).toBe(delimiter)
})

test('letters of an old Windows file come out right', async () => {
  expect((await read('a.txt', Buffer.from('Stra\xdfe, caf\xe9', 'latin1'))).text).toBe('Straße, café')
})

test('A5 51: a formula in a CSV stays text, and a table of too many columns is refused', async () => {
  expect((await read('a.csv', 'a,b\n=1+1,@x\n')).tables?.[0]?.rows[1]).toEqual(['=1+1', '@x'])
  await expect(read('a.csv', `${'x,'.repeat(1_000_000)}\n`)).rejects.toThrow(/more than 1000 columns/)
})

test('a web page gives the text a person sees', async () => {
  const { kind, text } = await read(
    'a.html',
    '<!doctype html><p>Hello <b>you</b></p><script>alert(1)</script><p hidden>no</p>',
  )
  expect({ kind, text }).toEqual({ kind: 'html', text: 'Hello you' })
})

test('a picture is read letter by letter, with how sure it is', async () => {
  const { pages } = await read('a.png', makePicture('THE FINAL TAX'), tesseractOcr())
  expect(pages[0]).toMatchObject({ readBy: 'ocr', lines: [{ text: 'THE FINAL TAX' }] })
  expect(pages[0]?.confidence).toBeGreaterThan(0.7)
})

async function scan(text?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const picture = await document.embedPng(makePicture('LATE FINE'))
  const page = document.addPage([595, 842])
  page.drawImage(picture, { x: 100, y: 600, width: 400, height: 80 })
  if (text) page.drawText(text, { x: 50, y: 100, size: 10 })
  return document.save()
}

test('a scanned page is read from its picture, at the places of the page', async () => {
  const { pages, text } = await read('a.pdf', await scan(), tesseractOcr())
  expect(text).toBe('LATE FINE')
  expect(pages[0]?.readBy).toBe('ocr')
  const [line] = pages[0]?.lines ?? []
  expect(line?.x).toBeGreaterThan(100)
  expect(line?.y).toBeGreaterThan(842 - 680)
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(842 - 600)
})

test('a page with letters is not read from its pictures', async () => {
  expect((await read('a.pdf', await scan('Written in letters'), noOcr)).text).toBe('Written in letters')
})

test('pages there is no time for are counted, not left out in silence', async () => {
  const file = { name: 'a.pdf', type: '', bytes: await scan() }
  const { meta, pages } = await readDocument(file, noOcr, { until: 0 })
  expect(meta).toMatchObject({ pages: 1, unreadPages: 1 })
  expect(pages[0]?.readBy).toBe('nothing')
})

test('S-70 a picture of too many points is refused before it is unpacked', async () => {
  const reading = read('a.png', png(60_000, 60_000, Buffer.alloc(10)))
  await expect(reading).rejects.toThrow(/more than 50 million points. Give a smaller one/)
  await expect(reading).rejects.toBeInstanceOf(Refused)
})

test('A5 27: a Word document that declares entities is refused', async () => {
  const lol = '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>'
  await expect(read('a.docx', makeDocx(paragraph('&b;'), { head: lol }))).rejects.toThrow(/declares entities/)
})
