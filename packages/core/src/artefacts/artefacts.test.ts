import type { ArtefactFilter } from '@app/contract'
import { artefacts, tasks } from '@app/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Asker } from '../context.ts'
import { sweepOrphans } from '../housekeeping/sweep-orphans.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { toFileName } from './file-name.ts'
import { toFileType } from './file-type.ts'
import { getArtefact } from './get-artefact.ts'
import { keepArtefact } from './keep-artefact.ts'
import { listArtefactsOfTask } from './list-artefacts-of-task.ts'
import { memoryFiles } from './memory-files.ts'
import { openArtefact } from './open-artefact.ts'

const db = await fileDatabase()
const files = memoryFiles()
const report = { name: 'report.csv', type: 'text/csv', bytes: Buffer.from('a,b') }
const DAY_MS = 24 * 60 * 60_000

async function mintTask(user: Asker): Promise<string> {
  const id = newId()
  await db.asUser(user.id, (tx) => tx.insert(tasks).values({ id, userId: user.id, name: 'Watch' }))
  return id
}

test('a file a step hands over is listed with its task and read back, byte for byte', async () => {
  const ada = await mintUser(db)
  const taskId = await mintTask(ada)
  const kept = await keepArtefact({ db, files }, { userId: ada.id, taskId, position: 2 }, report)
  await keepArtefact({ db, files }, { userId: ada.id, taskId, position: 1 }, { ...report, name: 'first.csv' })
  expect(kept).toMatchObject({ taskId, position: 2, name: 'report.csv', type: 'text/csv', bytes: 3 })
  const listed = await actingAs(db, ada)((ctx) => listArtefactsOfTask(ctx, taskId))
  expect(listed.map(({ name }) => name)).toEqual(['first.csv', 'report.csv'])
  const named = async (filter: ArtefactFilter) =>
    (await actingAs(db, ada)((ctx) => listArtefactsOfTask(ctx, taskId, filter))).map(({ name }) => name)
  expect(await named({ after: 1, upTo: 2 })).toEqual(['report.csv'])
  expect([await named({ kind: 'pictures' }), (await named({ kind: 'files' })).length]).toEqual([[], 2])
  const found = await actingAs(db, ada)((ctx) => getArtefact(ctx, kept.id))
  expect(Buffer.concat(await (await openArtefact(files, ada, found)).toArray()).toString()).toBe('a,b')
})

test('S-50 somebody else’s file does not exist for you, by its id, its task, or a record that names it', async () => {
  const [ada, bob] = [await mintUser(db), await mintUser(db)]
  const taskId = await mintTask(ada)
  const kept = await keepArtefact({ db, files }, { userId: ada.id, taskId, position: 1 }, report)
  await expect(actingAs(db, bob)((ctx) => getArtefact(ctx, kept.id))).rejects.toMatchObject({ code: 'not-found' })
  await expect(actingAs(db, bob)((ctx) => listArtefactsOfTask(ctx, taskId))).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(openArtefact(files, bob, kept)).rejects.toMatchObject({ code: 'not-found' })
})

test('a step taken twice keeps the same file once, and a different one beside it', async () => {
  const ada = await mintUser(db)
  const origin = { userId: ada.id, taskId: await mintTask(ada), position: 1 }
  const first = await keepArtefact({ db, files }, origin, report)
  expect(await keepArtefact({ db, files }, origin, report)).toEqual(first)
  await keepArtefact({ db, files }, origin, { ...report, bytes: Buffer.from('other') })
  expect(await actingAs(db, ada)((ctx) => listArtefactsOfTask(ctx, origin.taskId))).toHaveLength(2)
  expect([...files.kept.keys()].filter((key) => key.startsWith(`${ada.id}/`))).toHaveLength(2)
})

test('a file whose task is gone meanwhile leaves neither row nor bytes', async () => {
  const ada = await mintUser(db)
  await expect(keepArtefact({ db, files }, { userId: ada.id, taskId: 'gone', position: 1 }, report)).rejects.toThrow()
  expect([...files.kept.keys()].filter((key) => key.startsWith(`${ada.id}/`))).toEqual([])
})

test('R-08 files without a row are removed after a day; young ones and those with a row stay', async () => {
  const ada = await mintUser(db)
  const mine = memoryFiles()
  const taskId = await mintTask(ada)
  const kept = await keepArtefact({ db, files: mine }, { userId: ada.id, taskId, position: 1 }, report)
  const lost = await keepArtefact({ db, files: mine }, { userId: ada.id, taskId, position: 2 }, report)
  await db.asUser(ada.id, (tx) => tx.delete(artefacts).where(eq(artefacts.id, lost.id)))
  mine.age(DAY_MS - 60_000)
  expect(await sweepOrphans(db, mine)).toBe(0)
  mine.age(120_000)
  await mine.put(`${ada.id}/${taskId}/arriving`, Buffer.from('x'))
  expect(await sweepOrphans(db, mine)).toBe(1)
  expect([...mine.kept.keys()].sort()).toEqual(
    [`${ada.id}/${taskId}/${kept.id}`, `${ada.id}/${taskId}/arriving`].sort(),
  )
})

describe('S-70 what a file is', () => {
  const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
  test.each([
    ['image/png', png, 'image/png'],
    ['IMAGE/PNG; charset=x', png, 'image/png'],
    ['image/png', Buffer.from('<script>'), 'application/octet-stream'],
    ['text/html', Buffer.from('<script>'), 'application/octet-stream'],
    ['image/svg+xml', Buffer.from('<svg>'), 'application/octet-stream'],
    ['application/pdf', Buffer.from('%PDF-1.7'), 'application/pdf'],
    ['application/pdf', Buffer.from('MZ'), 'application/octet-stream'],
    ['text/csv', Buffer.from('a,b'), 'text/csv'],
    ['constructor', Buffer.from('x'), 'application/octet-stream'],
    ['', Buffer.alloc(0), 'application/octet-stream'],
  ])('%s is kept as %s only if its first bytes agree', (declared, start, type) => {
    expect(toFileType(declared, start)).toBe(type)
  })

  test.each([
    ['report.csv', 'report.csv'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ada\\Rechnung März.pdf', 'Rechnung März.pdf'],
    ['.bashrc', 'bashrc'],
    ['a\r\nSet-Cookie: x', 'aSet-Cookie x'],
    ['\u202Etxt.exe', 'txt.exe'],
    ['', 'file'],
    ['..', 'file'],
    ['請求書.pdf', '請求書.pdf'],
    [`${'x'.repeat(300)}.xlsx`, `${'x'.repeat(145)}.xlsx`],
  ])('the name %j becomes %j', (given, name) => {
    expect(toFileName(given)).toBe(name)
  })
})
