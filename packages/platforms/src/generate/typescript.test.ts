import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OPERATIONS } from '@app/spec'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findPlatform, listPlatforms } from '../list-platforms.ts'
import type { Platform } from '../platform.ts'
import { generateClient } from './generate-client.ts'
import { camel } from './names.ts'
import { type ClientPlan, planClient } from './plan-client.ts'
import { expectations, type Received, startStandIn } from './stand-in.ts'

const PACKAGES = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules')
const TSC = join(PACKAGES, 'typescript', 'bin', 'tsc')
// Beside the packages, so that they are loaded by Node as they are and not transformed one by one.
const folder = mkdtempSync(join(PACKAGES, '.generated-clients-'))
const STRICT = {
  ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2022', 'DOM', 'DOM.Iterable'] },
  ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noImplicitReturns: true },
  ...{ noUnusedLocals: true, noUnusedParameters: true, verbatimModuleSyntax: true, erasableSyntaxOnly: true },
  ...{ skipLibCheck: true, types: [], outDir: 'made', rootDir: 'clients' },
}
/** Has something to encode in it. */
const value = (name: string) => (name.toLowerCase() === 'path' ? 'some dir/a file' : `${name} №1/2`)
const expected = expectations(value)
let standIn: Awaited<ReturnType<typeof startStandIn>>

beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(async () => {
  await standIn.close()
  rmSync(folder, { recursive: true })
})

test('every generated client passes the strictest type checker, all of them at once', () => {
  mkdirSync(join(folder, 'clients'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['clients'] }))
  // The name decides only how Node loads it: as a module, without a package of its own.
  for (const platform of listPlatforms())
    writeFileSync(
      join(folder, 'clients', `${platform.id}.mts`),
      generateClient(platform, OPERATIONS, 'typescript').code,
    )
  const { stdout, status } = spawnSync(process.execPath, [TSC, '-p', folder], { encoding: 'utf8' })
  expect(stdout.slice(0, 3_000)).toBe('')
  expect(status).toBe(0)
}, 300_000)

test('every client sends each operation as the facts say: method, path, key, body, pages, and again after a 429', async () => {
  const wrong: string[] = []
  vi.stubGlobal('fetch', standIn.fetch)
  for (const platform of listPlatforms())
    await exercise(platform).catch((error: unknown) => wrong.push(`${platform.id}: ${String(error).slice(0, 300)}`))
  vi.unstubAllGlobals()
  expect(wrong.slice(0, 10)).toEqual([])
}, 300_000)

test('a client keeps to the known limit, and does not repeat what may have happened', async () => {
  const { client, waits } = await clientOf('reddit')
  standIn.answerNext()
  for (let at = 0; at < 101; at += 1) await client.request?.('GET', '/x')
  expect(waits).toHaveLength(1)
  expect(waits[0]).toBeGreaterThan(50_000)

  standIn.answerNext({ status: 503, json: { error: 'busy' } })
  await expect(client.createItem?.({ text: 'once' })).rejects.toThrow('POST /api/submit answered 503: {"error":"busy"}')
  expect(standIn.received).toHaveLength(1)
  standIn.answerNext({ status: 503 }, { status: 200 })
  await client.getData?.({ subreddit: 'a' })
  expect(standIn.received).toHaveLength(2)
})

test('a next page elsewhere and a redirect are not followed: the key stays where it belongs', async () => {
  const { client } = await clientOf('reddit')
  standIn.answerNext({ headers: { link: '<https://evil.example/next>; rel="next"' } })
  const seen: unknown[] = []
  for await (const page of pagesOf(client, { subreddit: 'a' })) seen.push(page)
  expect(seen).toHaveLength(1)
  standIn.answerNext({ status: 302, headers: { location: 'https://evil.example/' } })
  await expect(client.deleteItem?.({ id: 'x' })).rejects.toThrow('answered 302')
  expect(standIn.received).toHaveLength(1)
})

test('what is told to wait longer than a minute gives up in words instead', async () => {
  const { client } = await clientOf('reddit')
  standIn.answerNext({ status: 429, headers: { 'retry-after': '3600' }, json: 'slow down' })
  await expect(client.getData?.({ subreddit: 'a' })).rejects.toThrow('answered 429: "slow down"')
  expect(standIn.received).toHaveLength(1)
})

test('an operation the catalogue has no path for becomes no method but a note', () => {
  const shopware = findPlatform('shopware')
  if (!shopware) throw new Error('no shopware')
  const { code, notes } = generateClient(shopware, ['get_data'], 'typescript')
  expect(code).not.toContain('getData')
  expect(notes[0]).toBe('The catalogue knows no path for get_data on Shopware: the client has no method for it.')
})

type Method = (...given: unknown[]) => Promise<unknown>
type Client = Record<string, Method>

function pagesOf(client: Client, ...given: unknown[]): AsyncIterable<unknown> {
  return (client as unknown as { pages: (...given: unknown[]) => AsyncIterable<unknown> }).pages(...given)
}

async function clientOf(id: string) {
  const platform = findPlatform(id)
  if (!platform) throw new Error(`no ${id}`)
  const plan = planClient(platform, OPERATIONS)
  const made = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'made', `${id}.mjs`)).href)
  const waits: number[] = []
  const sleep = async (milliseconds: number) => void waits.push(milliseconds)
  const client = new made[`${plan.title}Client`]({ ...optionsOf(plan), origin: standIn.origin, sleep }) as Client
  return { client, waits, plan }
}

function optionsOf(plan: ClientPlan): Record<string, unknown> {
  const given = plan.options.map(({ wire, words, kind }) => [
    camel(words),
    kind === 'place' ? value(wire) : keyValue(plan, wire),
  ])
  const sign = (request: { headers: object }) => ({ ...request, headers: { ...request.headers, 'x-signed': 'yes' } })
  return { ...Object.fromEntries(given), ...(plan.signed ? { sign } : {}) }
}

/** A key in a path is looked for by the facts under the name of its braces; headers carry plain letters only. */
const keyValue = ({ platform }: ClientPlan, wire: string) =>
  platform.signIn.place === 'path' && platform.signIn.names.includes(wire) ? value(wire) : `the-${wire}`

async function exercise(platform: Platform): Promise<void> {
  const { client, plan } = await clientOf(platform.id)
  for (const [index, { operation, route, names }] of plan.operations.entries()) {
    const params = names.length > 0 ? [Object.fromEntries(names.map((name) => [camel([name]), value(name)]))] : []
    const body = ['POST', 'PUT', 'PATCH'].includes(route.method) ? [{ title: operation }] : []
    standIn.answerNext(...(index === 0 ? [{ status: 429, headers: { 'retry-after': '0' } }] : []), {
      json: { made: true },
    })
    expect(await client[camel(operation.split('_'))]?.(...params, ...body)).toEqual({ made: true })
    expect(standIn.received).toHaveLength(index === 0 ? 2 : 1)
    for (const one of standIn.received)
      expectRight(plan, operation, one, body.length > 0 ? `{"title":"${operation}"}` : '')
    if (operation === 'get_data') await turnPages(client, plan, params)
  }
  expect(plan.operations.map(({ operation }) => operation)).toEqual(Object.keys(expected.get(platform.id) ?? {}))
}

function expectRight(
  plan: ClientPlan,
  operation: string,
  { method, path, headers, query, body }: Received,
  sent: string,
) {
  expect({ method, path }).toEqual(expected.get(plan.platform.id)?.[operation])
  expect(body).toBe(sent)
  const { signIn } = plan.platform
  if (plan.signed) expect(headers['x-signed']).toBe('yes')
  for (const name of signIn.place === 'query' ? signIn.names : []) expect(query.get(name)).toBe(`the-${name}`)
  if (signIn.place === 'header')
    for (const name of signIn.names) expect(headers[name.toLowerCase()]).toBe(headerOf(signIn.scheme, name))
  for (const name of signIn.also) expect(headers[name.toLowerCase()]).toBe(`the-${name}`)
}

function headerOf(scheme: string | null, name: string): string {
  if (scheme === 'Basic') return `Basic ${Buffer.from('the-username:the-password').toString('base64')}`
  return `${scheme ? `${scheme} ` : ''}the-${name}`
}

async function turnPages(client: Client, plan: ClientPlan, params: unknown[]): Promise<void> {
  const { path = '' } = expected.get(plan.platform.id)?.get_data ?? {}
  standIn.answerNext(
    { headers: { link: `<${path}?page=2>; rel="next"` } },
    { json: { next_cursor: 'c3' } },
    { json: { last: true } },
  )
  const pages: unknown[] = []
  for await (const page of pagesOf(client, ...params)) pages.push(page)
  expect(pages).toEqual([{}, { next_cursor: 'c3' }, { last: true }])
  expect(standIn.received.map(({ query }) => query.get('page'))).toEqual([null, '2', '2'])
  expect(standIn.received[2]?.query.get('cursor')).toBe('c3')
  for (const one of standIn.received) expectRight(plan, 'get_data', one, '')
}
