import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Database, recordEvent, schedules, tasks } from '@app/db'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createLogger } from '../http/logger.ts'
import { type Person, startTestApp } from '../testing.ts'
import { assemblePost } from './assemble-post.ts'
import { startTriggers } from './start-triggers.ts'

interface Arrived {
  url: string
  headers: Record<string, string>
  body: string
}

/** A receiver that keeps what arrives. `/hang` does not answer until it is told to, `/moved` leads elsewhere. */
async function startReceiver(movedTo = '') {
  const arrived: Arrived[] = []
  const held: ServerResponse[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const url = request.url ?? ''
    arrived.push({ url, headers: request.headers as Record<string, string>, body })
    if (url === '/hang') return void held.push(response)
    if (url === '/moved') return response.writeHead(307, { location: movedTo }).end()
    return response.writeHead(url === '/down' ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const at = (path: string) => arrived.filter(({ url }) => url === path)
  const release = () => {
    for (const response of held.splice(0)) response.writeHead(204).end()
  }
  return { host, base: `http://${host}`, arrived, at, release }
}

const elsewhere = await startReceiver()
const forbidden = await startReceiver()
const receiver = await startReceiver(`${elsewhere.base}/behind`)
const { db, parts, signUp } = await startTestApp({ authMode: 'accounts' })
const { masterKeys } = parts
const log = createLogger('silent')
const post = assemblePost({ egressAllow: [receiver.host, elsewhere.host] }, log)

// Two, as on two machines: whatever happens must happen once.
const workers = [await startTriggers({ db, log, masterKeys, post }), await startTriggers({ db, log, masterKeys, post })]
afterAll(async () => {
  receiver.release()
  await Promise.all(workers.map((worker) => worker.stop()))
})

const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 25 })
const recipe = { version: 1, steps: [{ do: 'http.get', with: { url: 'https://shop.example/' } }] }
const submit = async (who: Person, name = 'Look') =>
  ((await who.ask('POST', '/api/tasks', { name, recipe })).json as { id: string }).id

async function hook(who: Person, url: string) {
  const made = await who.ask('POST', '/api/webhooks', { url, types: ['task.accepted'] })
  expect(made.status).toBe(200)
  const { id, secret } = made.json as { id: string; secret: string }
  const deliveries = async () =>
    (await who.ask('GET', `/api/webhooks/${id}/deliveries`)).json as {
      id: string
      status: string
      attempts: number
      errorMessage: string | null
    }[]
  return { id, secret, deliveries }
}

describe('S-64 an outgoing webhook', () => {
  test('is told what happened, once, signed so that the receiver can be sure, and again when replayed', async () => {
    const ada = await signUp('ada@example.com')
    const { secret, deliveries } = await hook(ada, `${receiver.base}/ada`)
    const taskId = await submit(ada, 'Orders')
    await soon(async () => expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: 1 }]))
    const [first, ...more] = receiver.at('/ada')
    expect(more).toEqual([])
    expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
      type: 'task.accepted',
      data: { task: { id: taskId, name: 'Orders', status: 'pending' } },
    })
    const [delivery] = await deliveries()
    await ada.ask('POST', `/api/deliveries/${delivery?.id}/replay`)
    await soon(() => expect(receiver.at('/ada')).toHaveLength(2))
    expect(receiver.at('/ada').map(({ headers }) => headers['webhook-id'])).toEqual([delivery?.id, delivery?.id])
  })

  test('S-20 to a private address is refused before a connection', async () => {
    const bob = await signUp('bob@example.com')
    const { deliveries } = await hook(bob, `${forbidden.base}/in`)
    await submit(bob)
    await soon(async () =>
      expect(await deliveries()).toMatchObject([
        { status: 'waiting', attempts: 1, errorMessage: expect.stringMatching(/private or reserved/) },
      ]),
    )
    expect(forbidden.arrived).toEqual([])
  })

  test('S-21 follows no redirect: neither body nor signature goes elsewhere', async () => {
    const cy = await signUp('cy@example.com')
    const { deliveries } = await hook(cy, `${receiver.base}/moved`)
    await submit(cy)
    await soon(async () =>
      expect(await deliveries()).toMatchObject([
        { status: 'waiting', attempts: 1, errorMessage: expect.stringContaining('do not follow') },
      ]),
    )
    expect(receiver.at('/moved')).toHaveLength(1)
    expect(elsewhere.arrived).toEqual([])
  })

  test('one person’s dead receivers do not hold up another’s deliveries', async () => {
    const dee = await signUp('dee@example.com')
    const eve = await signUp('eve@example.com')
    await hook(dee, `${receiver.base}/hang`)
    const { deliveries } = await hook(eve, `${receiver.base}/eve`)
    for (let i = 0; i < 50; i += 1) await submit(dee)
    await soon(() => expect(receiver.at('/hang').length).toBeGreaterThanOrEqual(8))
    await submit(eve)
    // Sooner than the first of the dead ones is given up, which would free a lane.
    const look = async () => expect(await deliveries()).toMatchObject([{ status: 'delivered' }])
    await vi.waitFor(look, { timeout: 8_000, interval: 25 })
    receiver.release()
  })

  test.each(['ftp://receiver.example/', 'not an address', 'https://ada:secret@receiver.example/', ''])(
    'cannot be made for %s',
    async (url) => {
      const answer = await (await someone()).ask('POST', '/api/webhooks', { url })
      expect([answer.status, answer.words.split(':')[0]]).toEqual([400, 'url'])
    },
  )
})

let stranger: Promise<Person> | undefined
function someone(): Promise<Person> {
  stranger ??= signUp('someone@example.com')
  return stranger
}

test('a schedule that is due starts its agent by itself, once', async () => {
  const fay = await signUp('fay@example.com')
  const agent = (await fay.ask('POST', '/api/agents', { name: 'Scout', recipe })).json as { id: string }
  const set = await fay.ask('PUT', `/api/agents/${agent.id}/schedule`, { cron: '0 9 * * *', timezone: 'Europe/Berlin' })
  expect(set).toMatchObject({ status: 200, json: { misfire: 'run-once', enabled: true } })
  const due = { nextAt: new Date(Date.now() - 1_000) }
  await db.asSystem((tx) => tx.update(schedules).set(due).where(eq(schedules.agentId, agent.id)))
  const started = async () => (await fay.ask('GET', `/api/agents/${agent.id}/tasks`)).json as { id: string }[]
  await soon(async () => expect(await started()).toHaveLength(1))
  const shown = (await fay.ask('GET', `/api/agents/${agent.id}/schedule`)).json as Record<string, unknown>
  expect(shown).toMatchObject({ lastTaskId: (await started())[0]?.id })
  expect(shown.nextRuns).toHaveLength(5)
})

test('a watched price that falls is an alert, told to a webhook as well', async () => {
  const gus = await signUp('gus@example.com')
  await gus.ask('POST', '/api/webhooks', { url: `${receiver.base}/gus`, types: ['alert.created'] })
  const { id: agentId } = (await gus.ask('POST', '/api/agents', { name: 'Scout', recipe })).json as { id: string }
  const watch = { agentId, product: 'Lamp', url: 'https://shop.example/lamp', path: 'price' }
  expect((await gus.ask('POST', '/api/watches', watch)).status).toBe(200)
  for (const price of ['1.000,00 €', '900,00 €']) await complete(gus, agentId, { price })
  const told = async () => (await gus.ask('GET', '/api/alerts')).json as Record<string, unknown>[]
  await soon(async () => expect(await told()).toMatchObject([{ type: 'OPPORTUNITY', old_price: 1000, new_price: 900 }]))
  await soon(() => expect(receiver.at('/gus')).toHaveLength(1))
  expect(JSON.parse(receiver.at('/gus')[0]?.body ?? '')).toMatchObject({
    type: 'alert.created',
    data: { alert: { product: 'Lamp', message: 'Lamp fell by 10 %, from 1,000 to 900.' } },
  })
})

/** Ends a task as the engine does. */
async function complete(who: Person, agentId: string, result: Record<string, unknown>): Promise<void> {
  const taskId = ((await who.ask('POST', `/api/agents/${agentId}/execute`)).json as { id: string }).id
  await db.asSystem(async (tx) => {
    const [task] = await tx
      .update(tasks)
      .set({ status: 'completed', result })
      .where(eq(tasks.id, taskId))
      .returning({ userId: tasks.userId })
    await recordEvent(tx, { userId: task?.userId ?? '', type: 'task.completed', taskId, data: { verdict: 'verified' } })
  })
}

test('a round that fails is told and tried again; once stopped, nothing fires any more', async () => {
  const other = await startTestApp({ authMode: 'accounts' })
  const hal = await other.signUp('hal@example.com')
  const lines: string[] = []
  const noisy = createLogger('warn', { write: (line: string) => void lines.push(line) })
  let broken = true
  let rounds = 0
  const shaky: Database = {
    ...other.db,
    asSystem: (work, how) => {
      rounds += 1
      return broken ? Promise.reject(new Error('no database')) : other.db.asSystem(work, how)
    },
  }
  const triggers = await startTriggers({ db: shaky, log: noisy, masterKeys: other.parts.masterKeys, post })
  await soon(() => expect(lines.join('')).toContain('"round":"schedules"'))
  broken = false
  const made = await hal.ask('POST', '/api/webhooks', { url: `${receiver.base}/hal`, types: ['task.accepted'] })
  expect(made.status).toBe(200)
  await submit(hal)
  await soon(() => expect(receiver.at('/hal')).toHaveLength(1))
  await triggers.stop()
  const before = rounds
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  const listening = await other.db.listen('events', () => hear())
  await submit(hal)
  await heard
  await listening.close()
  expect(rounds).toBe(before)
})
