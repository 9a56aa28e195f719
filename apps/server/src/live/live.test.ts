import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Asker, DEMO_USER } from '@app/core'
import { type Database, events, recordEvent } from '@app/db'
import { DEFAULT_SETTINGS } from '@app/spec'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { Parts } from '../parts.ts'
import { type Person, startTestApp } from '../testing.ts'
import { followStream, type Heard } from './follow-stream.ts'
import { createHub, type Limits } from './hub.ts'

const demo = await startTestApp()
const accounts = await startTestApp({ authMode: 'accounts' })

/** The same server with a hub of its own, on a socket. */
async function serve(parts: Parts, limits: Partial<Limits> = {}) {
  const app = await createApp({ ...parts, live: createHub(parts.db, limits) })
  const base = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return { app, url: `${base}/api/events` }
}

const record = (db: Database, userId: string, ...types: string[]) =>
  db.asUser(userId, (tx) => recordEvent(tx, ...types.map((type) => ({ userId, type }))))

const typesOf = (heard: Heard[]) => heard.map(({ event }) => event.type)

/** Whoever this person is signed in as, and the cookie that says so. */
async function identify(person: Person): Promise<{ id: string; cookie: string }> {
  const { json } = await person.ask('GET', '/api/session')
  return { id: (json as { user: Asker }).user.id, cookie: person.cookie() }
}

test('R-07 clients that drop and come back all end with the same log: every event once, in order', async () => {
  const WRITERS = 10
  const EVENTS = 1_000
  const { url } = await serve(demo.parts, { streamsPerUser: 50, pollMs: 200 })
  await record(demo.db, DEMO_USER.id, 'before')

  const readers = Array.from({ length: 20 }, async (_, reader) => {
    const log: string[] = []
    let lastId: string | undefined
    while (log.length < EVENTS) {
      let left = 40 + reader * 15
      const stream = await followStream(url, lastId ? { 'last-event-id': lastId } : {}, ({ id, event }, self) => {
        lastId = id
        if (event.type === 'counted') log.push(`${id} ${event.n}`)
        left -= 1
        if (left === 0 || log.length >= EVENTS) self.leave()
      })
      await stream.ended
    }
    return log
  })

  let n = 0
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    while (n < EVENTS) {
      const mine = Array.from({ length: Math.min(1 + (n % 3), EVENTS - n) }, () => n++)
      await demo.db.asUser(DEMO_USER.id, async (tx) => {
        for (const number of mine) await recordEvent(tx, { userId: DEMO_USER.id, type: 'counted', data: { n: number } })
        // Late enough that others, begun after, are visible before.
        await sleep(writer)
      })
    }
  })
  await Promise.all(writers)
  const logs = await Promise.all(readers)
  const [first = []] = logs
  expect(first).toHaveLength(EVENTS)
  expect(new Set(first.map((line) => line.split(' ')[1])).size).toBe(EVENTS)
  for (const log of logs) expect(log).toEqual(first)
}, 90_000)

test('a new event arrives at once, with its type, time and what belongs to it', async () => {
  const { url } = await serve(demo.parts, { pollMs: 60_000 })
  let arrived = (_: Heard) => {}
  const next = new Promise<Heard>((resolve) => {
    arrived = resolve
  })
  const reader = await followStream(url, {}, (heard) => heard.event.type === 'alert.created' && arrived(heard))
  await reader.live
  const asked = performance.now()
  await demo.db.asUser(DEMO_USER.id, (tx) =>
    recordEvent(tx, { userId: DEMO_USER.id, type: 'alert.created', data: { reason: 'cheaper' } }),
  )
  const { event } = await next
  expect(performance.now() - asked).toBeLessThan(1_500)
  expect(event).toMatchObject({ type: 'alert.created', reason: 'cheaper', at: expect.stringMatching(/^\d{4}-.*Z$/) })
  reader.leave()
})

test('an event whose call was lost is found by looking', async () => {
  const { url } = await serve(demo.parts, { pollMs: 100 })
  const reader = await followStream(url)
  await reader.live
  // Written past the bell, as by a process that died right after its commit.
  await demo.db.asUser(DEMO_USER.id, (tx) => tx.insert(events).values({ userId: DEMO_USER.id, type: 'unheard' }))
  await expect.poll(() => typesOf(reader.heard)).toContain('unheard')
  reader.leave()
})

test('who was away too long is told to load afresh, once, and goes on from there', async () => {
  const { url } = await serve(demo.parts)
  const reader = await followStream(`${url}?after=1-1`)
  await reader.live
  expect(typesOf(reader.heard)).toEqual(['reset'])
  await record(demo.db, DEMO_USER.id, 'after the reset')
  await expect.poll(() => typesOf(reader.heard)).toEqual(['reset', 'after the reset'])
  reader.leave()
})

describe('who may listen', () => {
  test('A5 #13 a page of another site may not, nor a stranger', async () => {
    const { url } = await serve(demo.parts)
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await followStream(url, headers as Record<string, string>)).status).toBe(403)
    }
    const { url: closed } = await serve(accounts.parts)
    const stranger = await followStream(closed)
    await stranger.ended
    expect([stranger.status, stranger.words]).toEqual([401, 'Sign in to go on.'])
  })

  test('S-50 nobody hears of somebody else’s things', async () => {
    const { url } = await serve(accounts.parts)
    const ada = await identify(await accounts.signUp('ada@example.com'))
    const bob = await identify(await accounts.signUp('bob@example.com'))
    const reader = await followStream(url, { cookie: bob.cookie })
    await reader.live
    await record(accounts.db, ada.id, 'task.completed')
    await record(accounts.db, bob.id, 'his own')
    await expect.poll(() => typesOf(reader.heard)).toEqual(['his own'])
    const replayed = await followStream(`${url}?after=0-0`, { cookie: bob.cookie })
    await replayed.live
    expect(JSON.stringify(replayed.heard)).not.toContain('task.completed')
    for (const each of [reader, replayed]) each.leave()
  })

  test.each([
    ['is revoked from another device', 'DELETE'],
    ['signs out', 'POST'],
  ])('A5 #7 a session that %s hears nothing more, at once', async (_how, method) => {
    const { url } = await serve(accounts.parts, { recheckMs: 60_000 })
    const email = `cy-${method}@example.com`
    const home = await accounts.signUp(email)
    const away = accounts.person()
    await away.ask('POST', '/api/auth/sign-in/email', { email, password: 'a long enough password' })
    const { id, cookie } = await identify(away)
    const [kept, lost] = [await followStream(url, { cookie: home.cookie() }), await followStream(url, { cookie })]
    await Promise.all([kept.live, lost.live])
    if (method === 'POST') await away.ask('POST', '/api/auth/sign-out', {})
    else {
      const list = (await home.ask('GET', '/api/account/sessions')).json as { id: string; current: boolean }[]
      await home.ask('DELETE', `/api/account/sessions/${list.find((one) => !one.current)?.id}`)
    }
    await lost.ended
    await record(accounts.db, id, 'secret')
    await expect.poll(() => typesOf(kept.heard)).toContain('secret')
    expect(typesOf(lost.heard)).not.toContain('secret')
    kept.leave()
  })

  test('A5 #7 a session that ran out by itself ends the stream at the next look', async () => {
    const { url } = await serve(accounts.parts, { recheckMs: 100 })
    const dee = await identify(await accounts.signUp('dee@example.com'))
    const reader = await followStream(url, { cookie: dee.cookie })
    await reader.live
    await accounts.db.asSystem((tx) => tx.execute(`update sessions set expires_at = now() where user_id = '${dee.id}'`))
    await reader.ended
  })

  test('a program with a key may read, until the key is deleted', async () => {
    const { url } = await serve(accounts.parts, { recheckMs: 60_000 })
    const eve = await accounts.signUp('eve@example.com')
    await eve.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })
    const made = (await eve.ask('POST', '/api/account/api-keys', { name: 'Reader', scopes: ['read'] })).json as {
      id: string
      key: string
    }
    const reader = await followStream(url, { authorization: `Bearer ${made.key}` })
    await reader.live
    await eve.ask('DELETE', `/api/account/api-keys/${made.id}`)
    await reader.ended
  })

  test('the eleventh stream of one person is refused with words, and one that left makes room', async () => {
    const { url } = await serve(demo.parts)
    const open = await Promise.all(Array.from({ length: 10 }, () => followStream(url)))
    const refused = await followStream(url)
    await refused.ended
    expect([refused.status, refused.words]).toEqual([
      429,
      'This is open in 10 places already. Close one of them first.',
    ])
    open[0]?.leave()
    await expect
      .poll(async () => {
        const again = await followStream(url)
        again.leave()
        return again.status
      })
      .toBe(200)
    for (const each of open) each.leave()
  })
})

describe('a stream does not outstay its welcome', () => {
  test('R-06 the server closes within a second, with streams open', async () => {
    const { app, url } = await serve(demo.parts)
    const readers = await Promise.all(Array.from({ length: 5 }, () => followStream(url)))
    await Promise.all(readers.map((reader) => reader.live))
    const began = performance.now()
    await app.close()
    await Promise.all(readers.map((reader) => reader.ended))
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  test('a reader that takes nothing is cut rather than waited for', async () => {
    const { app, url } = await serve(demo.parts, { slowMs: 300 })
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
    socket.pause()
    const large = 'x'.repeat(500_000)
    for (let i = 0; i < 40; i += 1) {
      await demo.db.asUser(DEMO_USER.id, (tx) =>
        recordEvent(tx, { userId: DEMO_USER.id, type: 'large', data: { large } }),
      )
    }
    const count = () => new Promise<number>((resolve) => app.server.getConnections((_, open) => resolve(open)))
    await expect.poll(count, { timeout: 10_000 }).toBe(0)
    socket.destroy()
  })
})
