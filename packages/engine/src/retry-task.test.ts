import { type Files, getRun, retryTask } from '@app/core'
import { actingAs, fileDatabase, mintUser } from '@app/core/testing'
import { actions, steps } from '@app/db'
import { Refused, type Tool, tool } from '@app/toolkit'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { carryOut } from './carry-out.ts'
import { accept, claimed, countingTarget, meterOf, noAids, taskOf } from './testing.ts'

const db = await fileDatabase()
const meter = meterOf(db)
const { signal } = new AbortController()
const noFiles = {} as Files

/** Fails until it is mended. */
function brokenTool() {
  const state = { mended: false }
  const broken = tool({
    name: 'test.fail',
    does: 'Fails until it is mended.',
    effect: 'reads',
    input: z.object({ what: z.unknown().optional() }),
    output: z.object({ told: z.unknown() }),
    run: async ({ what }) => {
      if (!state.mended) throw new Refused('The page is not there.')
      return { told: what }
    },
  })
  return { state, broken }
}

async function carry(taskId: string, tools: ReadonlyMap<string, Tool>) {
  await carryOut(
    { db, meter, toolsFor: () => tools, aids: noAids, signal, stopping: signal },
    await claimed(db, taskId),
  )
  return taskOf(db, taskId)
}

const RECIPE = [
  { do: 'count.write', with: { what: 'order' }, save: 'order' },
  { do: 'count.send', with: { what: 'mail' } },
  { do: 'test.fail', with: { what: '{{order.number}}' } },
]

async function failed() {
  const user = await mintUser(db)
  const { seen, byName } = countingTarget()
  const { state, broken } = brokenTool()
  const tools = new Map<string, Tool>([...byName, ['test.fail', broken as Tool]])
  const { id } = await accept(db, user, RECIPE)
  expect(await carry(id, tools)).toMatchObject({ status: 'failed', errorMessage: 'The page is not there.' })
  expect(seen).toHaveLength(2)
  const read = (taskId: string) => actingAs(db, user)((ctx) => getRun(ctx, taskId))
  return { user, id, seen, state, tools, read }
}

test('from the failed step: finished steps are taken over, their effects are not repeated, and nothing is charged twice', async () => {
  const { user, id, seen, state, tools, read } = await failed()
  expect(await read(id)).toMatchObject({ retryFrom: 3, repeatable: true, stepCount: 3 })
  state.mended = true
  const again = await retryTask({ db, files: noFiles }, user, id, 'failed-step')
  // What the third step is told was found by the first, in the task before.
  expect(await carry(again.id, tools)).toMatchObject({ status: 'completed', actionsUsed: 1, result: { told: 1 } })
  expect(seen).toHaveLength(2)
  expect(await db.asSystem((tx) => tx.$count(actions, eq(actions.taskId, again.id)))).toBe(1)
  expect(await read(again.id)).toMatchObject({ retryOf: id, carried: 2, stepCount: 3, retryFrom: null })
})

test('from the start: everything is done again', async () => {
  const { user, id, seen, state, tools, read } = await failed()
  state.mended = true
  const again = await retryTask({ db, files: noFiles }, user, id, 'start')
  expect(await carry(again.id, tools)).toMatchObject({ status: 'completed', actionsUsed: 3 })
  expect(seen).toHaveLength(4)
  expect(await read(again.id)).toMatchObject({ retryOf: id, carried: 0 })
})

test('R-03 where a step may or may not have happened, going on from there is refused in words', async () => {
  const { user, id, read } = await failed()
  await db.asSystem((tx) => tx.update(steps).set({ status: 'intent' }).where(eq(steps.taskId, id)))
  expect((await read(id)).retryFrom).toBeNull()
  await expect(retryTask({ db, files: noFiles }, user, id, 'failed-step')).rejects.toMatchObject({
    code: 'conflict',
    message: 'This task cannot go on where it stopped. Run it again from the start.',
  })
})

test('a task under way is not done again beside itself, and somebody else’s does not exist', async () => {
  const [user, other] = [await mintUser(db), await mintUser(db)]
  const { id } = await accept(db, user, RECIPE)
  await expect(retryTask({ db, files: noFiles }, user, id, 'start')).rejects.toMatchObject({ code: 'conflict' })
  await expect(retryTask({ db, files: noFiles }, other, id, 'start')).rejects.toMatchObject({ code: 'not-found' })
})
