import { DEFAULT_POLICY } from '@app/contract'
import { fileDatabase, mintUser } from '@app/core/testing'
import { type Hold, type Tool, tool, Unavailable } from '@app/toolkit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { carryOut } from './carry-out.ts'
import { stopped } from './outcomes.ts'
import { accept, claimed, journalOf, meterOf, noAids, taskOf } from './testing.ts'

const db = await fileDatabase()
const meter = meterOf(db)

/** A thing that is opened for a task, may die, and may be wanted by a person. */
function room() {
  const seen: string[] = []
  let opened = 0
  let lost = false
  let dieAt: string | undefined
  let wanted = false
  let tell: () => void = () => undefined
  let giveBack: (words: string) => void = () => undefined
  const hold: Hold = {
    onWanted: (callback) => {
      tell = callback
    },
    isWanted: () => wanted,
    giveWay: (signal) =>
      new Promise<string>((resolve, reject) => {
        giveBack = (words) => {
          wanted = false
          resolve(words)
        }
        signal.addEventListener('abort', () => reject(signal.reason))
        seen.push('person')
      }),
  }
  const step = (name: string, effect: Tool['effect'], perhapsDone: boolean) =>
    tool({
      name: `room.${name}`,
      does: 'Does something in the room.',
      effect,
      session: 'room',
      repeatable: () => effect === 'reads',
      input: z.object({ what: z.string().default('') }),
      output: z.object({ what: z.string() }),
      proof: () => ({ verdict: 'verified', words: 'seen' }),
      restore: async ({ what }, _output, around) => {
        await enter(around)
        seen.push(`again ${what}`)
      },
      run: async ({ what }, around) => {
        await enter(around)
        around.signal.throwIfAborted()
        if (what === 'wait' && !seen.includes('person'))
          await new Promise((_, reject) => around.signal.addEventListener('abort', () => reject(around.signal.reason)))
        if (dieAt === what) {
          dieAt = undefined
          lost = true
          throw new Unavailable('The room is gone.', { perhapsDone })
        }
        seen.push(`${name} ${what}`)
        return { what }
      },
    })
  const enter = (around: { session: Parameters<Tool['run']>[1]['session'] }) =>
    around.session('room', async () => {
      opened += 1
      lost = false
      return { value: opened, close: async () => undefined, isLost: () => lost, hold }
    })
  return {
    seen,
    opened: () => opened,
    dieAt: (what: string) => {
      dieAt = what
    },
    want: () => {
      wanted = true
      tell()
    },
    giveBack: (words: string) => giveBack(words),
    tools: new Map<string, Tool>(
      [step('look', 'reads', false), step('send', 'writes', true), step('try', 'writes', false)].map((one) => [
        one.name,
        one,
      ]),
    ),
  }
}

const does = (...all: [tool: string, what: string][]) =>
  all.map(([name, what]) => ({ do: `room.${name}`, with: { what } }))

async function carry(
  tools: ReadonlyMap<string, Tool>,
  recipe: unknown[],
  { stopping = new AbortController(), minutes = 10 } = {},
) {
  const user = await mintUser(db)
  const policy = { ...DEFAULT_POLICY, limits: { ...DEFAULT_POLICY.limits, minutesPerTask: minutes } }
  const { id } = await accept(db, user, recipe, { policy })
  const { signal } = new AbortController()
  await carryOut(
    { db, meter, toolsFor: () => tools, aids: noAids, signal, stopping: stopping.signal },
    await claimed(db, id),
  )
  return { task: await taskOf(db, id), journal: await journalOf(db, id) }
}

test('R-04 a session that dies under a step that reads is opened again and brought to where it was; no effect is repeated', async () => {
  const { tools, seen, dieAt, opened } = room()
  dieAt('c')
  const { task } = await carry(tools, does(['look', 'a'], ['send', 'b'], ['look', 'c'], ['send', 'd']))
  expect(task).toMatchObject({ status: 'completed', verdict: 'verified' })
  expect(seen).toEqual(['look a', 'send b', 'again a', 'again b', 'look c', 'send d'])
  expect(opened()).toBe(2)
})

test('R-03 an effect whose session dies in the middle waits for a person; one that was not begun is done', async () => {
  const one = room()
  one.dieAt('b')
  const lost = await carry(one.tools, does(['look', 'a'], ['send', 'b']))
  expect(lost.task).toMatchObject({ status: 'pending', reason: 'needs-review' })
  expect(one.seen).toEqual(['look a'])
  const other = room()
  other.dieAt('b')
  const done = await carry(other.tools, does(['look', 'a'], ['try', 'b']))
  expect(done.task).toMatchObject({ status: 'completed' })
  expect(other.seen).toEqual(['look a', 'again a', 'try b'])
})

test('a person who wants the session has it at once; the task does nothing, its minutes stand still, and it tells of it', async () => {
  const { tools, seen, want, giveBack } = room()
  const running = carry(tools, does(['look', 'a'], ['look', 'wait'], ['send', 'b']), { minutes: 1 / 600 })
  await expect.poll(() => seen).toEqual(['look a'])
  want()
  await expect.poll(() => seen).toEqual(['look a', 'person'])
  // Longer than the task may work at all.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(seen).toEqual(['look a', 'person'])
  giveBack('You took over for 1 s.')
  const { task, journal } = await running
  expect(task).toMatchObject({ status: 'completed', errorMessage: null })
  expect(seen).toEqual(['look a', 'person', 'look wait', 'send b'])
  expect(journal.map(({ proof }) => proof)).toEqual(['seen', 'You took over for 1 s. seen', 'seen'])
})

test('a task is cancelled while a person has its session, and no effect follows', async () => {
  const { tools, seen, want } = room()
  const stopping = new AbortController()
  // Wanted while it is being opened: nobody could be told of it yet.
  want()
  const running = carry(tools, does(['look', 'wait'], ['send', 'b']), { stopping })
  await expect.poll(() => seen).toEqual(['person'])
  stopping.abort(stopped('cancel'))
  expect((await running).task).toMatchObject({ status: 'failed', reason: 'cancelled' })
  expect(seen).toEqual(['person'])
})
