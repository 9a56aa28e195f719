import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { folderStore, type Store, StoreError, s3Store } from './index.ts'
import { writeMeasured } from './measure.ts'
import { serveS3 } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'store-'))
const s3 = await serveS3({ pageSize: 3 })
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const textOf = async (stream: Readable | undefined) => stream && Buffer.concat(await stream.toArray()).toString()

async function listOf(store: Store, prefix: string) {
  const found = []
  for await (const each of store.list(prefix)) found.push(each)
  return found
}
const keysOf = async (store: Store, prefix: string) => (await listOf(store, prefix)).map(({ key }) => key).sort()

describe.each([
  ['a folder', () => folderStore(folder)],
  ['an S3 service', () => s3Store(s3.config)],
])('%s', (_name, open) => {
  const store = open()

  test('keeps what it was given, bytes or a stream, and says how much and its hash', async () => {
    const sha256 = createHash('sha256').update('Grüße').digest('hex')
    expect(await store.put('ada/t1/a', Buffer.from('Grüße'))).toEqual({ bytes: 7, sha256 })
    expect(await store.put('ada/t1/b', Readable.from([Buffer.from('Grü'), Buffer.from('ße')]))).toEqual({
      bytes: 7,
      sha256,
    })
    expect([await textOf(await store.get('ada/t1/a')), await textOf(await store.get('ada/t1/b'))]).toEqual([
      'Grüße',
      'Grüße',
    ])
    await store.put('ada/t1/a', Buffer.from('newer'))
    expect(await textOf(await store.get('ada/t1/a'))).toBe('newer')
    expect(await store.put('ada/t1/empty', Buffer.alloc(0))).toMatchObject({ bytes: 0 })
    expect(await textOf(await store.get('ada/t1/empty'))).toBe('')
  })

  test('lists by user and task, in as many pages as it takes, and knows how old each file is', async () => {
    for (const key of ['cy/t1/a', 'cy/t1/b', 'cy/t2/a', 'cy/t2/b', 'cy2/t1/a']) await store.put(key, Buffer.from(key))
    expect(await keysOf(store, 'cy/')).toEqual(['cy/t1/a', 'cy/t1/b', 'cy/t2/a', 'cy/t2/b'])
    expect(await keysOf(store, 'cy/t2/')).toEqual(['cy/t2/a', 'cy/t2/b'])
    expect(await keysOf(store, 'nobody/')).toEqual([])
    const [first] = await listOf(store, 'cy/t1/')
    expect(Date.now() - Number(first?.changedAt)).toBeLessThan(60_000)
  })

  test('removes what is there, minds nothing that is not, and then has it no more', async () => {
    await store.put('dee/t1/a', Buffer.from('x'))
    await store.put('dee/t1/b', Buffer.from('y'))
    await store.remove(['dee/t1/a', 'dee/t1/never'])
    expect(await store.get('dee/t1/a')).toBeUndefined()
    expect(await keysOf(store, 'dee/')).toEqual(['dee/t1/b'])
  })

  test.each([
    '../../etc/passwd',
    'ada/t1/../../x',
    '/ada/t1/a',
    'ada/t1',
    'ada/t1/a/b',
    'ada/t1/a\0',
    'ada/t1/ä',
    '.arriving/t1/a',
    'ada\\t1\\a',
    '',
  ])('S-04 the key %j reaches nothing', async (key) => {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('user/task/file')
    await expect(store.get(key)).rejects.toThrow('user/task/file')
    await expect(store.remove([key])).rejects.toThrow('user/task/file')
  })

  test('a stream that breaks off leaves nothing behind', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the line went dead')
      })(),
    )
    await expect(store.put('eve/t1/a', broken)).rejects.toThrow('the line went dead')
    expect(await store.get('eve/t1/a')).toBeUndefined()
    expect(await readdir(join(folder, '.arriving'))).toEqual([])
  })
})

test('R-08 on a disk that is nearly full nothing more is kept, and the words say what helps', async () => {
  const store = folderStore(folder, { freeShare: async () => 0.049 })
  await expect(store.put('ada/t9/a', Buffer.from('x'))).rejects.toThrow(/nearly full.*S3_BUCKET/)
  expect(await store.get('ada/t9/a')).toBeUndefined()
  const roomy = folderStore(folder, { freeShare: async () => 0.05 })
  expect(await roomy.put('ada/t9/a', Buffer.from('x'))).toMatchObject({ bytes: 1 })
})

test('what a crash left half-written is gone a day later, and what is arriving now is not', async () => {
  const arriving = join(folder, '.arriving')
  await mkdir(arriving, { recursive: true })
  for (const name of ['old', 'new']) await writeFile(join(arriving, name), 'half')
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000)
  await utimes(join(arriving, 'old'), yesterday, yesterday)
  await folderStore(folder).put('ada/t8/a', Buffer.from('x'))
  expect(await readdir(arriving)).toEqual(['new'])
  await rm(join(arriving, 'new'))
})

test('S-70 a file over the limit is refused while it arrives, not after', async () => {
  let given = 0
  const endless = Readable.from(
    (function* () {
      for (;;) {
        given += 1_000
        yield Buffer.alloc(1_000)
      }
    })(),
  )
  const path = join(folder, 'too-large')
  await expect(writeMeasured(path, endless, 1_000_000)).rejects.toThrow('larger than 1 MB')
  expect(given).toBeLessThan(1_200_000)
  await rm(path, { force: true })
})

describe('an S3 service that says no', () => {
  test.each([
    ['a wrong key', { secretAccessKey: 'another' }, /403 SignatureDoesNotMatch.*S3_BUCKET/],
    ['a bucket that is not there', { bucket: 'nothing' }, /404 NoSuchBucket/],
    ['an address where nobody is', { endpoint: 'http://127.0.0.1:9' }, /does not answer.*S3_ENDPOINT/],
  ])('%s is told in words, without the key', async (_what, over, words) => {
    const store = s3Store({ ...s3.config, ...over })
    const error = await store.put('ada/t1/a', Buffer.from('x')).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(StoreError)
    expect(error.message).toMatch(words)
    expect(error.message).not.toContain(s3.config.secretAccessKey)
  })
})
