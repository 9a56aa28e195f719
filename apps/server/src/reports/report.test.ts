import { inflateSync } from 'node:zlib'
import { DEMO_USER, keepArtefact } from '@app/core'
import { settings, steps, tasks } from '@app/db'
import { DEFAULT_SETTINGS } from '@app/spec'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const { app, person, db, parts } = await startTestApp()
const userId = DEMO_USER.id
/** The smallest picture there is: one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function mintRun(id: string, count: number, over: Partial<typeof tasks.$inferInsert> = {}) {
  await db.asUser(userId, async (tx) => {
    const task = { id, userId, name: 'Watch prices', status: 'completed', verdict: 'verified' } as const
    await tx.insert(tasks).values({ ...task, ...over })
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{
        id: `${id}-${index}`,
        userId,
        taskId: id,
        position: index + 1,
        path: String(index + 1),
        name: `Open page ${index + 1}`,
      },
      ...{ tool: 'browser.open', effect: 'reads', status: 'done', input: {}, verdict: 'verified', proof: 'GET /: 200' },
    }))
    await tx.insert(steps).values(rows as (typeof steps.$inferInsert)[])
  })
  const file = { name: 'after.png', type: 'image/png', bytes: DOT }
  await keepArtefact(parts, { userId, taskId: id, position: 1 }, file)
}

async function report(id: string) {
  const answer = await app.inject({
    method: 'GET',
    url: `/api/tasks/${id}/report`,
    headers: { host: '127.0.0.1:3000' },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const document = await PDFDocument.load(answer.rawPayload)
  const streams = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
  const pictures = streams.filter(({ dict }) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
  const pages = streams.filter((one) => !pictures.includes(one)).map((one) => unpack(one.contents))
  return { document, pictures, text: pages.join('\n') }
}

const unpack = (bytes: Uint8Array): string => {
  try {
    return inflateSync(bytes).toString('latin1').toUpperCase()
  } catch {
    return ''
  }
}
const latin = (words: string) => Buffer.from(words, 'latin1').toString('hex').toUpperCase()
const wide = (words: string) => Buffer.from(words, 'utf16le').swap16().toString('hex').toUpperCase()

test('a report holds the words, the steps with their proof and pictures, and the result', async () => {
  await mintRun('run-1', 3, { result: { rows: [{ name: 'Lamp' }] } })
  const { document, pictures, text } = await report('run-1')
  expect(document.getTitle()).toBe('Watch prices')
  expect(pictures.length).toBeGreaterThan(0)
  for (const words of ['Report of a run', 'Watch prices', 'Verified', 'Open page 3', 'GET /: 200', '"name": "Lamp"'])
    expect(text, words).toContain(latin(words))
})

test('it speaks the language of its reader, in letters of that language', async () => {
  await mintRun('run-2', 1, { name: '価格の監視 한국 Łódź', status: 'failed', errorMessage: 'ページがありません' })
  await db.asUser(userId, (tx) => tx.insert(settings).values({ ...DEFAULT_SETTINGS, userId, language: 'ja' }))
  const { text } = await report('run-2')
  for (const words of ['実行レポート', '価格の監視', '한국', 'ページがありません'])
    expect(text, words).toContain(wide(words))
})

test('a run of 2,000 steps makes a report that ends, and says where the rest stands', async () => {
  await mintRun('run-3', 2_000)
  await db.asUser(userId, (tx) => tx.update(settings).set({ language: 'en' }))
  const { document, text } = await report('run-3')
  expect(document.getPageCount()).toBeLessThan(60)
  expect(text).toContain(latin('The report stops here'))
})

test('S-06 somebody else’s run makes no report', async () => {
  expect((await person().ask('GET', '/api/tasks/nobodys/report')).status).toBe(404)
})
