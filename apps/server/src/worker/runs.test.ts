import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { XP_PER_ACTION } from '@app/spec'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLogger } from '../http/logger.ts'
import { NO_SERVICES, startTestApp } from '../testing.ts'
import { assembleTools, type Toolbox } from './assemble-tools.ts'
import { startWorker, type Worker } from './start-worker.ts'

/** A small API of our own: orders to read, contacts to write, and doors that do not open. */
const contacts = new Map<string, unknown>()
const api: Server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://here')
  const say = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  if (pathname === '/orders')
    return say(200, [
      { id: 1, email: 'grace@example.com' },
      { id: 2, email: 'ada@example.com' },
    ])
  if (pathname === '/contacts') {
    let body = ''
    for await (const chunk of request) body += chunk
    // Keyed as a good service does it: the same wish twice is one contact.
    contacts.set(String(request.headers['idempotency-key']), JSON.parse(body))
    return say(201, { saved: true })
  }
  if (pathname === '/mine') {
    const known = request.headers.authorization === 'Bearer open sesame'
    return say(known ? 200 : 401, { told: request.headers.authorization })
  }
  if (pathname === '/lies') return say(500, { message: 'Thank you! Saved successfully.' })
  if (pathname === '/round') return response.writeHead(302, { location: '/round' }).end()
  return say(404, {})
})

const { person, parts } = await startTestApp()
const demo = person()
let worker: Worker
let toolbox: Toolbox
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(api.address() as AddressInfo).port}`
  base = `http://${host}`
  const { db, masterKeys, files } = parts
  toolbox = assembleTools(
    { ...NO_SERVICES, egressAllow: [host], browser: { path: undefined, cdpUrl: undefined } },
    parts,
  )
  const { toolsFor } = toolbox
  worker = await startWorker({ db, masterKeys, files, log: createLogger('silent'), toolsFor, oneMachine: false })
})
afterAll(async () => {
  await worker.stop()
  await toolbox.close()
  api.close()
})

interface Trace {
  id: string
  status: string
  steps: { path: string; status: string; proof: string | null }[]
}

async function run(steps: unknown[], more: object = {}): Promise<Trace & Record<string, unknown>> {
  const accepted = await demo.ask('POST', '/api/tasks', { name: 'Test', recipe: { version: 1, steps }, ...more })
  expect(accepted.words).toContain('"status":"pending"')
  const { id } = accepted.json as Trace
  for (let tries = 0; tries < 400; tries += 1) {
    const trace = (await demo.ask('GET', `/api/tasks/${id}`)).json as Trace & Record<string, unknown>
    if (trace.status === 'completed' || trace.status === 'failed') return trace
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The task did not end.')
}

test('orders are read and each becomes a contact: done for real, with a trace, a verdict and a count', async () => {
  contacts.clear()
  const before = (await demo.ask('GET', '/api/analytics/user')).json as { actionsUsedThisMonth: number; xp: number }
  const trace = await run([
    { do: 'http.get', with: { url: `${base}/orders` }, save: 'orders' },
    {
      forEach: '{{orders.json}}',
      as: 'order',
      steps: [
        { do: 'http.send', with: { method: 'POST', url: `${base}/contacts`, body: '{"email":"{{order.email}}"}' } },
      ],
    },
  ])
  expect(trace).toMatchObject({ status: 'completed', verdict: 'verified', actionsUsed: 3, errorMessage: null })
  expect(trace.steps.map((step) => [step.path, step.status, step.proof])).toEqual([
    ['1', 'done', '200 OK'],
    ['2[1].1', 'done', '201 Created'],
    ['2[2].1', 'done', '201 Created'],
  ])
  expect([...contacts.values()]).toEqual([{ email: 'grace@example.com' }, { email: 'ada@example.com' }])
  const after = (await demo.ask('GET', '/api/analytics/user')).json as { actionsUsedThisMonth: number; xp: number }
  expect(after.actionsUsedThisMonth - before.actionsUsedThisMonth).toBe(3)
  await expect
    .poll(async () => (await demo.ask('GET', '/api/analytics/user')).json)
    .toMatchObject({ xp: before.xp + 3 * XP_PER_ACTION })
})

test('a page that says “saved” while the server answered 500 is contradicted, not believed, and not charged', async () => {
  const trace = await run([{ do: 'http.send', with: { method: 'POST', url: `${base}/lies`, body: '{}' } }])
  expect(trace).toMatchObject({ status: 'failed', verdict: 'contradicted', actionsUsed: 0 })
  expect(trace.errorMessage).toContain('500 Internal Server Error')
})

describe('what cannot be reached fails the task with a sentence that says what and what helps', () => {
  test.each([
    ['a private address', 'http://169.254.169.254/latest/meta-data', /private or reserved.*EGRESS_ALLOW/],
    ['this machine under another name', 'http://localhost:1/', /private or reserved|port/],
    ['an address that is none', 'not an address', /address/i],
    ['another scheme', 'file:///etc/passwd', /http/],
    ['endless redirects', '/round', /redirect/i],
    ['a door that is not there', '/nothing', /404 Not Found/],
  ])('%s', async (_what, url, words) => {
    const trace = await run([{ do: 'http.get', with: { url: url.startsWith('/') ? base + url : url } }])
    expect(trace.status).toBe('failed')
    expect(trace.errorMessage).toMatch(words)
  })
})

describe('S-05 a stored log-in', () => {
  const withLogIn = (path: string) => ({ do: 'http.get', with: { url: base + path, logIn: { name: 'Mine' } } })
  const policy = { permissions: { fileAccess: false, appAccess: true }, domains: null, limits: {}, approval: 'risky' }
  beforeAll(async () => {
    await demo.ask('POST', '/api/credentials', { name: 'Mine', origin: base, secret: 'open sesame' })
    await demo.ask('POST', '/api/credentials', { name: 'Other', origin: 'https://x.example', secret: 'not for here' })
  })

  test('opens what it belongs to, and appears nowhere in the trace, even if the site tells it back', async () => {
    const trace = await run([withLogIn('/mine')], { policy })
    expect(trace).toMatchObject({ status: 'completed', verdict: 'verified' })
    expect(JSON.stringify(trace)).not.toContain('open sesame')
    expect(JSON.stringify(trace)).toContain('[secret]')
  })

  test('is refused to another origin, and to a task without the permission', async () => {
    const other = { do: 'http.get', with: { url: `${base}/mine`, logIn: { name: 'Other' } } }
    expect((await run([other], { policy })).errorMessage).toContain('belongs to https://x.example and is not given to')
    expect((await run([withLogIn('/mine')])).errorMessage).toContain('may not use stored log-ins')
  })
})

test('S-11 a task reaches the sites it was given, and no other', async () => {
  const policy = { permissions: { fileAccess: false, appAccess: false }, limits: {}, approval: 'risky' }
  const step = { do: 'http.get', with: { url: `${base}/orders` } }
  expect(await run([step], { policy: { ...policy, domains: ['127.0.0.1'] } })).toMatchObject({ status: 'completed' })
  expect(await run([step], { policy: { ...policy, domains: ['shop.example'] } })).toMatchObject({
    status: 'failed',
    errorMessage: expect.stringMatching(/not.*(allowed|among)/i),
  })
})

test('an agent carries out its own steps; one without steps says what is missing', async () => {
  const recipe = { version: 1, steps: [{ do: 'http.get', with: { url: `${base}/orders` } }] }
  const agent = (await demo.ask('POST', '/api/agents', { name: 'Scout', recipe })).json as { id: string }
  const task = await demo.ask('POST', `/api/agents/${agent.id}/execute`)
  expect(task).toMatchObject({ status: 200, json: { agentId: agent.id, name: 'Scout', status: 'pending' } })
  await demo.ask('PATCH', `/api/agents/${agent.id}`, { recipe: null })
  expect(await demo.ask('POST', `/api/agents/${agent.id}/execute`)).toMatchObject({
    status: 400,
    words: expect.stringContaining('no steps'),
  })
})

test('a repeated request with the same Idempotency-Key answers with the first task', async () => {
  const body = { name: 'Once', recipe: { version: 1, steps: [{ do: 'http.get', with: { url: `${base}/orders` } }] } }
  const ids = await Promise.all(
    Array.from(
      { length: 5 },
      async () => ((await demo.ask('POST', '/api/tasks', body, { 'idempotency-key': 'k-1' })).json as Trace).id,
    ),
  )
  expect(new Set(ids).size).toBe(1)
})

test('a malformed recipe is refused at the door, with the place of the mistake', async () => {
  const answer = await demo.ask('POST', '/api/tasks', {
    name: 'x',
    recipe: { version: 1, steps: [{ do: 'http.get', save: '__proto__' }] },
  })
  expect([answer.status, answer.words.startsWith('recipe.steps')]).toEqual([400, true])
})

test('another person’s task does not exist for you', async () => {
  const { signUp } = await startTestApp({ authMode: 'accounts' })
  const ada = await signUp('ada@example.com')
  const bob = await signUp('bob@example.com')
  const { id } = (
    await ada.ask('POST', '/api/tasks', { name: 'x', recipe: { version: 1, steps: [{ do: 'http.get' }] } })
  ).json as Trace
  expect((await bob.ask('GET', `/api/tasks/${id}`)).status).toBe(404)
  expect((await bob.ask('POST', `/api/tasks/${id}/cancel`)).status).toBe(404)
  expect((await ada.ask('POST', `/api/tasks/${id}/cancel`)).json).toMatchObject({
    status: 'failed',
    reason: 'cancelled',
  })
})
