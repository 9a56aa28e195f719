import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeFile } from './write-file.ts'

const ROWS = [
  { name: 'Lamp, oak', price: { amount: 5.5, currency: 'EUR' }, note: '=HYPERLINK("http://evil.example")' },
  { name: 'Desk "L"', price: null, note: '+1 @home' },
]

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')

test('CSV has one line a row, money in two columns, a mark for UTF-8', async () => {
  expect(text(await writeFile('csv', ROWS, ['name', 'price']))).toBe(
    '\ufeffname,price,price currency\r\n"Lamp, oak",5.5,EUR\r\n"Desk ""L""",,\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '＝1'])(
  'A5 #23, ASVS 1.2.10 the cell %j is text, not a formula',
  async (cell) => {
    const line = text(await writeFile('csv', [{ a: cell }], undefined)).split('\r\n')[1]
    expect(line?.replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a negative number stays a number', async () => {
  expect(text(await writeFile('csv', [{ a: -5 }], undefined))).toContain('\r\n-5\r\n')
})

test('an Excel workbook holds numbers as numbers, and what looks like a formula as text', async () => {
  const files = unzipSync(await writeFile('xlsx', ROWS, undefined))
  const sheet = text(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(sheet).toContain('<v>5.5</v>')
  expect(sheet).not.toContain('<f>')
})

test('JSON is the rows, or the wanted columns of them', async () => {
  expect(JSON.parse(text(await writeFile('json', ROWS, undefined)))).toEqual(ROWS)
  expect(JSON.parse(text(await writeFile('json', ROWS, ['name', 'size'])))[0]).toEqual({
    name: 'Lamp, oak',
    size: null,
  })
})

test('what is nested deeper is written as JSON, and a cell too long for a workbook is cut', async () => {
  expect(text(await writeFile('csv', [{ a: { b: [1] } }], undefined))).toContain('"{""b"":[1]}"')
  await expect(writeFile('xlsx', [{ a: 'x'.repeat(100_000) }], undefined)).resolves.toBeInstanceOf(Uint8Array)
})
