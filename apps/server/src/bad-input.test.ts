import { calls } from '@app/contract'
import { agents, credentials, settings } from '@app/db'
import { DEFAULT_SETTINGS } from '@app/spec'
import { describe, expect, test } from 'vitest'
import { startTestApp } from './testing.ts'

const { person, db } = await startTestApp()
const demo = person()

/** Texts that have broken other products: markup, templates, formulas, control characters, every script. */
const NAUGHTY = [
  "'; drop table agents; --",
  '<img src=x onerror=alert(1)>',
  '{{constructor.constructor("return process")()}}',
  '#{7*7}',
  '=HYPERLINK("http://evil")',
  '\u202Etxt.exe',
  '👩‍👩‍👧‍👦',
  'Ω≈ç√∫˜µ≤≥÷',
  '田中さんにあげて下さい',
  'تست',
  '\u200b\u2060\ufeff',
  '../../etc/passwd',
  'null',
  '-1',
  'a'.repeat(119),
  '\r\nBcc: x@y.z',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
]

const bodies: [string, string, string, Record<string, string>][] = [
  ['malformed JSON', '{"name":', 'not valid JSON', {}],
  ['a list where an object belongs', '[]', 'expected object', {}],
  ['an empty body', '', 'empty', {}],
  ['__proto__ keys', '{"name":"x","__proto__":{"admin":true}}', 'not valid JSON', {}],
  ['constructor.prototype keys', '{"name":"x","constructor":{"prototype":{"admin":true}}}', 'not valid JSON', {}],
  ['unknown keys', '{"name":"x","userId":"bob","role":"admin","credits":1e9}', 'Unrecognized keys', {}],
  ['a number where a text belongs', '{"name":1e999}', 'name', {}],
  ['half a surrogate pair', '{"name":"\\ud800"}', 'not text', {}],
  ['a NUL', '{"name":"a\\u0000b"}', 'not text', {}],
  ['an endless name', JSON.stringify({ name: 'x'.repeat(200_000) }), 'name', {}],
]

describe('bad input gets words and a 4xx, and nothing is stored', () => {
  test.each(bodies)('%s', async (_what, body, words, headers) => {
    const before = await db.asSystem((tx) => tx.$count(agents))
    const answer = await demo.ask('POST', '/api/agents', body, { 'content-type': 'application/json', ...headers })
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.words).toContain(words)
    expect(await db.asSystem((tx) => tx.$count(agents))).toBe(before)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  test('deeply nested JSON', async () => {
    const answer = await demo.ask('POST', '/api/agents', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)
    expect(answer.status).toBe(400)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'S-03 the wrong content type %s',
    async (type) => {
      const answer = await demo.ask('POST', '/api/agents', '{"name":"x"}', { 'content-type': type })
      expect([answer.status, answer.words]).toEqual([415, 'Send the body as application/json.'])
    },
  )

  test('a body of 10 MB', async () => {
    const answer = await demo.ask('POST', '/api/agents', JSON.stringify({ name: 'x'.repeat(10_000_000) }))
    expect([answer.status, answer.words]).toEqual([413, 'That is too large. A request may hold 1 MB.'])
  })

  test.each([
    '/api/agents/unknown',
    '/api/agents/..%2f..%2fetc',
    '/api/agents/%00',
    `/api/agents/${'x'.repeat(5_000)}`,
    '/api/agents/%zz',
    "/api/agents/'%20or%201=1",
  ])('the id in %s', async (path) => {
    const answer = await demo.ask('GET', path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers['content-type']).toContain('text/plain')
  })

  test.each(['limit=0', 'limit=101', 'limit=abc', 'before=unknown', 'before=%00', 'limit=5&limit=6'])(
    'the paging %s',
    async (query) => {
      expect((await demo.ask('GET', `/api/tasks?${query}`)).status).toBe(400)
    },
  )

  test.each([
    ['theme', 'neon'],
    ['maxConcurrentBots', 0],
    ['maxConcurrentBots', 101],
    ['maxConcurrentBots', 1.5],
    ['language', 'xx'],
    ['timezone', 'Mars/Olympus'],
  ])('settings with %s = %s', async (field, value) => {
    const answer = await demo.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.words).toContain(field)
    expect(await db.asSystem((tx) => tx.$count(settings))).toBe(0)
  })

  test.each(['not a url', 'file:///etc/passwd', 'javascript:alert(1)'])('a credential for %s', async (origin) => {
    const answer = await demo.ask('POST', '/api/credentials', { name: 'x', origin, secret: 'y' })
    expect([answer.status, answer.words.split(':')[0]]).toEqual([400, 'origin'])
    expect(await db.asSystem((tx) => tx.$count(credentials))).toBe(0)
  })
})

test('naughty texts come back as they were typed, from every text field', async () => {
  for (const text of NAUGHTY) {
    const agent = await demo.ask('POST', '/api/agents', {
      name: text,
      objective: text,
      capabilities: [text.slice(0, 60).toWellFormed()],
    })
    expect(agent).toMatchObject({ status: text.trim() === '' ? 400 : 200 })
    if (agent.status !== 200) continue
    expect(agent.json).toMatchObject({ name: text, objective: text })
    const { id } = agent.json as { id: string }
    expect((await demo.ask('GET', `/api/agents/${id}`)).json).toMatchObject({ name: text })
    await demo.ask('DELETE', `/api/agents/${id}`)
    const login = await demo.ask('POST', '/api/credentials', {
      name: text,
      username: text,
      origin: 'https://shop.example',
      secret: text,
    })
    expect(login).toMatchObject({ status: 200, json: { name: text, username: text } })
    expect(await demo.ask('PATCH', '/api/account', { name: text })).toMatchObject({ status: 200, json: { name: text } })
  }
})

// A thousand and more requests, some of which do real work.
test('whatever is sent to any call, no answer is a 500', { timeout: 120_000 }, async () => {
  const junk = ['null', '[]', '"text"', '0', '{}', '{"name":null}', '{"a":{"b":[1,{}]}}']
  for (const call of Object.values(calls).flatMap((group) => Object.values(group))) {
    const path = call.path.replace(':id', 'nothing')
    for (const body of call.method === 'GET' ? [undefined] : [undefined, ...junk]) {
      const { status, words } = await demo.ask(call.method, path, body)
      // What cannot be paid for here says so, and says what an operator sets.
      if (status === 503 && words.startsWith('Payment Setup Required')) continue
      expect(status, `${call.method} ${path} with ${body} answered ${words}`).toBeLessThan(500)
    }
  }
})

test('an unknown address under /api is words, not a page', async () => {
  expect(await demo.ask('GET', '/api/nothing-here')).toMatchObject({
    status: 404,
    words: 'There is nothing at this address.',
  })
})

test('a bug shows one plain sentence with its id, and the log has the rest', async () => {
  const {
    person: other,
    app: broken,
    logged,
  } = await startTestApp({
    findBrowser: () => {
      throw new Error('connection string postgres://ada:hunter2@db')
    },
  })
  const answer = await other().ask('GET', '/api/health')
  expect(answer.status).toBe(500)
  expect(answer.words).toMatch(/quote the error id [\da-f]{16}/)
  expect(answer.words).not.toContain('hunter2')
  expect(logged()).toContain(String(answer.headers['x-request-id']))
  expect(broken).toBeDefined()
})
