import { fileDatabase, mintUser } from '@app/core/testing'
import { actions, allowances, steps, subscriptions, tasks } from '@app/db'
import { Refused, type Tool, tool, Unavailable } from '@app/toolkit'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { carryOut } from './carry-out.ts'
import { claimTask, LeaseLost, returnLease } from './lease.ts'
import { accept, countingTarget, meter } from './testing.ts'

const db = await fileDatabase()
const { signal } = new AbortController()
const THREE = [{ do: 'count.read' }, { do: 'count.write' }, { do: 'count.send' }]

async function claimed() {
  const claim = await claimTask(db)
  if (!claim) throw new Error('There was nothing to claim.')
  return claim
}
const journalOf = (taskId: string) =>
  db.asSystem((tx) => tx.select().from(steps).where(eq(steps.taskId, taskId)).orderBy(steps.position))
const taskOf = async (taskId: string) =>
  (await db.asSystem((tx) => tx.select().from(tasks).where(eq(tasks.id, taskId))))[0]
const countedOf = (taskId: string) => db.asSystem((tx) => tx.$count(actions, eq(actions.taskId, taskId)))

test('a task is carried out, leaves its journal, and is counted once a step', async () => {
  const user = await mintUser(db)
  const { seen, byName } = countingTarget()
  const { id } = await accept(db, user, THREE)
  await carryOut({ db, meter, tools: byName, signal }, await claimed())
  expect(await taskOf(id)).toMatchObject({
    status: 'completed',
    verdict: 'verified',
    actionsUsed: 3,
    leaseToken: null,
    reserved: false,
  })
  expect((await journalOf(id)).map((step) => [step.position, step.tool, step.status])).toEqual([
    [1, 'count.read', 'done'],
    [2, 'count.write', 'done'],
    [3, 'count.send', 'done'],
  ])
  expect(seen).toHaveLength(3)
  expect(await countedOf(id)).toBe(3)
  expect(await db.asSystem((tx) => tx.select().from(allowances).where(eq(allowances.userId, user.id)))).toMatchObject([
    { used: 3, reserved: 0 },
  ])
})

test('a crash leaves what was done; who comes next replays it, repeats nothing, and counts nothing twice', async () => {
  const { seen, byName } = countingTarget()
  const { id } = await accept(db, await mintUser(db), THREE)
  // The process dies before the third step is even begun.
  class Dying extends Map<string, Tool> {
    override get(name: string): Tool | undefined {
      if (name === 'count.send') throw new Error('power cut')
      return super.get(name)
    }
  }
  const claim = await claimed()
  await expect(carryOut({ db, meter, tools: new Dying(byName), signal }, claim)).rejects.toThrow('power cut')
  await returnLease(db, claim)
  expect(await countedOf(id)).toBe(2)
  await carryOut({ db, meter, tools: byName, signal }, await claimed())
  expect(seen).toHaveLength(3)
  expect(new Set(seen.map((one) => one.key)).size).toBe(3)
  expect(await taskOf(id)).toMatchObject({ status: 'completed', actionsUsed: 3 })
  expect(await countedOf(id)).toBe(3)
})

describe('a crash between an effect and its record', () => {
  async function crashedAt(doing: string) {
    const target = countingTarget()
    const user = await mintUser(db)
    const { id } = await accept(db, user, [{ do: doing }])
    const claim = await claimed()
    // The effect happens; then the record, and with it the charge, is lost.
    const noRecord = { ...meter, charge: () => Promise.reject(new Error('power cut')) }
    await expect(carryOut({ db, meter: noRecord, tools: target.byName, signal }, claim)).rejects.toThrow('power cut')
    expect(await countedOf(id)).toBe(0)
    await returnLease(db, claim)
    await carryOut({ db, meter, tools: target.byName, signal }, await claimed())
    return { id, ...target }
  }

  test('a write is repeated with the same key, and counted once', async () => {
    const { id, seen } = await crashedAt('count.write')
    expect(seen.map((one) => one.key)).toEqual([`${id}-1`, `${id}-1`])
    expect(await taskOf(id)).toMatchObject({ status: 'completed', actionsUsed: 1 })
    expect(await countedOf(id)).toBe(1)
  })

  test('R-03 a send goes to review and is not repeated', async () => {
    const { id, seen } = await crashedAt('count.send')
    expect(seen).toHaveLength(1)
    expect(await taskOf(id)).toMatchObject({
      status: 'pending',
      reason: 'needs-review',
      actionsUsed: 0,
      reserved: false,
    })
    expect(await journalOf(id)).toMatchObject([{ status: 'review' }])
  })
})

test('R-02 a worker given up for dead cannot write any more', async () => {
  const { byName } = countingTarget()
  const { id } = await accept(db, await mintUser(db), [{ do: 'count.write' }])
  const first = await claimed()
  await returnLease(db, first)
  await claimed()
  await expect(carryOut({ db, meter, tools: byName, signal }, first)).rejects.toBeInstanceOf(LeaseLost)
  expect(await journalOf(id)).toEqual([])
})

const failing = (error: () => Error, effect: Tool['effect'] = 'reads') => {
  let tries = 0
  const one = tool({
    name: 'test.fail',
    does: 'Fails.',
    effect,
    input: z.object({}),
    output: z.object({}),
    run: async () => {
      tries += 1
      throw error()
    },
  })
  return { tools: new Map<string, Tool>([[one.name, one]]), tries: () => tries }
}

test.each([
  [
    'what is merely unavailable is tried four times',
    () => new Unavailable('The shop is down.', { retryAfterMs: 1 }),
    'reads',
    4,
  ],
  ['what is refused is tried once', () => new Refused('The shop is down.'), 'reads', 1],
  ['a send is tried once', () => new Unavailable('The shop is down.'), 'sends', 1],
] as const)('%s, the task fails in the tool’s words, and nothing is charged', async (_what, error, effect, times) => {
  const user = await mintUser(db)
  const { tools, tries } = failing(error, effect)
  const { id } = await accept(db, user, [{ do: 'test.fail' }])
  await carryOut({ db, meter, tools, signal }, await claimed())
  expect(await taskOf(id)).toMatchObject({ status: 'failed', errorMessage: 'The shop is down.', actionsUsed: 0 })
  expect(tries()).toBe(times)
  expect(await db.asSystem((tx) => tx.select().from(allowances).where(eq(allowances.userId, user.id)))).toMatchObject([
    { used: 0, reserved: 0 },
  ])
})

test.each([
  ['an unknown tool', [{ do: 'magic.wand' }], 'There is no tool "magic.wand"'],
  ['a value of the wrong type', [{ do: 'count.read', with: { what: 5 } }], 'was given something it cannot use'],
  [
    'no list to go through',
    [{ forEach: '{{nothing}}', as: 'x', steps: [{ do: 'count.read' }] }],
    'goes through a list, and there is none',
  ],
])('%s fails the task in a sentence', async (_what, recipe, words) => {
  const { byName } = countingTarget()
  const { id } = await accept(db, await mintUser(db), recipe)
  await carryOut({ db, meter, tools: byName, signal }, await claimed())
  expect(await taskOf(id)).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining(words) })
})

test('B-26 with 10 actions left and 200 steps asking at once, exactly 10 are done; the rest rest', async () => {
  const user = await mintUser(db)
  await db.asUser(user.id, (tx) =>
    tx.insert(allowances).values({ userId: user.id, month: new Date().toISOString().slice(0, 7), used: 990 }),
  )
  const admitted = await Promise.all(
    Array.from({ length: 200 }, () => db.asUser(user.id, (tx) => meter.reserve(tx, user.id))),
  )
  expect(admitted.filter(Boolean)).toHaveLength(10)
  await db.asUser(user.id, (tx) => tx.update(allowances).set({ reserved: 0, used: 1_000 }))
  const { seen, byName } = countingTarget()
  const { id } = await accept(db, user, THREE)
  await carryOut({ db, meter, tools: byName, signal }, await claimed())
  expect(await taskOf(id)).toMatchObject({ status: 'pending', reason: 'limit-reached' })
  expect(seen).toHaveLength(0)
  await db.asUser(user.id, (tx) =>
    tx.insert(subscriptions).values({ userId: user.id, tier: 'starter', status: 'active' }),
  )
  const { resumePausedTasks } = await import('@app/core')
  await resumePausedTasks(db)
  await carryOut({ db, meter, tools: byName, signal }, await claimed())
  expect(await taskOf(id)).toMatchObject({ status: 'completed' })
})
