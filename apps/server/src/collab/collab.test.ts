import type { CollabDraft } from '@app/contract'
import { mergeEdits, openState, sweepDrafts } from '@app/core'
import { collabDrafts, openDatabase } from '@app/db'
import { migrationsFolder, urlOf } from '@app/db/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { encodeStateAsUpdate } from 'yjs'
import { createApp } from '../app.ts'
import { type Person, startTestApp } from '../testing.ts'
import { followRoom, type Window } from './follow-room.ts'
import { paceSyncs } from './pace-syncs.ts'

const server = await startTestApp({ authMode: 'accounts' })
const { db, parts, logged } = server
const base = await server.app.listen({ host: '127.0.0.1', port: 0 })
/** The same installation in a second process: nothing but the database is between the two. */
const elsewhere = await openDatabase({ url: await urlOf(db), migrationsFolder })
const second = await createApp({ ...parts, db: elsewhere })
const secondBase = await second.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => {
  await second.close()
  await elsewhere.close()
})

let people = 0
async function signUp(name: string): Promise<Person> {
  people += 1
  const person = await server.signUp(`${name}-${people}@example.com`)
  await person.ask('PATCH', '/api/account', { name })
  return person
}

const sign = (participant = 'window-1') => ({ participant, name: 'Somebody Else', place: null })
const pack = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const open = (packed: string) => openState(new Uint8Array(Buffer.from(packed, 'base64')))
const words = (...seen: Window[]) => seen.map(({ updates }) => textOf(updates))

/** Everything that was sent, put together. */
function textOf(updates: { update: string }[]): string {
  const merged = updates.reduce<Uint8Array>(
    (state, { update }) => mergeEdits(state, new Uint8Array(Buffer.from(update, 'base64'))).state,
    new Uint8Array(),
  )
  return openState(merged).getText('objective').toString()
}

/** Edits as a page makes them: the page's own document. */
function typing(text: string): string {
  const page = open('')
  page.getText('objective').insert(0, text)
  return pack(encodeStateAsUpdate(page))
}

async function begin(name = 'Price watch') {
  const owner = await signUp('Ada')
  const draft = (await owner.ask('POST', '/api/collab/drafts', { name })).json as CollabDraft
  const path = `/api/collab/drafts/${draft.id}`
  const invite = async () => ((await owner.ask('POST', `${path}/invitation`)).json as { token: string }).token
  const sync = (who: Person, update?: string, window = 'window-1') =>
    who.ask('POST', `${path}/sync`, { sign: sign(window), ...(update === undefined ? {} : { update }) })
  const watch = (who: Person, window = 'window-1', at = base) =>
    followRoom(`${at}${path}/live?participant=${window}`, { cookie: who.cookie() })
  return { owner, draft, path, invite, sync, watch }
}

async function guestOf(token: string, name = 'Grace'): Promise<Person> {
  const guest = await signUp(name)
  expect((await guest.ask('POST', '/api/collab/join', { token })).status).toBe(200)
  return guest
}

test('what one writes the other has at once, also where another process serves them, and who is there is told', async () => {
  const { owner, invite, sync, watch } = await begin()
  const grace = await guestOf(await invite())
  const [here, there] = [await watch(owner), await watch(grace, 'window-2', secondBase)]
  await expect.poll(() => [here.updates.length, there.updates.length]).toEqual([1, 1])
  expect((await sync(owner, typing('Watch the price'))).status).toBe(200)
  expect((await sync(grace, typing(' of lamps'), 'window-2')).status).toBe(200)
  await expect.poll(() => words(here, there).every((text) => text.length === 24)).toBe(true)
  expect(words(here)).toEqual(words(there))
  // The name is the account's, whatever the window says; and nobody is told of themselves.
  await expect.poll(() => here.signs.map(({ name }) => name)).toContain('Grace')
  expect(here.signs.map(({ name }) => name)).not.toContain('Ada')
  await expect.poll(() => there.signs.map(({ name }) => name)).toContain('Ada')
  there.leave()
  await expect.poll(() => here.signs.at(-1)?.gone).toBe(true)
  here.leave()
})

test('who comes back is sent what they do not have, and nothing they have', async () => {
  const { owner, sync, watch, path } = await begin()
  const first = typing('a'.repeat(5_000))
  const { vector } = (await sync(owner, first)).json as { vector: string }
  const later = typing('b')
  await sync(owner, later)
  const address = `${base}${path}/live?participant=w&vector=${Buffer.from(vector, 'base64').toString('base64url')}`
  const back = await followRoom(address, { cookie: owner.cookie() })
  const whole = await watch(owner)
  await expect.poll(() => [back.updates.length, whole.updates.length]).toEqual([1, 1])
  expect(back.updates[0]?.update.length).toBeLessThan(200)
  expect(whole.updates[0]?.update.length).toBeGreaterThan(5_000)
  for (const window of [back, whole]) window.leave()
})

describe('who may', () => {
  test('S-50 a draft one was not invited to does not exist, whatever one does with it', async () => {
    const { path, sync, watch } = await begin()
    const mallory = await signUp('Mallory')
    const asked = await Promise.all([
      mallory.ask('GET', path),
      mallory.ask('DELETE', path),
      mallory.ask('POST', `${path}/invitation`),
      mallory.ask('DELETE', `${path}/invitation`),
      mallory.ask('DELETE', `${path}/guests/x`),
      sync(mallory, typing('mine')),
    ])
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404))
    expect((await watch(mallory)).status).toBe(404)
    expect((await mallory.ask('GET', '/api/collab/drafts')).json).toEqual([])
  })

  test('a guest writes and leaves; inviting, removing and deleting stay with the owner', async () => {
    const { path, invite, draft, owner } = await begin()
    const grace = await guestOf(await invite())
    expect((await grace.ask('GET', '/api/collab/drafts')).json).toMatchObject([
      { id: draft.id, role: 'guest', owner: 'Ada', invited: false },
    ])
    expect((await grace.ask('POST', `${path}/invitation`)).status).toBe(404)
    expect((await grace.ask('DELETE', `${path}/invitation`)).status).toBe(404)
    expect((await grace.ask('GET', path)).json).toMatchObject({ guests: [] })
    expect((await owner.ask('GET', path)).json).toMatchObject({ guests: [{ name: 'Grace' }], invited: true })
    expect((await grace.ask('DELETE', path)).status).toBe(200)
    expect((await grace.ask('GET', path)).status).toBe(404)
    expect((await owner.ask('GET', path)).json).toMatchObject({ guests: [] })
  })

  test('an invitation that was replaced, ended or never was is told apart by nobody, and is kept nowhere', async () => {
    const { owner, path, invite, draft } = await begin()
    const replaced = await invite()
    const ended = await invite()
    const stranger = await signUp('Eve')
    const { rows } = await db.asSystem((tx) => tx.execute(sql`select * from collab_drafts where id = ${draft.id}`))
    expect(JSON.stringify(rows)).not.toContain(ended)
    expect((await owner.ask('DELETE', `${path}/invitation`)).status).toBe(200)
    for (const token of [replaced, ended, 'x'.repeat(43)]) {
      const { status, words } = await stranger.ask('POST', '/api/collab/join', { token })
      expect([status, words]).toEqual([404, expect.stringContaining('does not work any more')])
      expect(logged()).not.toContain(token)
    }
  })

  test('who is removed receives nothing more and cannot come back by the link; the others stay', async () => {
    const { owner, path, invite, sync, watch } = await begin()
    const token = await invite()
    const [grace, hal] = [await guestOf(token), await guestOf(token, 'Hal')]
    const [out, stays] = [await watch(grace, 'window-2', secondBase), await watch(hal, 'window-3')]
    await expect.poll(() => [out.updates.length, stays.updates.length]).toEqual([1, 1])
    const { guests } = (await owner.ask('GET', path)).json as { guests: { id: string; name: string }[] }
    const id = guests.find(({ name }) => name === 'Grace')?.id
    expect((await owner.ask('DELETE', `${path}/guests/${id}`)).status).toBe(200)
    await sync(owner, typing('secret'))
    await expect.poll(() => textOf(stays.updates)).toBe('secret')
    await expect.poll(() => [out.ended, out.closed]).toEqual([true, true])
    expect(out.updates).toHaveLength(1)
    expect((await sync(grace, typing('back'))).status).toBe(404)
    expect((await grace.ask('POST', '/api/collab/join', { token })).status).toBe(404)
    stays.leave()
  })

  test('a deleted draft ends for everybody; a stranger and a foreign page are refused', async () => {
    const { owner, path, invite, watch } = await begin()
    const guest = await guestOf(await invite())
    const window = await watch(guest)
    expect((await owner.ask('DELETE', path)).status).toBe(200)
    await expect.poll(() => window.ended).toBe(true)
    expect((await owner.ask('GET', '/api/collab/drafts')).json).toEqual([])
    const address = `${base}${path}/live?participant=w`
    expect((await followRoom(address)).status).toBe(401)
    expect((await followRoom(address, { cookie: owner.cookie(), origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('hostile edits are refused in words and change nothing', () => {
  test.each<[string, string, number]>([
    ['that do not parse', pack(new Uint8Array([7, 7, 7, 7])), 400],
    ['that are not base 64', 'not base 64!', 400],
    ['that are too large to be looked at', 'A'.repeat(500_000), 400],
    ['that are longer than the text may be', typing('x'.repeat(10_001)), 413],
  ])('%s', async (_, update, status) => {
    const { owner, sync, draft, watch } = await begin()
    await sync(owner, typing('Kept'))
    const window = await watch(owner)
    await expect.poll(() => window.updates.length).toBe(1)
    const answer = await sync(owner, update)
    expect(answer.status).toBe(status)
    expect(answer.words).toMatch(/[a-z]{3}.*\.?$/)
    const [row] = await db.asSystem((tx) => tx.select().from(collabDrafts).where(eq(collabDrafts.id, draft.id)))
    expect(row?.version).toBe(1)
    expect(words(window)).toEqual(['Kept'])
    window.leave()
  })

  test('more edits in a minute than hands can make wait, and those of others do not', () => {
    const pace = paceSyncs({ most: 3, windowMs: 60_000 })
    for (let at = 0; at < 3; at += 1) pace('ada')
    expect(() => pace('ada')).toThrow(expect.objectContaining({ code: 'too-many' }))
    expect(() => pace('bob')).not.toThrow()
  })
})

test('two drafts are apart: neither edits nor signs of one reach the other', async () => {
  const [one, two] = [await begin('One'), await begin('Two')]
  const [first, other] = [await one.watch(one.owner), await two.watch(two.owner)]
  await one.sync(one.owner, typing('only here'), 'window-9')
  await expect.poll(() => textOf(first.updates)).toBe('only here')
  await expect.poll(() => first.signs.length).toBe(1)
  await two.sync(two.owner, typing('there'), 'window-9')
  await expect.poll(() => textOf(other.updates)).toBe('there')
  expect(other.signs).toHaveLength(1)
  for (const window of [first, other]) window.leave()
})

test('R-06 a restart of the server keeps what was written, and closes within a second with windows open', async () => {
  const { owner, sync, draft } = await begin()
  await sync(owner, typing('Survives'))
  const restarted = await createApp(parts)
  const address = await restarted.listen({ host: '127.0.0.1', port: 0 })
  const path = `${address}/api/collab/drafts/${draft.id}/live?participant=w`
  const window = await followRoom(path, { cookie: owner.cookie() })
  await expect.poll(() => words(window)).toEqual(['Survives'])
  const began = performance.now()
  await restarted.close()
  await expect.poll(() => window.closed).toBe(true)
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('a draft nobody has changed for a month is deleted, a younger one is not', async () => {
  const [old, young] = [await begin(), await begin()]
  const age = (id: string, days: number) =>
    db.asSystem((tx) =>
      tx
        .update(collabDrafts)
        .set({ changedAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(collabDrafts.id, id)),
    )
  await age(old.draft.id, 31)
  await age(young.draft.id, 29)
  expect(await sweepDrafts(db)).toBe(1)
  expect((await old.owner.ask('GET', old.path)).status).toBe(404)
  expect((await young.owner.ask('GET', young.path)).status).toBe(200)
})
