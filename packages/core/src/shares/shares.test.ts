import { artefacts, steps, tasks } from '@app/db'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Asker } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { createShare } from './create-share.ts'
import { listShares } from './list-shares.ts'
import { getSharedArtefact, listSharedSteps, openShare } from './open-share.ts'
import { revokeShare } from './revoke-share.ts'
import { strikeSecrets } from './strike-secrets.ts'

const db = await fileDatabase()
const ALL = { after: 0, limit: 200 }

/** A run with one step, a picture and a table. */
async function mintRun(user: Asker) {
  const [taskId, picture, table] = [newId(), newId(), newId()]
  const userId = user.id
  await db.asUser(userId, async (tx) => {
    const result = {
      page: 'https://shop.example/?session_token=abcdef123',
      password: 'hunter2',
      rows: [{ name: 'Lamp' }],
    }
    await tx.insert(tasks).values({ id: taskId, userId, name: 'Watch', status: 'completed', result })
    const step = { id: newId(), userId, taskId, position: 1, path: '1', name: 'Open', tool: 'browser.open' } as const
    const proof = 'Sent with Bearer abcdefgh12345678'
    await tx.insert(steps).values({ ...step, effect: 'reads', status: 'done', input: { pin: '1234' }, proof })
    const file = { userId, taskId, position: 1, bytes: 3, sha256: 'x' }
    await tx.insert(artefacts).values([
      { ...file, id: picture, name: 'after.jpg', type: 'image/jpeg' },
      { ...file, id: table, name: 'rows.csv', type: 'text/csv' },
    ])
  })
  return { taskId, picture, table }
}

const share = (user: Asker, taskId: string) => actingAs(db, user)((ctx) => createShare(ctx, taskId, 7))
const gone = { code: 'not-found', message: expect.stringContaining('does not work any more') }

test('S-33 whoever has the link sees the run without inputs, outputs, files or secrets', async () => {
  const ada = await mintUser(db)
  const { taskId, picture, table } = await mintRun(ada)
  const { token } = await share(ada, taskId)
  const shown = await openShare(db, token)
  const told = JSON.stringify([shown, await listSharedSteps(db, token, ALL)])
  expect(shown).toMatchObject({ run: { name: 'Watch', result: { rows: [{ name: 'Lamp' }] } }, stepCount: 1 })
  expect(shown.files.map(({ id }) => id)).toEqual([picture])
  for (const secret of ['hunter2', 'abcdef', '1234', ada.id, taskId]) expect(told).not.toContain(secret)
  expect(await getSharedArtefact(db, token, picture)).toMatchObject({ artefact: { id: picture }, userId: ada.id })
  await expect(getSharedArtefact(db, token, table)).rejects.toMatchObject({ code: 'not-found' })
})

test('a link opens one run and no other, not even of the same person', async () => {
  const ada = await mintUser(db)
  const [first, second] = [await mintRun(ada), await mintRun(ada)]
  const { token } = await share(ada, first.taskId)
  await expect(getSharedArtefact(db, token, second.picture)).rejects.toMatchObject({ code: 'not-found' })
})

test('a link that is revoked, has run out or never was is told apart by nobody', async () => {
  const ada = await mintUser(db)
  const { taskId } = await mintRun(ada)
  const [revoked, old] = [await share(ada, taskId), await share(ada, taskId)]
  await actingAs(db, ada)((ctx) => revokeShare(ctx, revoked.id))
  await db.asUser(ada.id, (tx) =>
    tx.execute(sql`update shares set expires_at = now() - interval '1 second' where id = ${old.id}`),
  )
  for (const token of [revoked.token, old.token, 'x'.repeat(43)])
    await expect(openShare(db, token)).rejects.toMatchObject(gone)
  expect(await actingAs(db, ada)((ctx) => listShares(ctx, taskId))).toEqual([])
})

test('a link of somebody who may not sign in any more shows nothing', async () => {
  const ada = await mintUser(db)
  const { token } = await share(ada, (await mintRun(ada)).taskId)
  await db.asSystem((tx) => tx.execute(sql`update users set banned = true where id = ${ada.id}`))
  await expect(openShare(db, token)).rejects.toMatchObject(gone)
})

test('S-06 nobody shares or revokes what is not theirs, and the link itself is not kept', async () => {
  const [ada, bob] = [await mintUser(db), await mintUser(db)]
  const { taskId } = await mintRun(ada)
  await expect(share(bob, taskId)).rejects.toMatchObject({ code: 'not-found' })
  const { id, token } = await share(ada, taskId)
  await expect(actingAs(db, bob)((ctx) => revokeShare(ctx, id))).rejects.toMatchObject({ code: 'not-found' })
  expect(await actingAs(db, bob)((ctx) => listShares(ctx, taskId))).toEqual([])
  const { rows } = await db.asSystem((tx) => tx.execute(sql`select * from shares where id = ${id}`))
  expect(JSON.stringify(rows)).not.toContain(token)
})

describe('what is struck out', () => {
  test.each([
    [{ password: 'hunter2' }, { password: '•••' }],
    [
      { 'Api-Key': 'x', apiKey: 1 },
      { 'Api-Key': '•••', apiKey: '•••' },
    ],
    [{ headers: { authorization: 'Bearer abc' } }, { headers: { authorization: '•••' } }],
    ['https://ada:pass@shop.example/', 'https://•••shop.example/'],
    ['https://shop.example/?page=2&access_token=abc#top', 'https://shop.example/?page=2&access_token=•••#top'],
    ['the key is sk_live_abcdefghijkl1234', 'the key is •••'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc', '•••'],
    [
      { name: 'Passport cover', shipping: 'free', price: 12 },
      { name: 'Passport cover', shipping: 'free', price: 12 },
    ],
    [
      ['The token ring', null, 3],
      ['The token ring', null, 3],
    ],
  ])('%j is shown as %j', (given, shown) => {
    expect(strikeSecrets(given)).toEqual(shown)
  })
})
