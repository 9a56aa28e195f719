import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { GeneratedCode, MegaPlatform, PlatformStats } from '@app/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const { app, person } = await startTestApp()
const someone = person()
const host = { host: '127.0.0.1:3000' }

test('the catalogue answers in full', async () => {
  const { status, json } = await someone.ask('GET', '/api/mega-platforms')
  expect(status).toBe(200)
  expect((json as MegaPlatform[]).length).toBeGreaterThan(2_000)
})

test('decision 22: it travels compressed, and not at all to who has it already', async () => {
  const small = await app.inject({ url: '/api/mega-platforms', headers: { ...host, 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('br')
  const plain = brotliDecompressSync(small.rawPayload)
  expect(small.rawPayload.length).toBeLessThan(plain.length / 5)
  const zipped = await app.inject({ url: '/api/mega-platforms', headers: { ...host, 'accept-encoding': 'gzip' } })
  expect(gunzipSync(zipped.rawPayload).equals(plain)).toBe(true)
  const again = await someone.ask('GET', '/api/mega-platforms', undefined, {
    'if-none-match': String(small.headers.etag),
  })
  expect(again.status).toBe(304)
  expect(again.words).toBe('')
  const other = await someone.ask('GET', '/api/mega-platforms?category=crm', undefined, {
    'if-none-match': String(small.headers.etag),
  })
  expect(other.status).toBe(200)
})

test('search, category, difficulty, freeTier and popularity narrow it', async () => {
  const path = '/api/mega-platforms?search=api&category=finance&difficulty=easy&freeTier=true&popularity=20'
  const { json } = await someone.ask('GET', path)
  const found = json as MegaPlatform[]
  expect(found.length).toBeGreaterThan(0)
  for (const one of found) expect(one).toMatchObject({ category: 'finance', difficulty: 'easy', freeTier: true })
})

test('the figures are counted', async () => {
  const { json } = await someone.ask('GET', '/api/mega-platforms/stats')
  const stats = json as PlatformStats
  const { json: free } = await someone.ask('GET', '/api/mega-platforms?freeTier=true')
  expect(stats.freeTier).toBe((free as MegaPlatform[]).length)
  expect(Object.keys(stats.byCategory)).toHaveLength(44)
})

test('code is generated for the operations that are asked for', async () => {
  const { status, json } = await someone.ask('POST', '/api/mega-platforms/trello/generate-code', {
    operations: ['get_data', 'create_item'],
  })
  expect(status).toBe(200)
  const made = json as GeneratedCode
  expect(made).toMatchObject({ platformId: 'trello', language: 'typescript', fileName: 'trello-client.ts' })
  expect(made.code).toContain('https://api.trello.com')
  expect(made.code).toContain('async getData')
  expect(made.code).not.toContain('async deleteItem')
})

test.each([
  ['POST', '/api/mega-platforms/trello/generate-code', { operations: [] }, 400, 'operations'],
  ['POST', '/api/mega-platforms/trello/generate-code', { operations: ['drop_table'] }, 400, 'operations'],
  [
    'POST',
    '/api/mega-platforms/trello/generate-code',
    { operations: ['get_data'], language: 'cobol' },
    400,
    'language',
  ],
  ['POST', '/api/mega-platforms/no-such/generate-code', { operations: ['get_data'] }, 404, 'has no platform “no-such”'],
  ['GET', '/api/mega-platforms?category=zebras', undefined, 400, 'category'],
  ['GET', '/api/mega-platforms?popularity=lots', undefined, 400, 'popularity'],
  ['GET', `/api/mega-platforms?search=${'x'.repeat(201)}`, undefined, 400, 'search'],
])('bad input is refused in words: %s %s %j', async (method, path, body, status, words) => {
  const answer = await someone.ask(method, path, body)
  expect(answer.status).toBe(status)
  expect(answer.words).toContain(words)
})
