import { inspect } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import type { Goal } from '../port.ts'
import { modelPlanner } from './model-planner.ts'
import { openModel } from './open-model.ts'
import { openStandIn, type Reply } from './stand-in.ts'
import * as reply from './wires/replies.ts'
import { KEY, type Wire } from './wires/wire.ts'
import { WIRES } from './wires/wires.ts'

const GOAL: Goal = { words: 'Open the shop', sites: [], logIns: [], now: new Date('2026-05-20T10:00:00Z') }
const TOOLS = [{ name: 'browser.open', does: 'Opens an address.', effect: 'reads' as const, input: {}, output: {} }]
const STEPS = [{ do: 'browser.open', with: { url: 'https://shop.example' } }]
const WRITTEN = JSON.stringify({ steps: STEPS })
const NO_PLAN = 'wrote no plan that can be carried out. Say it in other words, or choose another model.'
const OVERLOADED = 'is down or overloaded at the moment. Try again in a minute.'
const BUSY = 'takes no more requests at the moment. Try again in a minute.'

type Replies = (wire: Wire) => Reply[]

/** What is answered, in order, and the sentence after the model's name. */
const FAILURES: [string, Replies, string][] = [
  ['a stream nobody asked for', (wire) => [reply.streamed(wire, WRITTEN)], 'Check its address in Settings.'],
  ['a web page', () => [reply.page], 'Check its address in Settings.'],
  ['an empty body', () => [reply.nothing], 'Check its address in Settings.'],
  ['more than any model says', (wire) => [reply.endless(wire)], 'Check its address in Settings.'],
  ['a refusal', (wire) => [reply.declined(wire)], 'Say it in other words, or choose another model.'],
  ['a wrong key', (wire) => [reply.failed(wire, 401)], 'did not accept the key. Check it in Settings.'],
  ['a limit that ends in an hour', (wire) => [reply.failed(wire, 429, { 'retry-after': '3600' })], 'in 60 minutes.'],
  ['a limit without an end', (wire) => reply.thrice(reply.failed(wire, 429)), BUSY],
  ['503', (wire) => reply.thrice(reply.failed(wire, 503)), OVERLOADED],
  ['529', (wire) => reply.thrice(reply.failed(wire, 529)), OVERLOADED],
  ['dropped connections', (wire) => reply.thrice(reply.dropped(wire, WRITTEN)), 'Check its address, or try again.'],
  ['silence', () => [reply.silence], 'did not answer within 1 s. Try again, or choose another model.'],
]

describe.each(WIRES)('a plan by %s', async (_name, wire) => {
  const standIn = await openStandIn()
  afterAll(standIn.close)
  const model = openModel(wire.model, wire.keys(standIn.base))
  if (!model) throw new Error('There is no model.')
  // Reading a provider's library for the first time takes a moment too.
  const plan = (longestMs = 20_000) =>
    modelPlanner({ name: wire.model, model, tools: TOOLS, longestMs, longestWaitMs: 10 }).plan(
      GOAL,
      new AbortController().signal,
    )

  test.each<[string, Reply[]]>([
    ['whole', [reply.whole(wire, WRITTEN)]],
    ['cut, then whole', [reply.cut(wire, WRITTEN), reply.whole(wire, WRITTEN)]],
    ['nothing, then whole', [reply.whole(wire, ''), reply.whole(wire, WRITTEN)]],
    ['a limit that ends, then whole', [reply.failed(wire, 429, { 'retry-after': '0' }), reply.whole(wire, WRITTEN)]],
    ['a moment of overload', [reply.failed(wire, 529), reply.failed(wire, 503), reply.whole(wire, WRITTEN)]],
    ['a dropped connection', [reply.dropped(wire, WRITTEN), reply.whole(wire, WRITTEN)]],
  ])('%s: it becomes steps', async (_what, replies) => {
    standIn.answer(...replies)
    expect((await plan()).recipe?.steps).toEqual(STEPS)
    expect(standIn.asked).toHaveLength(replies.length)
  })

  test.each<[string, (wire: Wire) => Reply]>([
    ['cut', (one) => reply.cut(one, WRITTEN)],
    ['empty', (one) => reply.whole(one, '')],
    ['malformed', (one) => reply.whole(one, '{"steps": [}')],
  ])('what is %s twice is no plan, and that is said; what it took is counted', async (_what, made) => {
    standIn.answer(made(wire), made(wire))
    expect(await plan()).toMatchObject({
      ...{ recipe: undefined, notUnderstood: [{ words: GOAL.words }], spent: { inputTokens: 18 } },
      note: `${wire.model} ${NO_PLAN}`,
    })
  })

  test.each(FAILURES)('%s is said in words that help, and shows no key', async (what, replies, words) => {
    standIn.answer(...replies(wire))
    const error: unknown = await plan(what === 'silence' ? 300 : undefined).catch((reason) => reason)
    expect((error as Error).message).toContain(wire.model)
    expect((error as Error).message.endsWith(words)).toBe(true)
    expect(inspect(error, { depth: 10 })).not.toContain(KEY)
    expect(standIn.asked).toHaveLength(replies(wire).length)
  })
})
