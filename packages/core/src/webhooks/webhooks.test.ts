import { NewWebhook } from '@app/contract'
import { alerts, type DeliveryRow, deliveries, recordEvent, steps, tasks, webhooks } from '@app/db'
import { WEBHOOK_TYPES } from '@app/spec'
import { asc, eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { changeWebhook } from './change-webhook.ts'
import { claimDelivery } from './claim-delivery.ts'
import { createWebhook } from './create-webhook.ts'
import { deleteWebhook } from './delete-webhook.ts'
import { enqueueDeliveries } from './enqueue-deliveries.ts'
import { listDeliveries } from './list-deliveries.ts'
import { listWebhooks } from './list-webhooks.ts'
import type { PostRequest } from './post.ts'
import { replayDelivery } from './replay-delivery.ts'
import { retryDelayMs } from './retry-delay.ts'
import { rotateWebhook } from './rotate-webhook.ts'
import { sendDelivery } from './send-delivery.ts'
import { sweepDeliveries } from './sweep-deliveries.ts'

const db = await fileDatabase()
const masterKeys = [{ id: 'test', bytes: Buffer.alloc(32, 7) }]
const url = 'https://receiver.example/hooks'

/** Somebody with a webhook, and a receiver that answers as it is told. */
async function receiving(over: Partial<NewWebhook> = {}) {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  const webhook = await ada((ctx) => createWebhook(ctx, masterKeys, NewWebhook.parse({ url, ...over })))
  const arrived: PostRequest[] = []
  const answers: (number | Error)[] = []
  const post = async (request: PostRequest) => {
    arrived.push(request)
    const answer = answers.shift() ?? 200
    if (answer instanceof Error) throw answer
    return { status: answer }
  }
  const sender = { db, masterKeys, post, signal: new AbortController().signal }
  const rows = () =>
    ada(({ db: tx }) =>
      tx.select().from(deliveries).where(eq(deliveries.userId, user.id)).orderBy(asc(deliveries.createdAt)),
    )
  /** Everything of theirs that is waiting is due now, whatever the schedule says. */
  async function sendAll() {
    await ada(({ db: tx }) => tx.update(deliveries).set({ nextAt: sql`now()` }).where(eq(deliveries.status, 'waiting')))
    for (const row of await claimAll(user.id)) await sendDelivery(sender, row)
  }
  const stored = async () =>
    (await ada(({ db: tx }) => tx.select().from(webhooks).where(eq(webhooks.id, webhook.id))))[0]
  return { user, ada, webhook, arrived, answers, sender, rows, sendAll, stored }
}

type Receiving = Awaited<ReturnType<typeof receiving>>

/** As several workers would, until nothing of this user is due; what belongs to other tests is left as it is. */
async function claimAll(userId: string): Promise<DeliveryRow[]> {
  const others = await db.asSystem((tx) => tx.selectDistinct({ id: deliveries.userId }).from(deliveries))
  const notOf = others.map(({ id }) => id).filter((id) => id !== userId)
  const claimed: DeliveryRow[] = []
  for (let row = await claimDelivery(db, notOf); row; row = await claimDelivery(db, notOf)) claimed.push(row)
  return claimed
}

async function happen({ ada, user }: Pick<Receiving, 'ada' | 'user'>, type = 'task.completed') {
  const taskId = newId()
  await ada(async ({ db: tx }) => {
    await tx.insert(tasks).values({
      id: taskId,
      userId: user.id,
      name: 'Orders',
      status: 'completed',
      verdict: 'verified',
      result: { text: 'top secret result' },
    })
    await recordEvent(tx, {
      userId: user.id,
      type,
      taskId,
      data: { status: 'completed', reason: null, verdict: 'verified' },
    })
  })
  return taskId
}

/** Transactions of other tests on the same cluster hold events back for a moment. */
const enqueued = (someone: Receiving, count: number) =>
  vi.waitFor(
    async () => {
      await enqueueDeliveries(db)
      expect(await someone.rows()).toHaveLength(count)
    },
    { timeout: 20_000, interval: 20 },
  )

const verify = (secret: string, { body, headers }: PostRequest) => new Webhook(secret).verify(body, headers)

test('a secret is shown once, kept sealed, and lists do not hold it', async () => {
  const { ada, webhook, stored } = await receiving()
  expect(webhook.secret).toMatch(/^whsec_[\w+/]{32}$/)
  expect(JSON.stringify(await stored())).not.toContain(webhook.secret.slice(6))
  const [listed] = await ada(listWebhooks)
  expect(listed).not.toHaveProperty('secret')
  expect(listed).toMatchObject({ id: webhook.id, url, types: [...WEBHOOK_TYPES], enabled: true })
})

describe('what happens becomes deliveries', () => {
  test('once for each webhook that wants it, however many workers look', async () => {
    const someone = await receiving({ types: ['task.completed', 'task.failed'] })
    await someone.ada((ctx) => createWebhook(ctx, masterKeys, NewWebhook.parse({ url, types: ['task.started'] })))
    for (const type of ['task.completed', 'task.step', 'task.failed', 'task.started']) await happen(someone, type)
    await vi.waitFor(
      async () => {
        await Promise.all(Array.from({ length: 6 }, () => enqueueDeliveries(db)))
        expect(await someone.rows()).toHaveLength(3)
      },
      { timeout: 20_000 },
    )
    await enqueueDeliveries(db)
    expect((await someone.rows()).map((row) => row.type)).toEqual(['task.completed', 'task.failed', 'task.started'])
  })

  test('nothing from before the webhook was made, while it was off, or of somebody else', async () => {
    const ada = await receiving()
    const bob = await receiving()
    await ada.ada((ctx) => changeWebhook(ctx, ada.webhook.id, { enabled: false }))
    await happen(ada)
    await happen(bob)
    await enqueued(bob, 1)
    await ada.ada((ctx) => createWebhook(ctx, masterKeys, NewWebhook.parse({ url })))
    await happen(bob)
    await enqueued(bob, 2)
    expect(await ada.rows()).toEqual([])
  })

  test('the payload tells which task and how it stands, and nothing of its steps or result', async () => {
    const someone = await receiving()
    const taskId = await happen(someone)
    const step = {
      id: newId(),
      userId: someone.user.id,
      taskId,
      position: 1,
      path: '1',
      name: 'Read',
      tool: 'http.get',
    }
    await someone.ada(({ db: tx }) =>
      tx.insert(steps).values({ ...step, effect: 'reads', status: 'done', input: { secret: 'top secret step' } }),
    )
    await enqueued(someone, 1)
    await someone.sendAll()
    const sent = JSON.parse(someone.arrived[0]?.body ?? '')
    expect(sent).toEqual({
      type: 'task.completed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: {
        task: { id: taskId, name: 'Orders', status: 'completed', reason: null, verdict: 'verified', agentId: null },
      },
    })
    expect(JSON.stringify(await someone.rows())).not.toContain('top secret')
  })
})

describe('S-64 a delivery', () => {
  test('is signed after Standard Webhooks and done when the receiver answers 2xx', async () => {
    const someone = await receiving()
    await happen(someone)
    await enqueued(someone, 1)
    someone.answers.push(204)
    await someone.sendAll()
    const [row] = await someone.rows()
    expect(row).toMatchObject({ status: 'delivered', attempts: 1, responseStatus: 204, errorMessage: null })
    const [request] = someone.arrived
    expect(request?.headers['webhook-id']).toBe(row?.id)
    expect(verify(someone.webhook.secret, request as PostRequest)).toMatchObject({ type: 'task.completed' })
    const another = (await receiving()).webhook.secret
    expect(() => verify(another, request as PostRequest)).toThrow(/No matching signature/)
  })

  test('is tried again on the schedule and then succeeds under the same webhook-id', async () => {
    const someone = await receiving()
    await happen(someone)
    await enqueued(someone, 1)
    someone.answers.push(500, new Error('receiver.example could not be reached.'), 200)
    await someone.sendAll()
    const [failed] = await someone.rows()
    expect(failed).toMatchObject({ status: 'waiting', attempts: 1, responseStatus: 500 })
    expect(failed?.errorMessage).toContain('answered 500')
    const wait = (failed?.nextAt.getTime() ?? 0) - Date.now()
    expect(wait).toBeGreaterThan(1_000)
    expect(wait).toBeLessThan(6_500)
    expect((await someone.stored())?.failingSince).toBeInstanceOf(Date)
    expect(await claimAll(someone.user.id)).toEqual([])
    await someone.sendAll()
    expect((await someone.rows())[0]).toMatchObject({ errorMessage: 'receiver.example could not be reached.' })
    await someone.sendAll()
    expect(await someone.rows()).toMatchObject([{ status: 'delivered', attempts: 3, errorMessage: null }])
    expect((await someone.stored())?.failingSince).toBeNull()
    expect(new Set(someone.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    for (const request of someone.arrived) verify(someone.webhook.secret, request)
  })

  test('the schedule is 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 10 h, and up to a fifth longer', () => {
    const hours = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 10, undefined]
    const at = (random: number) => hours.map((_, i) => retryDelayMs(i + 1, () => random))
    const scaled = (by: number) => hours.map((each) => (each === undefined ? undefined : Math.round(each * 3.6e6 * by)))
    expect(at(0)).toEqual(scaled(1))
    expect(at(1)).toEqual(scaled(1.2))
  })

  test('that fails eight times is given up, and a person can replay it', async () => {
    const someone = await receiving()
    await happen(someone)
    await enqueued(someone, 1)
    someone.answers.push(...Array.from({ length: 8 }, () => 503))
    for (let attempt = 0; attempt < 10; attempt += 1) await someone.sendAll()
    const [row] = await someone.rows()
    expect(row).toMatchObject({ status: 'failed', attempts: 8, responseStatus: 503 })
    expect(someone.arrived).toHaveLength(8)
    const again = await someone.ada((ctx) => replayDelivery(ctx, row?.id ?? ''))
    expect(again).toMatchObject({ status: 'waiting', attempts: 0, errorMessage: null })
    await someone.sendAll()
    expect((await someone.rows())[0]).toMatchObject({ status: 'delivered', attempts: 1 })
    expect(someone.arrived.at(-1)?.headers['webhook-id']).toBe(row?.id)
  })

  test('answered by a redirect has failed, in words about where to go', async () => {
    const someone = await receiving()
    await happen(someone)
    await enqueued(someone, 1)
    someone.answers.push(302)
    await someone.sendAll()
    expect((await someone.rows())[0]).toMatchObject({
      status: 'waiting',
      errorMessage: expect.stringContaining('webhooks do not follow'),
    })
  })

  test('is claimed by one of several workers', async () => {
    const someone = await receiving()
    for (let i = 0; i < 5; i += 1) await happen(someone)
    await enqueued(someone, 5)
    const claimed = (await Promise.all(Array.from({ length: 6 }, () => claimAll(someone.user.id)))).flat()
    expect(claimed).toHaveLength(5)
    expect(new Set(claimed.map((row) => row.id)).size).toBe(5)
  })

  test('whose worker died is sent by another, and the dead one has no say any more', async () => {
    const someone = await receiving()
    await happen(someone)
    await enqueued(someone, 1)
    const [dead] = await claimAll(someone.user.id)
    await someone.sendAll()
    expect(await someone.rows()).toMatchObject([{ status: 'delivered', attempts: 2 }])
    someone.answers.push(500)
    await sendDelivery(someone.sender, dead as DeliveryRow)
    expect(await someone.rows()).toMatchObject([{ status: 'delivered', attempts: 2, responseStatus: 200 }])
  })
})

test('S-64 after a rotation both secrets verify for a day, then only the new one', async () => {
  const someone = await receiving()
  const { secret: fresh } = await someone.ada((ctx) => rotateWebhook(ctx, masterKeys, someone.webhook.id))
  expect(fresh).not.toBe(someone.webhook.secret)
  await happen(someone)
  await enqueued(someone, 1)
  await someone.sendAll()
  for (const secret of [fresh, someone.webhook.secret]) verify(secret, someone.arrived[0] as PostRequest)
  await someone.ada(({ db: tx }) => tx.update(webhooks).set({ previousUntil: sql`now() - interval '1 second'` }))
  const [row] = await someone.rows()
  await someone.ada((ctx) => replayDelivery(ctx, row?.id ?? ''))
  await someone.sendAll()
  verify(fresh, someone.arrived[1] as PostRequest)
  expect(() => verify(someone.webhook.secret, someone.arrived[1] as PostRequest)).toThrow(/No matching signature/)
})

test('S-64 five days of nothing but failure switch a webhook off, with a notice', async () => {
  const someone = await receiving()
  for (let i = 0; i < 3; i += 1) await happen(someone)
  await enqueued(someone, 3)
  const failingFor = (days: string) =>
    someone.ada(({ db: tx }) => tx.update(webhooks).set({ failingSince: sql`now() - ${days}::interval` }))
  someone.answers.push(...Array.from({ length: 9 }, () => 500))
  await failingFor('4 days 23 hours')
  await someone.sendAll()
  expect(await someone.stored()).toMatchObject({ enabled: true })
  await failingFor('5 days')
  await someone.sendAll()
  expect(await someone.stored()).toMatchObject({ enabled: false })
  expect((await someone.rows()).map((row) => row.status)).toEqual(['failed', 'failed', 'failed'])
  expect(await someone.ada(({ db: tx }) => tx.select().from(alerts))).toMatchObject([
    { type: 'WEBHOOK_DISABLED', product: 'receiver.example', url, message: expect.stringContaining('for 5 days') },
  ])
  const id = (await someone.rows())[0]?.id ?? ''
  await expect(someone.ada((ctx) => replayDelivery(ctx, id))).rejects.toMatchObject({ code: 'conflict' })
  await someone.ada((ctx) => changeWebhook(ctx, someone.webhook.id, { enabled: true }))
  expect(await someone.stored()).toMatchObject({ enabled: true, failingSince: null })
  expect(await someone.ada((ctx) => replayDelivery(ctx, id))).toMatchObject({ status: 'waiting' })
})

test('an alert is told as well, with the fields of an alert', async () => {
  const someone = await receiving()
  await someone.ada(async ({ db: tx, user }) => {
    await tx.insert(alerts).values({ id: 'al-1', userId: user.id, type: 'WARNING', product: 'Lamp', message: 'Up.' })
    await recordEvent(tx, { userId: user.id, type: 'alert.created', data: { alertId: 'al-1' } })
  })
  await enqueued(someone, 1)
  expect((await someone.rows())[0]?.payload).toMatchObject({
    type: 'alert.created',
    data: { alert: { id: 'al-1', type: 'WARNING', product: 'Lamp', old_price: null } },
  })
})

test('deliveries come newest first in pages; old ones are swept, those still waiting are not', async () => {
  const someone = await receiving()
  for (let i = 0; i < 5; i += 1) await happen(someone)
  await enqueued(someone, 5)
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await someone.ada((ctx) => listDeliveries(ctx, someone.webhook.id, { limit: 2, before }))
    seen.push(...page.items.map((item) => item.id))
    before = page.more ? page.items.at(-1)?.id : undefined
  } while (before)
  expect(seen).toEqual((await someone.rows()).map((row) => row.id).reverse())
  await someone.ada(({ db: tx }) => tx.update(deliveries).set({ createdAt: sql`now() - interval '31 days'` }))
  const done = eq(deliveries.id, seen[0] ?? '')
  await someone.ada(({ db: tx }) => tx.update(deliveries).set({ status: 'delivered' }).where(done))
  expect(await sweepDeliveries(db)).toBe(1)
  expect(await someone.rows()).toHaveLength(4)
})

test('another person’s webhook does not exist for you', async () => {
  const someone = await receiving()
  await happen(someone)
  await enqueued(someone, 1)
  const bob = actingAs(db, await mintUser(db))
  const { id } = someone.webhook
  const deliveryId = (await someone.rows())[0]?.id ?? ''
  const attempts: ((ctx: Context) => Promise<unknown>)[] = [
    (ctx) => changeWebhook(ctx, id, { enabled: false }),
    (ctx) => rotateWebhook(ctx, masterKeys, id),
    (ctx) => listDeliveries(ctx, id, { limit: 10 }),
    (ctx) => replayDelivery(ctx, deliveryId),
    (ctx) => deleteWebhook(ctx, id),
  ]
  for (const attempt of attempts) await expect(bob(attempt)).rejects.toMatchObject({ code: 'not-found' })
  expect(await bob(listWebhooks)).toEqual([])
  await someone.ada((ctx) => deleteWebhook(ctx, id))
  expect(await someone.rows()).toEqual([])
})

test('twenty webhooks are the most', async () => {
  const { ada } = await receiving()
  const more = Array.from({ length: 25 }, () => ada((ctx) => createWebhook(ctx, masterKeys, NewWebhook.parse({ url }))))
  const refused = (await Promise.allSettled(more)).filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(6)
  expect(refused[0]?.reason).toMatchObject({ code: 'conflict', message: expect.stringContaining('Delete one') })
})
