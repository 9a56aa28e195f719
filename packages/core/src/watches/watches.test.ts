import { NewAgent, NewWatch } from '@app/contract'
import { recordEvent, tasks } from '@app/db'
import { expect, test, vi } from 'vitest'
import { createAgent } from '../agents/create-agent.ts'
import { listAlerts } from '../alerts/list-alerts.ts'
import { readAlert } from '../alerts/read-alert.ts'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { createWatch } from './create-watch.ts'
import { deleteWatch } from './delete-watch.ts'
import { followWatches } from './follow-watches.ts'
import { listWatches } from './list-watches.ts'

const db = await fileDatabase()
const url = 'https://shop.example/lamp'

/** An agent whose price is watched; `completes` ends a task of it as the engine does, and waits until it was looked at. */
async function watched(over: Partial<NewWatch> = {}) {
  const user = await mintUser(db)
  const ada = actingAs(db, user)
  const { id: agentId } = await ada((ctx) => createAgent(ctx, NewAgent.parse({ name: 'Scout' })))
  const watch = await ada((ctx) =>
    createWatch(ctx, NewWatch.parse({ agentId, product: 'Lamp', url, path: 'price', ...over })),
  )
  async function complete(result: Record<string, unknown> | string) {
    const taskId = newId()
    await ada(async ({ db: tx }) => {
      await tx.insert(tasks).values({ id: taskId, userId: user.id, agentId, name: 'Look', status: 'completed', result })
      await recordEvent(tx, { userId: user.id, type: 'task.completed', taskId, data: { status: 'completed' } })
    })
    return taskId
  }
  const told = async () => (await ada((ctx) => listAlerts(ctx, { limit: 100 }))).items
  const shown = async () => (await ada(listWatches))[0]
  return { user, ada, agentId, watch, complete, told, shown }
}

/** Transactions of other tests on the same cluster hold events back for a moment. */
const until = (look: () => Promise<void>) =>
  vi.waitFor(
    async () => {
      await followWatches(db)
      await look()
    },
    { timeout: 20_000, interval: 20 },
  )

test('a price that falls and reaches its target gives alerts with the specified fields', async () => {
  const { complete, told, shown, agentId } = await watched({ target: 90 })
  await complete({ price: '$100.00' })
  const taskId = await complete({ price: '$89.00' })
  await until(async () => expect(await shown()).toMatchObject({ lastPrice: 89, errorMessage: null }))
  expect(await told()).toEqual([
    {
      product: 'Lamp',
      message: 'Lamp is at 89; your target is 90.',
      old_price: 100,
      new_price: 89,
      type: 'TARGET_REACHED',
      timestamp: expect.any(String),
      url,
      id: expect.any(String),
      read: false,
      agentId,
      taskId,
    },
    expect.objectContaining({ type: 'OPPORTUNITY', message: 'Lamp fell by 11 %, from 100 to 89.' }),
  ])
})

test('each completed task is looked at once, however many workers look', async () => {
  const { complete, told, shown } = await watched()
  for (const price of [100, 80, 60, 40]) await complete({ price })
  await until(async () => {
    await Promise.all(Array.from({ length: 6 }, () => followWatches(db)))
    expect((await shown())?.lastPrice).toBe(40)
  })
  expect((await told()).map((alert) => [alert.old_price, alert.new_price])).toEqual([
    [60, 40],
    [80, 60],
    [100, 80],
  ])
})

test('a result without a price changes nothing and says what is missing', async () => {
  const { complete, told, shown } = await watched({ path: 'items.0.price' })
  await complete({ items: [{ price: 100 }] })
  await complete({ items: [] })
  await until(async () => expect((await shown())?.errorMessage).toBe('The result has no price at "items.0.price".'))
  expect(await shown()).toMatchObject({ lastPrice: 100 })
  await complete({ items: [{ price: 101 }] })
  await until(async () => expect(await shown()).toMatchObject({ lastPrice: 101, errorMessage: null }))
  expect(await told()).toEqual([])
})

test('alerts come newest first in pages, and one is marked as read', async () => {
  const { ada, complete, told } = await watched()
  for (const price of [100, 50, 100, 50]) await complete({ price })
  await until(async () => expect(await told()).toHaveLength(3))
  const page = await ada((ctx) => listAlerts(ctx, { limit: 2 }))
  expect(page).toMatchObject({ more: true, items: [{ type: 'OPPORTUNITY' }, { type: 'WARNING' }] })
  const rest = await ada((ctx) => listAlerts(ctx, { limit: 2, before: page.items[1]?.id }))
  expect(rest).toMatchObject({ more: false, items: [{ type: 'OPPORTUNITY' }] })
  const id = rest.items[0]?.id ?? ''
  expect(await ada((ctx) => readAlert(ctx, id))).toMatchObject({ id, read: true })
  expect((await told()).map((alert) => alert.read)).toEqual([false, false, true])
})

test('another person’s agent cannot be watched, and their watches and alerts do not exist for you', async () => {
  const ada = await watched()
  const bob = await watched()
  await ada.complete({ price: 100 })
  await ada.complete({ price: 50 })
  await until(async () => expect(await ada.told()).toHaveLength(1))
  const alertId = (await ada.told())[0]?.id ?? ''
  const attempts: ((ctx: Context) => Promise<unknown>)[] = [
    (ctx) => createWatch(ctx, NewWatch.parse({ agentId: ada.agentId, product: 'Lamp', url })),
    (ctx) => deleteWatch(ctx, ada.watch.id),
    (ctx) => readAlert(ctx, alertId),
  ]
  for (const attempt of attempts) await expect(bob.ada(attempt)).rejects.toMatchObject({ code: 'not-found' })
  expect(await bob.told()).toEqual([])
  await ada.ada((ctx) => deleteWatch(ctx, ada.watch.id))
  expect(await ada.ada(listWatches)).toEqual([])
})
