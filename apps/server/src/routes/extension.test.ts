import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_REACH, type BrowserKeys, calls, type Paired } from '@app/contract'
import { sweepExpired } from '@app/core'
import { pairedBrowsers, pairingCodes } from '@app/db'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'test-packages-'))
const BYTES = Buffer.from('the bytes of a package')
writeFileSync(join(folder, 'qubot-chrome-0.1.0.zip'), BYTES)
writeFileSync(join(folder, 'notes.txt'), 'not for everybody')
afterAll(() => rmSync(folder, { recursive: true }))

const { person, signUp, parts, logged } = await startTestApp({ authMode: 'accounts', extensionFiles: folder })
const OURS = { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop', 'sec-fetch-site': 'cross-site' }
const OTHER = { ...OURS, origin: 'chrome-extension://ponmlkjihgfedcbaponmlkjihgfedcba' }

const ada = await signUp('ada@example.com')
const codeOf = async (someone = ada) =>
  ((await someone.ask('POST', '/api/extension/code')).json as { code: string }).code
const pair = (code: string, headers: Record<string, string> = OURS, who = person()) =>
  who.ask('POST', '/api/extension/pair', { code, name: 'Chrome, Linux' }, headers)
const paired = async (someone = ada) => (await pair(await codeOf(someone))).json as Paired
const bearer = (token: string) => ({ ...OURS, authorization: `Bearer ${token}` })
const NEW_AGENT = { name: 'Recorded' }

describe('S-12 pairing by a one-time code', () => {
  test('a code pairs one browser, whatever way it is typed, and then no other', async () => {
    const code = await codeOf()
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    expect(await pair(` ${code.toLowerCase().replace('-', ' ')}`)).toMatchObject({
      status: 200,
      json: { userName: 'ada@example.com', token: expect.stringMatching(/^ext_/) },
    })
    expect(await pair(code)).toMatchObject({ status: 403, words: expect.stringContaining('used already') })
  })

  test('a code is good for five minutes, and a new one ends the one before', async () => {
    const [first, second] = [await codeOf(), await codeOf()]
    expect((await pair(first)).status).toBe(403)
    await parts.db.asSystem((tx) => tx.update(pairingCodes).set({ expiresAt: sql`now() - interval '1 second'` }))
    expect((await pair(second)).status).toBe(403)
  })

  test('five wrong second halves and the code is gone, even for the right one', async () => {
    const code = await codeOf()
    const wrong = `${code.slice(0, 5)}${code.slice(5) === 'AAAA' ? 'BBBB' : 'AAAA'}`
    for (let tries = 0; tries < 5; tries += 1) expect((await pair(wrong)).status).toBe(403)
    expect((await pair(code)).status).toBe(403)
  })

  test('S-60 whoever guesses from one address is told to wait', async () => {
    const guesser = person()
    const statuses = []
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await pair('AAAA-AAAA', OURS, guesser)).status)
    expect(statuses.slice(0, 10).every((status) => status === 403)).toBe(true)
    expect(statuses[10]).toBe(429)
  })

  test.each([
    ['a page', { origin: 'https://evil.example' }],
    ['a page that is called like an extension', { origin: 'https://chrome-extension.evil.example' }],
    ['a program without an origin', { origin: '' }],
    ['our own page', {}],
  ])('%s cannot use a code', async (_who, headers) => {
    expect((await pair(await codeOf(), headers as Record<string, string>)).status).toBe(403)
  })

  test('neither code nor token nor renewal is kept or logged as it is', async () => {
    const code = await codeOf()
    const { token, renewal } = (await pair(code)).json as Paired
    const rows = await parts.db.asSystem(async (tx) => [
      ...(await tx.select().from(pairedBrowsers)),
      ...(await tx.select().from(pairingCodes)),
    ])
    for (const secret of [code, token, renewal]) {
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(logged()).not.toContain(secret)
    }
  })
})

describe('S-12 what a paired browser may do', () => {
  test('it lists and makes agents, and reaches nothing besides what the extension needs', async () => {
    const { token } = await paired()
    const browser = person()
    expect((await browser.ask('GET', '/api/agents', undefined, bearer(token))).status).toBe(200)
    expect((await browser.ask('POST', '/api/agents', NEW_AGENT, bearer(token))).status).toBe(200)
    const closed = Object.values(calls)
      .flatMap((group) => Object.values(group))
      .filter(
        ({ access, method, path }) =>
          access !== 'anyone' && access !== 'signed' && !BROWSER_REACH.includes(`${method} ${path}`),
      )
    expect(closed.length).toBeGreaterThan(100)
    const opened = []
    for (const { method, path } of closed) {
      const { status } = await browser.ask(method, path.replace(/:\w+/g, 'x'), undefined, bearer(token))
      if (status !== 403) opened.push(`${status} ${method} ${path}`)
    }
    expect(opened).toEqual([])
  })

  test('its token works from its own origin only', async () => {
    const { token } = await paired()
    const stolen = { ...bearer(token), ...OTHER }
    expect((await person().ask('POST', '/api/agents', NEW_AGENT, stolen)).status).toBe(401)
    expect(
      (await person().ask('GET', '/api/agents', undefined, { ...stolen, origin: 'https://evil.example' })).status,
    ).toBe(401)
  })

  test('an extension without a token cannot act, not even with somebody’s cookies', async () => {
    expect((await ada.ask('POST', '/api/agents', NEW_AGENT, OURS)).status).toBe(403)
    expect((await ada.ask('POST', '/api/agents', NEW_AGENT, { ...OURS, authorization: 'Bearer key_x' })).status).toBe(
      403,
    )
    expect((await ada.ask('POST', '/api/agents', NEW_AGENT, bearer('ext_made-up'))).status).toBe(401)
  })

  test('an agent is run on the page that is given, and another’s agent does not exist', async () => {
    const { token } = await paired()
    const recipe = { version: 1, steps: [{ do: 'browser.open', with: { url: 'https://old.example/' } }] }
    const [agent] = (await ada.ask('GET', '/api/agents')).json as { id: string }[]
    await ada.ask('PATCH', `/api/agents/${agent?.id}`, { recipe })
    const wish = { agentId: agent?.id, url: 'https://shop.example/list', title: 'List' }
    const run = await person().ask('POST', '/api/extension/runs', wish, bearer(token))
    expect(run).toMatchObject({ status: 200, json: { agentId: agent?.id, status: 'pending' } })
    const bobs = await paired(await signUp('bob@example.com'))
    expect((await person().ask('POST', '/api/extension/runs', wish, bearer(bobs.token))).status).toBe(404)
  })
})

describe('S-12 ending it', () => {
  test('who revokes a browser in the product has shut it out at once, token and renewal', async () => {
    const { id, token, renewal } = await paired()
    const list = (await ada.ask('GET', '/api/extension/browsers')).json as { id: string; name: string }[]
    expect(list.find((one) => one.id === id)).toMatchObject({ name: 'Chrome, Linux' })
    expect(JSON.stringify(list)).not.toContain('origin')
    const eve = await signUp('eve@example.com')
    expect((await eve.ask('DELETE', `/api/extension/browsers/${id}`)).status).toBe(404)
    expect((await ada.ask('DELETE', `/api/extension/browsers/${id}`)).status).toBe(200)
    expect((await person().ask('GET', '/api/agents', undefined, bearer(token))).status).toBe(401)
    expect((await person().ask('POST', '/api/extension/renew', { renewal }, OURS)).status).toBe(401)
  })

  test('a browser can leave by itself', async () => {
    const { token } = await paired()
    expect((await person().ask('POST', '/api/extension/leave', undefined, bearer(token))).status).toBe(200)
    expect((await person().ask('GET', '/api/agents', undefined, bearer(token))).status).toBe(401)
  })

  test('a token ends after hours; a renewal gets the next one, from its own origin', async () => {
    const { token, renewal } = await paired()
    await parts.db.asSystem((tx) => tx.update(pairedBrowsers).set({ tokenExpiresAt: sql`now()` }))
    expect((await person().ask('GET', '/api/agents', undefined, bearer(token))).status).toBe(401)
    expect((await person().ask('POST', '/api/extension/renew', { renewal }, OTHER)).status).toBe(401)
    const next = (await person().ask('POST', '/api/extension/renew', { renewal }, OURS)).json as BrowserKeys
    expect((await person().ask('GET', '/api/agents', undefined, bearer(next.token))).status).toBe(200)
  })

  test('a browser that was not seen for 90 days is paired anew, and swept away', async () => {
    const { renewal } = await paired(await signUp('ida@example.com'))
    await parts.db.asSystem((tx) => tx.update(pairedBrowsers).set({ lastSeenAt: sql`now() - interval '91 days'` }))
    expect((await person().ask('POST', '/api/extension/renew', { renewal }, OURS)).status).toBe(401)
    await sweepExpired(parts.db)
    expect(await parts.db.asSystem((tx) => tx.$count(pairedBrowsers))).toBe(0)
  })

  test('a renewal shown twice is a copy: the pairing ends for both', async () => {
    const { renewal } = await paired()
    const next = (await person().ask('POST', '/api/extension/renew', { renewal }, OURS)).json as BrowserKeys
    expect((await person().ask('POST', '/api/extension/renew', { renewal }, OURS)).status).toBe(401)
    expect((await person().ask('GET', '/api/agents', undefined, bearer(next.token))).status).toBe(401)
    expect((await person().ask('POST', '/api/extension/renew', { renewal: next.renewal }, OURS)).status).toBe(401)
  })
})

describe('D6 downloads', () => {
  test('a package is listed with the size and checksum of the very bytes that are sent', async () => {
    const [found] = (await person().ask('GET', '/api/extension/packages')).json as { path: string }[]
    const sha256 = createHash('sha256').update(BYTES).digest('hex')
    expect(found).toMatchObject({ browser: 'chrome', version: '0.1.0', bytes: BYTES.length, sha256 })
    const sent = await person().ask('GET', found?.path ?? '')
    expect(sent.words).toBe(BYTES.toString())
    expect(sent.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment; filename="qubot-chrome-0.1.0.zip"'),
    })
  })

  test.each(['notes.txt', '..%2Fnotes.txt', 'qubot-opera-0.1.0.zip'])('%s is not there', async (name) => {
    expect((await person().ask('GET', `/downloads/${name}`)).status).toBe(404)
  })
})
