import { once } from 'node:events'
import { cancelTask } from '@app/core'
import { fileDatabase, mintUser } from '@app/core/testing'
import { type Tool, tool } from '@app/toolkit'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startEngine } from './start-engine.ts'
import { accept, countingTarget, meterOf, noAids, untilEnded } from './testing.ts'

const db = await fileDatabase()
const started: Awaited<ReturnType<typeof startEngine>>[] = []
// Also after a test that failed: an engine left running takes the next test's tasks.
afterEach(async () => {
  await Promise.all(started.splice(0).map((engine) => engine.stop()))
})
const start = async (tools: Tool[] = countingTarget().tools) => {
  const engine = await startEngine({
    db,
    meter: meterOf(db),
    toolsFor: () => new Map(tools.map((one) => [one.name, one])),
    aids: noAids,
    resume: async () => undefined,
    onError: (error) => {
      throw error
    },
  })
  started.push(engine)
  return engine
}

/** A step that lasts until it is told to end. */
function slowTool({ waits = false } = {}) {
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const slow = tool({
    name: 'test.wait',
    does: 'Waits.',
    effect: 'reads',
    waits,
    input: z.object({}),
    output: z.object({}),
    run: async (_input, { signal }) => {
      await Promise.race([gate, once(signal, 'abort')])
      signal.throwIfAborted()
      return {}
    },
  })
  return { slow, open }
}

test('an accepted task starts within moments, without waiting for the next look', async () => {
  const engine = await start()
  const user = await mintUser(db)
  const began = performance.now()
  await accept(db, user, [{ do: 'count.read' }])
  expect(await untilEnded(db, user, 1)).toMatchObject([{ status: 'completed' }])
  expect(performance.now() - began).toBeLessThan(900)
  await engine.stop()
})

test('asking twice with one key makes one task', async () => {
  const user = await mintUser(db)
  const [one, two] = await Promise.all([
    accept(db, user, [{ do: 'count.read' }], { requestKey: 'k1' }),
    accept(db, user, [{ do: 'count.read' }], { requestKey: 'k1' }),
  ])
  expect(one.id).toBe(two.id)
})

test('one user’s queue of 500 tasks does not keep another’s waiting', async () => {
  const { slow, open } = slowTool()
  const { tools } = countingTarget()
  const engine = await start([...tools, slow])
  const [busy, other] = [await mintUser(db), await mintUser(db)]
  await Promise.all(Array.from({ length: 500 }, () => accept(db, busy, [{ do: 'test.wait' }])))
  const began = performance.now()
  await accept(db, other, [{ do: 'count.read' }])
  expect(await untilEnded(db, other, 1, 5_000)).toMatchObject([{ status: 'completed' }])
  expect(performance.now() - began).toBeLessThan(900)
  open()
  expect(await untilEnded(db, busy, 500)).toHaveLength(500)
  await engine.stop()
})

test('sixty tasks that wait for a model take no place of one that needs none', async () => {
  const { slow, open } = slowTool({ waits: true })
  const engine = await start([...countingTarget().tools, slow])
  const crowd = await Promise.all(Array.from({ length: 12 }, () => mintUser(db)))
  // Five of each run at once.
  for (const one of crowd) await Promise.all(Array.from({ length: 5 }, () => accept(db, one, [{ do: 'test.wait' }])))
  const other = await mintUser(db)
  const began = performance.now()
  await accept(db, other, [{ do: 'count.read' }])
  expect(await untilEnded(db, other, 1, 5_000)).toMatchObject([{ status: 'completed' }])
  expect(performance.now() - began).toBeLessThan(900)
  open()
  for (const one of crowd) expect(await untilEnded(db, one, 5)).toHaveLength(5)
  await engine.stop()
})

test('a task under way is cancelled at once, in the middle of what only reads', async () => {
  const { slow } = slowTool()
  const { tools, seen } = countingTarget()
  const engine = await start([...tools, slow])
  const user = await mintUser(db)
  const running = await accept(db, user, [{ do: 'test.wait' }, { do: 'count.send' }])
  await new Promise((resolve) => setTimeout(resolve, 300))
  await db.asUser(user.id, (tx) => cancelTask({ db: tx, user }, running.id))
  expect(await untilEnded(db, user, 1)).toMatchObject([{ status: 'failed', reason: 'cancelled' }])
  expect(seen).toHaveLength(0)
  await engine.stop()
})

test('two engines on one database share the work, and no step is done twice', async () => {
  const target = countingTarget()
  const engines = await Promise.all([start(target.tools), start(target.tools)])
  const user = await mintUser(db)
  for (let i = 0; i < 40; i += 1)
    await accept(db, user, [{ do: 'count.write', with: { what: String(i) } }, { do: 'count.send' }])
  const ended = await untilEnded(db, user, 40)
  expect(ended.filter((task) => task.status === 'completed')).toHaveLength(40)
  expect(target.seen).toHaveLength(80)
  expect(new Set(target.seen.map((one) => one.key)).size).toBe(80)
  await Promise.all(engines.map((engine) => engine.stop()))
})
