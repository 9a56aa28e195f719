import { DEFAULT_POLICY } from '@app/contract'
import { approveEffect, pauseTask, rejectEffect, resumeRestedTasks, resumeTask, reviewStep } from '@app/core'
import { fileDatabase, mintUser } from '@app/core/testing'
import { agents, approvals, grants, subscriptions } from '@app/db'
import { Refused, type Tool, tool, Unavailable } from '@app/toolkit'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type CarryOut, carryOut } from './carry-out.ts'
import { type Claim, claimTasks } from './claim-tasks.ts'
import { LeaseLost, returnLease } from './lease.ts'
import { accept, claimed, countedOf, countingTarget, journalOf, meterOf, noAids, taskOf } from './testing.ts'

const db = await fileDatabase()
const meter = meterOf(db)
const { signal } = new AbortController()
const carry = (claim: Claim, tools: ReadonlyMap<string, Tool>, over: Partial<CarryOut> = {}) =>
  carryOut({ db, meter, toolsFor: () => tools, aids: noAids, signal, stopping: signal, laterMs: 0, ...over }, claim)
const THREE = [{ do: 'count.read' }, { do: 'count.write' }, { do: 'count.send' }]

const grantsOf = (userId: string) => db.asSystem((tx) => tx.select().from(grants).where(eq(grants.userId, userId)))

test('a task is carried out, leaves its journal, and is counted once a step', async () => {
  const user = await mintUser(db)
  const { seen, byName } = countingTarget()
  const { id } = await accept(db, user, THREE)
  await carry(await claimed(db, id), byName)
  expect(await taskOf(db, id)).toMatchObject({
    status: 'completed',
    verdict: 'verified',
    actionsUsed: 3,
    leaseToken: null,
  })
  expect((await journalOf(db, id)).map((step) => [step.position, step.tool, step.status])).toEqual([
    [1, 'count.read', 'done'],
    [2, 'count.write', 'done'],
    [3, 'count.send', 'done'],
  ])
  expect(seen).toHaveLength(3)
  expect(await countedOf(db, id)).toBe(3)
  await meter.settle()
  expect(await grantsOf(user.id)).toMatchObject([{ used: 3, reserved: 0 }])
  expect(await taskOf(db, id)).toMatchObject({ reserved: 0, settled: 3 })
})

test.each(['completed', 'failed'])(
  'what nobody waited for is over when a task has %s, and no failure of it',
  async (status) => {
    const user = await mintUser(db)
    const order: string[] = []
    const later = (what: string) =>
      new Promise<void>((resolve) => setTimeout(resolve, 40)).then(() => void order.push(what))
    const shows = tool({
      name: 'page.show',
      does: 'Shows a page.',
      effect: 'reads',
      input: z.object({}),
      output: z.object({}),
      run: async (_input, step) => {
        step.meanwhile(later('picture'))
        step.meanwhile(Promise.reject(new Error('no room')))
        order.push('step')
        return {}
      },
    })
    const tools = new Map([shows as Tool].map((one) => [one.name, one]))
    const { id } = await accept(db, user, [
      { do: 'page.show' },
      { do: status === 'failed' ? 'page.none' : 'page.show' },
    ])
    await carry(await claimed(db, id), tools)
    expect(await taskOf(db, id)).toMatchObject({ status })
    expect(order).toEqual(status === 'failed' ? ['step', 'picture'] : ['step', 'step', 'picture', 'picture'])
  },
)

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
  const claim = await claimed(db, id)
  await expect(carry(claim, new Dying(byName))).rejects.toThrow('power cut')
  await returnLease(db, claim)
  expect(await countedOf(db, id)).toBe(2)
  await carry(await claimed(db, id), byName)
  expect(seen).toHaveLength(3)
  expect(new Set(seen.map((one) => one.key)).size).toBe(3)
  expect(await taskOf(db, id)).toMatchObject({ status: 'completed', actionsUsed: 3 })
  expect(await countedOf(db, id)).toBe(3)
})

describe('a crash between an effect and its record', () => {
  async function crashedAt(doing: string) {
    const target = countingTarget()
    const user = await mintUser(db)
    const { id } = await accept(db, user, [{ do: doing }])
    const claim = await claimed(db, id)
    // The effect happens; then the record, and with it the charge, is lost.
    const noRecord = { ...meter, charge: () => Promise.reject(new Error('power cut')) }
    await expect(carry(claim, target.byName, { meter: noRecord })).rejects.toThrow('power cut')
    expect(await countedOf(db, id)).toBe(0)
    await returnLease(db, claim)
    await carry(await claimed(db, id), target.byName)
    return { id, ...target }
  }

  test('a write is repeated with the same key, and counted once', async () => {
    const { id, seen } = await crashedAt('count.write')
    expect(seen.map((one) => one.key)).toEqual([`${id}-1`, `${id}-1`])
    expect(await taskOf(db, id)).toMatchObject({ status: 'completed', actionsUsed: 1 })
    expect(await countedOf(db, id)).toBe(1)
  })

  test('R-03 a send goes to review and is not repeated', async () => {
    const { id, seen } = await crashedAt('count.send')
    expect(seen).toHaveLength(1)
    expect(await taskOf(db, id)).toMatchObject({
      status: 'pending',
      reason: 'needs-review',
      actionsUsed: 0,
    })
    expect(await journalOf(db, id)).toMatchObject([{ status: 'review' }])
  })
})

test('R-02 a worker given up for dead cannot write any more', async () => {
  const { byName } = countingTarget()
  const { id } = await accept(db, await mintUser(db), [{ do: 'count.write' }])
  const first = await claimed(db, id)
  await returnLease(db, first)
  await claimed(db, id)
  await expect(carry(first, byName)).rejects.toBeInstanceOf(LeaseLost)
  expect(await journalOf(db, id)).toEqual([])
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
  await carry(await claimed(db, id), tools)
  expect(await taskOf(db, id)).toMatchObject({ status: 'failed', errorMessage: 'The shop is down.', actionsUsed: 0 })
  expect(tries()).toBe(times)
  await meter.settle()
  expect(await grantsOf(user.id)).toMatchObject([{ used: 0, reserved: 0 }])
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
  await carry(await claimed(db, id), byName)
  expect(await taskOf(db, id)).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining(words) })
})

test('reads that follow each other are written together; a crash before costs nothing, and they are read again', async () => {
  const { seen, byName } = countingTarget()
  const { id } = await accept(db, await mintUser(db), [
    { do: 'count.read' },
    { do: 'count.read' },
    { do: 'count.read' },
  ])
  const claim = await claimed(db, id)
  const noRecord = { ...meter, charge: () => Promise.reject(new Error('power cut')) }
  await expect(carry(claim, byName, { meter: noRecord })).rejects.toThrow('power cut')
  expect(await journalOf(db, id)).toEqual([])
  expect(await countedOf(db, id)).toBe(0)
  await returnLease(db, claim)
  await carry(await claimed(db, id), byName)
  expect(seen).toHaveLength(6)
  expect(await countedOf(db, id)).toBe(3)
  expect(await taskOf(db, id)).toMatchObject({ status: 'completed', actionsUsed: 3 })
})

test('a finished read is there to be seen while a slow one follows it', async () => {
  const { byName } = countingTarget()
  const { id } = await accept(db, await mintUser(db), [{ do: 'count.read' }, { do: 'slow.read' }])
  let finish = () => {}
  const slow = tool({
    name: 'slow.read',
    does: 'Reads for as long as it is let.',
    effect: 'reads',
    input: z.object({}),
    output: z.object({}),
    run: () => new Promise((resolve) => (finish = () => resolve({}))),
  })
  const carrying = carry(await claimed(db, id), new Map([...byName, [slow.name, slow]]))
  await expect.poll(async () => (await journalOf(db, id)).map((step) => step.tool)).toEqual(['count.read'])
  finish()
  await carrying
  expect((await journalOf(db, id)).map((step) => step.tool)).toEqual(['count.read', 'slow.read'])
  expect(await countedOf(db, id)).toBe(2)
})

test('B-24 at the limit a task finishes its step, rests, and goes on when a larger plan lifts the limit', async () => {
  const user = await mintUser(db)
  const { seen, byName } = countingTarget()
  const first = await accept(db, user, [{ do: 'count.read' }])
  await carry(await claimed(db, first.id), byName)
  await meter.settle()
  await db.asUser(user.id, (tx) => tx.update(grants).set({ used: 998 }))
  const { id } = await accept(db, user, THREE)
  await carry(await claimed(db, id), byName)
  expect(seen).toHaveLength(3)
  expect(await taskOf(db, id)).toMatchObject({ status: 'pending', reason: 'limit-reached', actionsUsed: 2 })
  await meter.settle()
  expect(await grantsOf(user.id)).toMatchObject([{ used: 1_000, reserved: 0 }])
  await resumeRestedTasks(db)
  expect(await taskOf(db, id)).toMatchObject({ reason: 'limit-reached' })
  await db.asUser(user.id, (tx) =>
    tx.insert(subscriptions).values({ userId: user.id, tier: 'starter', status: 'active' }),
  )
  await resumeRestedTasks(db)
  await carry(await claimed(db, id), byName)
  expect(await taskOf(db, id)).toMatchObject({ status: 'completed', actionsUsed: 3 })
  await meter.settle()
  expect(await grantsOf(user.id)).toMatchObject([{ amount: 1_500, used: 1_001, reserved: 0 }])
})

describe('what an agent may spend', () => {
  test('a task ends at its cap of actions, in words', async () => {
    const { seen, byName } = countingTarget()
    const policy = { ...DEFAULT_POLICY, limits: { actionsPerTask: 2 } }
    const { id } = await accept(db, await mintUser(db), THREE, { policy })
    await carry(await claimed(db, id), byName)
    expect(seen).toHaveLength(2)
    expect(await taskOf(db, id)).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('Raise the limit'),
    })
  })

  test('an agent that has used its actions of the day rests', async () => {
    const { byName } = countingTarget()
    const user = await mintUser(db)
    const policy = { ...DEFAULT_POLICY, limits: { actionsPerDay: 3 } }
    const agentId = await db.asUser(user.id, async (tx) => {
      await tx.insert(agents).values({ id: `a-${user.id}`, userId: user.id, name: 'Scout', model: 'quantum-ai' })
      return `a-${user.id}`
    })
    const first = await accept(db, user, THREE, { policy, agentId })
    await carry(await claimed(db, first.id), byName)
    const { id } = await accept(db, user, THREE, { policy, agentId })
    await claimTasks(db, meter, 100)
    expect(await taskOf(db, id)).toMatchObject({ status: 'pending', reason: 'limit-reached' })
    await resumeRestedTasks(db)
    expect(await taskOf(db, id)).toMatchObject({ reason: 'limit-reached' })
  })
})

describe('S-43 an effect that needs a person', () => {
  async function asked() {
    const target = countingTarget()
    const user = await mintUser(db)
    const policy = { ...DEFAULT_POLICY, approval: 'effects' as const }
    const { id } = await accept(
      db,
      user,
      [
        { do: 'count.read', save: 'found' },
        { do: 'count.send', with: { what: 'to {{found.number}}' } },
      ],
      { policy },
    )
    await carry(await claimed(db, id), target.byName)
    const [approval] = await db.asSystem((tx) => tx.select().from(approvals).where(eq(approvals.taskId, id)))
    if (!approval) throw new Error('Nobody was asked.')
    return { id, user, approval, ...target }
  }

  test('is shown exactly as it would happen, with where each value came from, and waits', async () => {
    const { id, approval, seen } = await asked()
    expect(approval).toMatchObject({ tool: 'count.send', input: { what: 'to 1' }, provenance: { what: '1' } })
    expect(seen).toHaveLength(1)
    expect(await taskOf(db, id)).toMatchObject({ status: 'pending', reason: 'awaiting-approval', actionsUsed: 1 })
  })

  test('happens once when it is approved', async () => {
    const { id, user, approval, seen, byName } = await asked()
    await db.asUser(user.id, (tx) => approveEffect({ db: tx, user }, approval.id, approval.hash))
    await carry(await claimed(db, id), byName)
    expect(seen.map(({ what }) => what)).toEqual(['', 'to 1'])
    expect(await taskOf(db, id)).toMatchObject({ status: 'completed', actionsUsed: 2 })
    await expect(
      db.asUser(user.id, (tx) => approveEffect({ db: tx, user }, approval.id, approval.hash)),
    ).rejects.toMatchObject({ code: 'conflict' })
  })

  test('does not happen when it is rejected: the task ends and says so', async () => {
    const { id, user, approval, seen, byName } = await asked()
    await db.asUser(user.id, (tx) => rejectEffect({ db: tx, user }, approval.id, approval.hash))
    await carry(await claimed(db, id), byName)
    expect(seen).toHaveLength(1)
    expect(await taskOf(db, id)).toMatchObject({
      status: 'failed',
      reason: 'rejected',
      errorMessage: expect.stringContaining('was not approved'),
    })
  })

  test('an answer to another payload, or by somebody else, changes nothing', async () => {
    const { id, user, approval } = await asked()
    const stranger = await mintUser(db)
    await expect(
      db.asUser(user.id, (tx) => approveEffect({ db: tx, user }, approval.id, '0'.repeat(64))),
    ).rejects.toMatchObject({ code: 'conflict' })
    await expect(
      db.asUser(stranger.id, (tx) => approveEffect({ db: tx, user: stranger }, approval.id, approval.hash)),
    ).rejects.toMatchObject({ code: 'not-found' })
    expect(await taskOf(db, id)).toMatchObject({ reason: 'awaiting-approval' })
  })
})

test('a dry run reads for real, withholds every effect, shows what it would have sent, and costs nothing', async () => {
  const { seen, byName } = countingTarget()
  const { id } = await accept(
    db,
    await mintUser(db),
    [
      { do: 'count.read', save: 'found' },
      { do: 'count.send', with: { what: 'to {{found.number}}' } },
    ],
    { dryRun: true },
  )
  await carry(await claimed(db, id), byName)
  expect(seen).toHaveLength(1)
  expect((await journalOf(db, id)).map(({ status, input }) => [status, input])).toEqual([
    ['done', {}],
    ['withheld', { what: 'to 1' }],
  ])
  expect(await taskOf(db, id)).toMatchObject({ status: 'completed', verdict: 'unverified', actionsUsed: 0 })
  expect(await countedOf(db, id)).toBe(0)
})

test('a dry run leaves alone what it would touch, for a page may save by itself', async () => {
  const { seen, byName } = countingTarget()
  const read = byName.get('count.read') as Tool
  const shown: unknown[] = []
  const touching: Tool = {
    ...read,
    touches: true,
    rehearse: async (input) => {
      shown.push(input)
      throw new Error('There is no such thing there yet.')
    },
  }
  const tools = new Map([[read.name, touching]])
  const { id } = await accept(db, await mintUser(db), [{ do: 'count.read' }], { dryRun: true })
  await carry(await claimed(db, id), tools)
  expect(seen).toHaveLength(0)
  // What it would be done to is shown where it is there.
  expect(shown).toHaveLength(1)
  expect((await journalOf(db, id)).map(({ status }) => status)).toEqual(['withheld'])
})

test('a paused task rests where it is and goes on from there', async () => {
  const user = await mintUser(db)
  const { seen, byName } = countingTarget()
  const { id } = await accept(db, user, THREE)
  const claim = await claimed(db, id)
  await db.asUser(user.id, (tx) => pauseTask({ db: tx, user }, id))
  await carry(claim, byName)
  expect(seen).toHaveLength(1)
  expect(await taskOf(db, id)).toMatchObject({
    status: 'pending',
    reason: 'paused',
    stopRequested: null,
    actionsUsed: 1,
  })
  await db.asUser(user.id, (tx) => resumeTask({ db: tx, user }, id))
  await carry(await claimed(db, id), byName)
  expect(seen).toHaveLength(3)
  expect(await taskOf(db, id)).toMatchObject({ status: 'completed', actionsUsed: 3 })
})

test.each([
  ['it happened: the task goes on behind it', true, 1],
  ['it did not: it is sent now', false, 2],
])('R-03 a person says of a send in doubt that %s', async (_what, happened, times) => {
  const { seen, byName } = countingTarget()
  const user = await mintUser(db)
  const { id } = await accept(db, user, [{ do: 'count.send' }])
  const claim = await claimed(db, id)
  const noRecord = { ...meter, charge: () => Promise.reject(new Error('power cut')) }
  await expect(carry(claim, byName, { meter: noRecord })).rejects.toThrow('power cut')
  await returnLease(db, claim)
  await carry(await claimed(db, id), byName)
  await db.asUser(user.id, (tx) => reviewStep({ db: tx, user }, id, happened))
  await carry(await claimed(db, id), byName)
  expect(seen).toHaveLength(times)
  expect(await taskOf(db, id)).toMatchObject({ status: 'completed' })
})

test('S-33 a secret that comes back in an answer is struck out of the journal', async () => {
  const secret = 'correct-horse-7'
  const echo = tool({
    name: 'test.echo',
    does: 'Answers with what it was told.',
    effect: 'reads',
    input: z.object({}),
    output: z.object({ text: z.string(), coded: z.string() }),
    run: async (_input, step) => {
      const { secret: given } = await step.logIn('Shop', 'https://shop.example')
      return { text: `you sent ${given.reveal()}`, coded: Buffer.from(given.reveal()).toString('base64') }
    },
  })
  const { id } = await accept(db, await mintUser(db), [{ do: 'test.echo' }])
  const logIn = async () => ({ username: 'ada', secret: { reveal: () => secret } })
  await carry(await claimed(db, id), new Map([[echo.name, echo as Tool]]), { aids: { ...noAids, logIn } })
  const kept = JSON.stringify([await journalOf(db, id), await taskOf(db, id)])
  expect(kept).toContain('you sent [secret]')
  expect(kept).not.toContain(secret)
  expect(kept).not.toContain(Buffer.from(secret).toString('base64'))
})

test('R-04 after a crash a session is brought back to where it was, without its effects, and the work goes on', async () => {
  const seen: string[] = []
  const inSession = (name: string, effect: Tool['effect']) =>
    tool({
      name,
      does: 'Works in a window.',
      effect,
      session: 'window',
      input: z.object({ to: z.string() }),
      output: z.object({ at: z.string() }),
      restore: async ({ to }, { at }, step) => {
        const window = await step.session<string[]>('window', async () => ({ value: [], close: async () => undefined }))
        window.push(at)
        seen.push(`shown ${to}`)
      },
      run: async ({ to }, step) => {
        const window = await step.session<string[]>('window', async () => ({ value: [], close: async () => undefined }))
        window.push(to)
        seen.push(`done ${to}`)
        return { at: window.join('>') }
      },
    }) as Tool
  const tools = new Map(
    [inSession('window.go', 'reads'), inSession('window.save', 'writes')].map((one) => [one.name, one]),
  )
  const { id } = await accept(db, await mintUser(db), [
    { do: 'window.go', with: { to: 'a' } },
    { do: 'window.save', with: { to: 'b' } },
    { do: 'window.go', with: { to: 'c' } },
  ])
  const claim = await claimed(db, id)
  let charges = 0
  const dies = {
    ...meter,
    charge: (...given: Parameters<typeof meter.charge>) => {
      charges += 1
      return charges === 3 ? Promise.reject(new Error('power cut')) : meter.charge(...given)
    },
  }
  await expect(carry(claim, tools, { meter: dies })).rejects.toThrow('power cut')
  await returnLease(db, claim)
  await carry(await claimed(db, id), tools)
  expect(seen).toEqual(['done a', 'done b', 'done c', 'shown a', 'shown b', 'done c'])
  expect(await taskOf(db, id)).toMatchObject({ status: 'completed', result: { at: 'a>a>b>c' } })
})
