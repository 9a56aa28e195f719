import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'
import { addressKey } from './rate-limit.ts'

const { person, logged, app } = await startTestApp()

describe('a page of another site', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an origin that only begins like ours', { origin: 'http://127.0.0.1:3000.evil.example' }],
    ['the null origin', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ])('%s cannot act', async (_what, headers) => {
    expect((await person().ask('POST', '/api/agents', { name: 'x' }, headers)).status).toBe(403)
  })

  test('gets no permission to read answers either', async () => {
    const { headers } = await person().ask('GET', '/api/agents', undefined, { origin: 'https://evil.example' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('a foreign name pointed at this machine is refused in demo mode', async () => {
    const answer = await person().ask('GET', '/api/agents', undefined, { host: 'rebound.evil.example:3000' })
    expect([answer.status, answer.words]).toEqual([403, 'This installation answers to 127.0.0.1 and localhost only.'])
  })
})

test('S-55 the security headers are on every answer', async () => {
  const { headers } = await person().ask('GET', '/api/health')
  expect(headers['content-security-policy']).toMatch(
    /default-src 'self'.*object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
  )
  // WebAssembly may be compiled; nothing inline runs, and no text becomes a script.
  const [, scripts] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
  expect(scripts).toMatch(/^'self' 'wasm-unsafe-eval' 'nonce-\w+'$/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  })
})

test('a canary secret reaches no log, whichever way it came', async () => {
  const canary = 'canary-0a1b2c3d4e5f'
  const someone = person()
  await someone.ask('GET', `/api/agents?adminKey=${canary}&key=${canary}`)
  await someone.ask('GET', `/api/admin/analytics?adminKey=${canary}`)
  await someone.ask('GET', `/api/admin/analytics?%61dminKey=${canary}&ADMIN_K%65y=${canary}&access%5Ftoken=${canary}`)
  await someone.ask('GET', `/api/agents?%zz=1;token=${canary}#code=${canary}`)
  await someone.ask('GET', `/api/%73hared/${canary}`)
  app.log.warn({ err: new Error(`no answer from https://shop.example/?api%5fkey=${canary}`) }, 'an error')
  await someone.ask('GET', '/api/agents', undefined, { authorization: `Bearer ${canary}`, cookie: `session=${canary}` })
  await someone.ask('POST', '/api/credentials', { name: 'x', origin: 'https://shop.example', secret: canary })
  await someone.ask('POST', '/api/credentials', { name: '', origin: 'https://shop.example', secret: canary })
  await someone.ask('POST', '/api/auth/sign-in/email', { email: 'a@b.example', password: canary })
  app.log.info({ password: canary, user: { token: canary }, request: { headers: { cookie: canary } } }, 'on purpose')
  expect(logged()).toContain('on purpose')
  expect(logged()).not.toContain(canary)
})

test('a text with a line break stays one line of the log', async () => {
  await person().ask('GET', '/api/agents?x=%0A%7B%22level%22%3A60%7D')
  for (const line of logged().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})

describe('S-60 rate limits', () => {
  test('answer 429 with words and a Retry-After, and leave health alone', async () => {
    const { person: other } = await startTestApp({ requestsPerMinute: 3 })
    const hasty = other()
    const statuses = []
    for (let i = 0; i < 5; i += 1)
      statuses.push((await hasty.ask('GET', '/api/agents', undefined, { 'x-forwarded-for': `1.1.1.${i}` })).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const refused = await hasty.ask('GET', '/api/agents')
    expect(refused.words).toMatch(/^Too many requests\. Try again in /)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await hasty.ask('GET', '/api/health')).status).toBe(200)
  })

  test('guessing passwords is slowed down', async () => {
    const { person: other } = await startTestApp({ authMode: 'accounts' })
    const guesser = other()
    const statuses = []
    for (let i = 0; i < 6; i += 1) {
      const guess = { email: 'ada@example.com', password: `guess number ${i}` }
      statuses.push(
        (
          await guesser.ask('POST', '/api/auth/sign-in/email', guess, {
            'x-forwarded-for': `9.9.9.${i}`,
            'x-peer-address': `8.8.8.${i}`,
          })
        ).status,
      )
    }
    expect(statuses.slice(0, 3)).toEqual([401, 401, 401])
    expect(statuses.slice(3)).toEqual([429, 429, 429])
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ])('the address %s counts as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key)
  })
})

describe('metrics', () => {
  test('are open to this machine and closed behind a proxy', async () => {
    expect((await person().ask('GET', '/api/metrics')).words).toContain('http_request_duration_seconds')
    expect((await person().ask('GET', '/api/metrics', undefined, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(
      404,
    )
  })

  test('want the token once there is one', async () => {
    const { person: other } = await startTestApp({ metricsToken: 'a-long-token-for-the-scraper-0123456789' })
    expect((await other().ask('GET', '/api/metrics')).status).toBe(404)
  })
})

test('the OpenAPI document names every call, and there is a page of it to read', async () => {
  const { json } = await person().ask('GET', '/api/openapi.json')
  expect(json).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/agents/{id}': { patch: { summary: 'Changes the given fields of an agent.' } } },
  })
  const page = await person().ask('GET', '/api/docs')
  expect(page.words).toContain('Lists your tasks, newest first')
})
