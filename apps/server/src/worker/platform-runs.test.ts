import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLogger } from '../http/logger.ts'
import { tryPlatform } from '../services/try-platform.ts'
import { NO_SERVICES, startTestApp } from '../testing.ts'
import { assembleTools, type Toolbox } from './assemble-tools.ts'
import { CHAT_KEY, CRM_KEY, SHOP_KEY, standInPlatforms } from './platforms-testing.ts'
import { startWorker, type Worker } from './start-worker.ts'

const platforms = await standInPlatforms()
const { person, parts } = await startTestApp({ tryPlatform: tryPlatform([platforms.host]) })
const demo = person()
let worker: Worker
let toolbox: Toolbox
beforeAll(async () => {
  const { db, masterKeys, files } = parts
  toolbox = assembleTools(
    { ...NO_SERVICES, egressAllow: [platforms.host], browser: { path: undefined, cdpUrl: undefined } },
    parts,
  )
  const log = createLogger('silent')
  worker = await startWorker({ db, masterKeys, files, log, toolsFor: toolbox.toolsFor, oneMachine: false })
})
afterAll(async () => {
  await worker.stop()
  await toolbox.close()
  await platforms.close()
})
beforeEach(() => {
  for (const mood of Object.values(platforms.moods))
    Object.assign(mood, { before: [], always: undefined, afterWrite: undefined })
  platforms.moods.hubspot.key = `Bearer ${CRM_KEY}`
  platforms.written.hubspot = []
  platforms.written.slack = []
})

// The plan of the demo user holds two agents.
const made: string[] = []
afterEach(async () => {
  for (const id of made.splice(0)) await demo.ask('DELETE', `/api/agents/${id}`)
})

/** “Copy new orders from the shop into the CRM and tell the channel.” */
const COPY_ORDERS = {
  version: 1,
  steps: [
    { do: 'platform.sendowl.get_data', save: 'orders' },
    {
      forEach: '{{orders.json}}',
      as: 'order',
      steps: [{ do: 'platform.hubspot.create_item', with: { body: { properties: { email: '{{order.email}}' } } } }],
    },
    { do: 'platform.slack.create_item', with: { body: { channel: 'sales', text: 'New orders are in the CRM.' } } },
  ],
}
const IDS = ['sendowl', 'hubspot', 'slack']
const addresses = Object.fromEntries(IDS.map((id) => [id, platforms.addressOf(id)]))

async function deploy(more: object = {}, keys: object = {}): Promise<string> {
  const bot = await demo.ask('POST', '/api/deployment/deploy-bot', {
    name: 'Order copier',
    selectedPlatforms: IDS,
    appAccess: true,
    recipe: COPY_ORDERS,
    ...more,
  })
  expect(bot.words).toContain('Order copier')
  const { id } = bot.json as { id: string }
  made.push(id)
  const apiKeys = { sendowl: SHOP_KEY, hubspot: CRM_KEY, slack: CHAT_KEY, ...keys }
  const configured = await demo.ask('POST', `/api/deployment/configure-keys/${id}`, { apiKeys, addresses })
  expect(configured.status).toBe(200)
  return id
}

interface Trace {
  id: string
  status: string
  reason: string | null
  verdict: string | null
  errorMessage: string | null
  steps: { path: string; tool: string; status: string; proof: string | null; attempts: number }[]
}

async function run(id: string): Promise<Trace> {
  const { json } = await demo.ask('POST', `/api/agents/${id}/execute`)
  for (let tries = 0; tries < 400; tries += 1) {
    const trace = (await demo.ask('GET', `/api/tasks/${(json as Trace).id}`)).json as Trace
    if (trace.status === 'completed' || trace.status === 'failed' || trace.reason) return trace
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The task did not end.')
}

test('a bot on three platforms copies new orders from the shop into the CRM and tells the channel: done and proven', async () => {
  const trace = await run(await deploy())
  expect(trace).toMatchObject({ status: 'completed', verdict: 'verified', errorMessage: null })
  expect(trace.steps.map(({ path, tool, proof }) => [path, tool, proof])).toEqual([
    ['1', 'platform.sendowl.get_data', '200 OK'],
    ['2[1].1', 'platform.hubspot.create_item', '201 Created'],
    ['2[2].1', 'platform.hubspot.create_item', '201 Created'],
    ['3', 'platform.slack.create_item', '201 Created'],
  ])
  expect(platforms.written.hubspot).toEqual([
    { properties: { email: 'grace@example.com' } },
    { properties: { email: 'ada@example.com' } },
  ])
  expect(platforms.written.slack).toHaveLength(1)
})

describe('when a platform does not play along, the run says so and nothing is written twice', () => {
  test('a wrong key', async () => {
    const trace = await run(await deploy({}, { hubspot: 'not-the-right-key' }))
    expect(trace).toMatchObject({ status: 'failed' })
    expect(trace.errorMessage).toBe('HubSpot did not accept the key. Give a new one in Deploy.')
    expect(platforms.written).toEqual({ hubspot: [], slack: [] })
    expect(JSON.stringify(trace)).not.toContain('not-the-right-key')
  })

  test('no key at all', async () => {
    const trace = await run(await deploy({}, { hubspot: null }))
    expect(trace.errorMessage).toBe('HubSpot wants a key, and this bot has none. Give it one in Deploy.')
  })

  test('429 once, then it goes on after waiting as it was asked to', async () => {
    platforms.moods.hubspot.before = [{ status: 429, retryAfter: '1' }]
    const began = Date.now()
    const trace = await run(await deploy())
    expect(trace).toMatchObject({ status: 'completed', verdict: 'verified' })
    expect(Date.now() - began).toBeGreaterThan(990)
    expect(trace.steps.find(({ path }) => path === '2[1].1')?.attempts).toBe(2)
    expect(platforms.written.hubspot).toHaveLength(2)
  })

  test('429 without end', async () => {
    platforms.moods.hubspot.always = { status: 429 }
    const trace = await run(await deploy())
    expect(trace).toMatchObject({ status: 'failed' })
    expect(trace.errorMessage).toMatch(/^HubSpot takes no more requests for now \(429\)/)
    expect(platforms.written).toEqual({ hubspot: [], slack: [] })
  })

  test('a wait of an hour is told at once and not sat through', async () => {
    platforms.moods.sendowl.always = { status: 429, retryAfter: '3600' }
    const trace = await run(await deploy())
    expect(trace.errorMessage).toBe('SendOwl takes no more requests for 60 minutes (429). Run this again then.')
  })

  test('a key revoked in the middle: what is written stays, nothing more follows', async () => {
    platforms.moods.hubspot.afterWrite = (count) => {
      if (count === 1) platforms.moods.hubspot.key = 'Bearer another'
    }
    const trace = await run(await deploy())
    expect(trace).toMatchObject({ status: 'failed' })
    expect(trace.errorMessage).toMatch(
      /^HubSpot no longer accepts the key, which it did earlier in this run: it was revoked/,
    )
    expect(platforms.written).toEqual({ hubspot: [{ properties: { email: 'grace@example.com' } }], slack: [] })
    expect(JSON.stringify(trace)).not.toContain(CRM_KEY)
  })

  test('an answer of 500 is contradicted, one that was lost waits for a person', async () => {
    platforms.moods.hubspot.always = { status: 500 }
    const broken = await run(await deploy())
    expect(broken).toMatchObject({ status: 'failed', verdict: 'contradicted' })
    expect(broken.errorMessage).toMatch(/^HubSpot has trouble of its own \(it answered 500 Internal Server Error\)/)
    platforms.moods.hubspot.always = { status: 504 }
    expect(await run(await deploy({ name: 'Order copier 2' }))).toMatchObject({ reason: 'needs-review' })
    expect(platforms.written).toEqual({ hubspot: [], slack: [] })
  })
})

test('without app access a bot reads and changes nothing', async () => {
  const trace = await run(await deploy({ appAccess: false }))
  expect(trace.errorMessage).toMatch(/^This bot may read on HubSpot and change nothing there/)
  expect(platforms.written.hubspot).toEqual([])
})

test('what a stranger’s text picks for deletion is asked about first', async () => {
  const recipe = {
    version: 1,
    steps: [
      { do: 'platform.sendowl.get_data', save: 'orders' },
      { do: 'platform.hubspot.delete_item', with: { values: { contactId: '{{orders.json.0.id}}' } } },
    ],
  }
  expect(await run(await deploy({ recipe }))).toMatchObject({ reason: 'awaiting-approval' })
})

test('an agent that was not deployed has no platform’s tools', async () => {
  const agent = await demo.ask('POST', '/api/agents', { name: 'Plain', recipe: COPY_ORDERS })
  const { id } = agent.json as { id: string }
  made.push(id)
  const trace = await run(id)
  expect(trace.errorMessage).toMatch(/^There is no tool "platform.sendowl.get_data"/)
})

describe('a connection is tried', () => {
  test('and the platform’s own answer is shown, without the key it told back', async () => {
    const id = await deploy()
    const good = await demo.ask('POST', `/api/deployment/test-key/${id}`, { platformId: 'sendowl' })
    expect(good.json).toMatchObject({
      verdict: 'accepted',
      status: 200,
      asked: `GET ${platforms.addressOf('sendowl')}/orders`,
    })
    expect((good.json as { answer: string }).answer).toMatch(/^200 OK\n\[\{"id":1/)
    const key = 'wrong-user:wrong-password'
    const bad = await demo.ask('POST', `/api/deployment/test-key/${id}`, { platformId: 'sendowl', key })
    expect(bad.json).toMatchObject({ verdict: 'refused', status: 401 })
    expect((bad.json as { answer: string }).answer).toBe('401 Unauthorized\n{"wrong":"Basic [secret]"}')
  })

  test('and a private address is refused in words', async () => {
    const id = await deploy()
    const tried = await demo.ask('POST', `/api/deployment/test-key/${id}`, {
      platformId: 'slack',
      key: CHAT_KEY,
      address: 'http://169.254.169.254',
    })
    expect(tried.json).toMatchObject({ verdict: 'unclear', status: null, asked: null })
    expect((tried.json as { answer: string }).answer).toMatch(/private or reserved/)
  })
})
