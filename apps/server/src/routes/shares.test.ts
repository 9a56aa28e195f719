import { keepArtefact } from '@app/core'
import { tasks } from '@app/db'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const { person, signUp, db, parts, logged } = await startTestApp({ authMode: 'accounts' })
const ada = await signUp('ada@example.com')
const { user } = (await ada.ask('GET', '/api/session')).json as { user: { id: string } }
await db.asUser(user.id, (tx) =>
  tx
    .insert(tasks)
    .values({ id: 'run', userId: user.id, name: 'Watch', status: 'completed', result: { rows: [{ a: 1 }] } }),
)
const jpeg = { name: 'after.jpg', type: 'image/jpeg', bytes: Buffer.from('ffd8ff00', 'hex') }
const picture = await keepArtefact(parts, { userId: user.id, taskId: 'run', position: 1 }, jpeg)
const share = async () =>
  (await ada.ask('POST', '/api/tasks/run/shares', { days: 1 })).json as { id: string; token: string }

test('a stranger reads a shared run without signing in, and no search engine keeps it', async () => {
  const { token } = await share()
  const stranger = person()
  const shown = await stranger.ask('GET', `/api/shared/${token}`)
  expect([shown.status, shown.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow, noarchive'])
  expect(shown.json).toMatchObject({ run: { name: 'Watch', result: { rows: [{ a: 1 }] } } })
  expect((await stranger.ask('GET', `/api/shared/${token}/steps`)).json).toEqual([])
  const file = await stranger.ask('GET', `/api/shared/${token}/files/${picture.id}`)
  expect([file.status, file.headers['content-type'], file.headers['content-security-policy']]).toEqual([
    200,
    'image/jpeg',
    "sandbox; default-src 'none'",
  ])
})

test('a link reads and does nothing else: what needs its owner still needs its owner', async () => {
  const { token } = await share()
  const stranger = person()
  for (const [method, path] of [
    ['GET', '/api/tasks/run'],
    ['GET', '/api/tasks/run/report'],
    ['GET', `/api/artefacts/${picture.id}`],
    ['POST', '/api/tasks/run/retry'],
    ['DELETE', '/api/shares/x'],
  ] as const)
    expect([path, (await stranger.ask(method, path, undefined, { authorization: token })).status]).toEqual([path, 401])
})

test('a revoked link is dead at once', async () => {
  const { id, token } = await share()
  expect((await ada.ask('DELETE', `/api/shares/${id}`)).status).toBe(200)
  const { status, words } = await person().ask('GET', `/api/shared/${token}`)
  expect([status, words]).toEqual([404, 'This link does not work, or does not work any more. Ask for a new one.'])
})

test('S-68 no log holds a link', async () => {
  const { token } = await share()
  await person().ask('GET', `/api/shared/${token}`)
  await person().ask('GET', `/shared/${token}`)
  expect(logged()).not.toContain(token)
  expect(logged()).toContain('/api/shared/[secret]')
})
