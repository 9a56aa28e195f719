import { DEMO_USER, keepArtefact } from '@app/core'
import { tasks } from '@app/db'
import { StoreError } from '@app/store'
import { describe, expect, test } from 'vitest'
import { fileNameParameters } from '../http/send-file.ts'
import { startTestApp } from '../testing.ts'

const { person, parts, db } = await startTestApp()
const demo = person()
await db.asUser(DEMO_USER.id, (tx) => tx.insert(tasks).values({ id: 'task', userId: DEMO_USER.id, name: 'Watch' }))

const keep = (name: string, type: string, bytes: Buffer) =>
  keepArtefact(parts, { userId: DEMO_USER.id, taskId: 'task', position: 1 }, { name, type, bytes })

test('the files of a task are listed and downloaded', async () => {
  const { id } = await keep('Preise “neu”.csv', 'text/csv', Buffer.from('a,b'))
  expect((await demo.ask('GET', '/api/tasks/task/artefacts')).json).toMatchObject([{ id, bytes: 3, type: 'text/csv' }])
  const { status, words, headers } = await demo.ask('GET', `/api/artefacts/${id}`)
  expect([status, words, headers['content-type'], headers['content-length']]).toEqual([200, 'a,b', 'text/csv', '3'])
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Preise _neu_.csv"; filename*=UTF-8''Preise%20%E2%80%9Cneu%E2%80%9D.csv`,
  )
})

describe('S-55 what agents bring home cannot act in the user’s name', () => {
  test.each([
    ['a page', 'page.html', 'text/html', '<script>alert(1)</script>'],
    ['a drawing with a script', 'x.svg', 'image/svg+xml', '<svg onload="alert(1)"/>'],
    ['a page that says it is a picture', 'x.png', 'image/png', '<script>alert(1)</script>'],
  ])('%s is a download of no type, in a sandbox', async (_what, name, type, text) => {
    const { id } = await keep(name, type, Buffer.from(text))
    const { headers } = await demo.ask('GET', `/api/artefacts/${id}`)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  test('a picture may be shown where it is, in the same sandbox', async () => {
    const { id } = await keep('shot.png', 'image/png', Buffer.from('89504e470d0a1a0a00', 'hex'))
    const { headers } = await demo.ask('GET', `/api/artefacts/${id}`)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^inline;/),
      'content-security-policy': "sandbox; default-src 'none'",
    })
  })
})

test('a file whose bytes are gone is not found; a store that is away says so', async () => {
  const { id, taskId } = await keep('gone.txt', 'text/plain', Buffer.from('x'))
  await parts.files.remove([`${DEMO_USER.id}/${taskId}/${id}`])
  expect(await demo.ask('GET', `/api/artefacts/${id}`)).toMatchObject({ status: 404, words: 'There is no such file.' })
  const away = await startTestApp({
    files: { ...parts.files, get: () => Promise.reject(new StoreError('The file store does not answer.')) },
  })
  await away.db.asUser(DEMO_USER.id, (tx) =>
    tx.insert(tasks).values({ id: 'task', userId: DEMO_USER.id, name: 'Watch' }),
  )
  const there = await keepArtefact(
    away.parts,
    { userId: DEMO_USER.id, taskId: 'task', position: 1 },
    { name: 'x.txt', type: 'text/plain', bytes: Buffer.from('x') },
  )
  expect(await away.person().ask('GET', `/api/artefacts/${there.id}`)).toMatchObject({
    status: 503,
    words: 'The file store does not answer.',
  })
})

test('S-06 another person’s files do not exist for you', async () => {
  const { signUp, parts: theirs, db: both } = await startTestApp({ authMode: 'accounts' })
  const [ada, bob] = [await signUp('ada@example.com'), await signUp('bob@example.com')]
  const { user } = (await ada.ask('GET', '/api/session')).json as { user: { id: string } }
  await both.asUser(user.id, (tx) => tx.insert(tasks).values({ id: 'hers', userId: user.id, name: 'Watch' }))
  const file = { name: 'x.txt', type: 'text/plain', bytes: Buffer.from('x') }
  const { id } = await keepArtefact(theirs, { userId: user.id, taskId: 'hers', position: 1 }, file)
  expect(await bob.ask('GET', `/api/artefacts/${id}`)).toMatchObject({ status: 404, words: 'There is no such file.' })
  expect(await bob.ask('GET', '/api/tasks/hers/artefacts')).toMatchObject({ status: 404 })
  expect((await ada.ask('GET', `/api/artefacts/${id}`)).status).toBe(200)
})

test.each([
  ['a.txt', `filename="a.txt"; filename*=UTF-8''a.txt`],
  ['100% "sure"\\.txt', `filename="100_ _sure__.txt"; filename*=UTF-8''100%25%20%22sure%22%5C.txt`],
  ["it's (1).txt", `filename="it's (1).txt"; filename*=UTF-8''it%27s%20%281%29.txt`],
])('RFC 6266: the name %s', (name, parameters) => {
  expect(fileNameParameters(name)).toBe(parameters)
})
