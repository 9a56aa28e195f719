import { Refused } from '@app/toolkit'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { isolatedDocuments } from './isolated.ts'
import { READING } from './limits.ts'
import { encrypted, garbage, manyPages, streamBomb, wrongTable } from './making/make-bad-pdfs.ts'
import { makeDocx, makePdf, paragraph } from './making/make-documents.ts'

const documents = isolatedDocuments()
afterAll(() => documents.close())
const never = new AbortController().signal

const pdf = (bytes: Uint8Array) => ({ name: 'a.pdf', type: 'application/pdf', bytes })
const docx = (bytes: Uint8Array) => ({ name: 'a.docx', type: '', bytes })
const small = () => makePdf([[[50, 50, 'Hello from a page']]])

const manyParagraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => paragraph(`${index} ${(index * 7_919) % 104_729}`)).join('')

function limited(limits: Partial<typeof READING>) {
  const own = isolatedDocuments({ limits: { ...READING, ...limits } })
  onTestFinished(() => own.close())
  return own
}

test('a document is read in a thread, and the next one in the same warm thread', async () => {
  const first = await documents.read(pdf(await small()), never)
  expect(first).toMatchObject({ kind: 'pdf', text: 'Hello from a page' })
  const began = performance.now()
  await documents.read(pdf(await small()), never)
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('the bytes stay with whoever gave them', async () => {
  const file = pdf(await small())
  const before = file.bytes.length
  await documents.read(file, never)
  expect(file.bytes).toHaveLength(before)
})

describe('A5 50: a bad PDF is refused in words, and the process goes on', () => {
  test.each([
    ['ten thousand pages', () => manyPages(10_000), /10000 pages, more than the 500/],
    ['a password', encrypted, /protected by a password. Save it without one/],
    ['garbage', garbage, /damaged and cannot be read. Open it/],
  ])('%s', async (_, make, words) => {
    const reading = documents.read(pdf(make()), never)
    await expect(reading).rejects.toBeInstanceOf(Refused)
    await expect(reading).rejects.toThrow(words)
    expect((await documents.read(pdf(await small()), never)).text).toBe('Hello from a page')
  })

  test('a table of places that leads nowhere is made up for', async () => {
    expect((await documents.read(pdf(wrongTable(await small())), never)).text).toBe('Hello from a page')
  })

  test('a few kilobytes that unpack to gigabytes are stopped, and the next document is read', async () => {
    const bomb = streamBomb(2_000)
    expect(bomb.length).toBeLessThan(5_000_000)
    const own = limited({ outside: 550 })
    const reading = own.read(pdf(bomb), never)
    await expect(reading).rejects.toThrow(/more memory than a reading may have/)
    await expect(reading).rejects.toBeInstanceOf(Refused)
    expect((await own.read(pdf(await small()), never)).text).toBe('Hello from a page')
  }, 90_000)
})

test('S-70 a document that needs too much of the heap is refused; the one beside it is read', async () => {
  const own = limited({ megabytes: 48 })
  const large = own.read(docx(makeDocx(manyParagraphs(120_000))), never)
  const beside = own.read({ name: 'b.txt', type: 'text/plain', bytes: Buffer.from('hello') }, never)
  await expect(large).rejects.toThrow(/more memory than a reading may have/)
  await expect(large).rejects.toBeInstanceOf(Refused)
  expect((await beside).text).toBe('hello')
})

test('S-70 a reading that takes too long is ended, and its thread with it', async () => {
  const own = limited({ milliseconds: 1_500 })
  const reading = own.read(pdf(streamBomb(900)), never)
  await expect(reading).rejects.toThrow(/longer than 1.5 seconds to read. Give a smaller part/)
  await expect(reading).rejects.toBeInstanceOf(Refused)
})

test('a run that is stopped stops its reading, with the reason it was given', async () => {
  const stop = new AbortController()
  const reading = documents.read(pdf(streamBomb(500)), stop.signal)
  setTimeout(() => stop.abort(new Error('stopped')), 300)
  await expect(reading).rejects.toThrow('stopped')
  expect((await documents.read(pdf(await small()), never)).text).toBe('Hello from a page')
})
