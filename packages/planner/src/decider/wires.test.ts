import { inspect } from 'node:util'
import { Refused, Unavailable } from '@app/toolkit'
import { afterAll, describe, expect, test } from 'vitest'
import { openModel } from '../model/open-model.ts'
import { openStandIn, type Reply } from '../model/stand-in.ts'
import * as reply from '../model/wires/replies.ts'
import { KEY, type Wire } from '../model/wires/wire.ts'
import { WIRES } from '../model/wires/wires.ts'
import { situation } from './decider-testing.ts'
import { modelDecider } from './model-decider.ts'

const NEXT = { why: 'Add one', acts: [{ do: 'click', ref: 'e7' }] }
const WRITTEN = JSON.stringify(NEXT)
const FORM = 'did not say what to do next in a form that can be carried out. Try again, or choose another model.'
const NO_MODEL = 'is no model, as a web page is none. Check its address in Settings.'
const NO_CREDIT = 'has no credit left. Top it up, or choose another model.'
const BROKEN = 'could not be reached, or broke off its answer. Check its address, or try again.'

/** What is answered, in order; the sentence after the model's name; whether the engine asks again, and after how long. */
const FAILURES: [string, (wire: Wire) => Reply[], string, number | 'for good' | 'soon'][] = [
  ['a stream nobody asked for', (wire) => [reply.streamed(wire, WRITTEN)], NO_MODEL, 'for good'],
  ['a web page', () => [reply.page], NO_MODEL, 'for good'],
  ['an empty body', () => [reply.nothing], NO_MODEL, 'for good'],
  [
    'a refusal',
    (wire) => [reply.declined(wire)],
    'declined, by its maker’s rules. Say it in other words, or choose another model.',
    'for good',
  ],
  ['no words, thrice', (wire) => reply.thrice(reply.whole(wire, '')), FORM, 'for good'],
  ['a cut answer, thrice', (wire) => reply.thrice(reply.cut(wire, WRITTEN)), FORM, 'for good'],
  ['malformed arguments, thrice', (wire) => reply.thrice(reply.calledBadly(wire)), FORM, 'for good'],
  ['a dropped connection', (wire) => [reply.dropped(wire, WRITTEN)], BROKEN, 'soon'],
  ['a wrong key', (wire) => [reply.failed(wire, 401)], 'did not accept the key. Check it in Settings.', 'for good'],
  [
    'a limit that ends soon',
    (wire) => [reply.failed(wire, 429, { 'retry-after': '7' })],
    'takes no more requests at the moment. Try again in a minute.',
    7_000,
  ],
  [
    'a limit that ends in an hour',
    (wire) => [reply.failed(wire, 429, { 'retry-after': '3600' })],
    'takes no more requests at the moment. Try again in 60 minutes.',
    'for good',
  ],
  [
    'a limit without an end',
    (wire) => [reply.failed(wire, 429)],
    'takes no more requests at the moment. Try again in a minute.',
    5_000,
  ],
  ['no credit left', (wire) => [reply.failed(wire, 402)], NO_CREDIT, 'for good'],
  ['a limit that money alone lifts', (wire) => [reply.unpaid(wire)], NO_CREDIT, 'for good'],
  ...[503, 529].map(
    (status) =>
      [
        `${status}`,
        (wire: Wire) => [reply.failed(wire, status)],
        'is down or overloaded at the moment. Try again in a minute.',
        5_000,
      ] as [string, (wire: Wire) => Reply[], string, number],
  ),
  ['silence', () => [reply.silence], 'did not answer within 1 s. Try again, or choose another model.', 'for good'],
  [
    'more than any model says',
    (wire) => [reply.endless(wire)],
    'could not be asked. It answered with more than any model says. Check its address in Settings.',
    'for good',
  ],
]

describe.each(WIRES)('a decision by %s', async (_name, wire) => {
  const standIn = await openStandIn()
  afterAll(standIn.close)
  const model = openModel(wire.model, wire.keys(standIn.base))
  if (!model) throw new Error('There is no model.')
  // Reading a provider's library for the first time takes a moment too.
  const decide = (longestMs = 20_000) =>
    modelDecider({ name: wire.model, model, longestMs }).decide(situation(), new AbortController().signal)

  test.each<[string, Reply[]]>([
    ['a call of the tool', [reply.called(wire, NEXT)]],
    ['the object as text', [reply.whole(wire, `Sure:\n\`\`\`json\n${WRITTEN}\n\`\`\``)]],
    ['a cut answer, then a whole one', [reply.cut(wire, WRITTEN), reply.called(wire, NEXT)]],
    ['malformed arguments, then good ones', [reply.calledBadly(wire), reply.called(wire, NEXT)]],
    ['no words, then the object', [reply.whole(wire, ''), reply.whole(wire, WRITTEN)]],
  ])('%s is what it wants, and what it took is counted', async (_what, replies) => {
    standIn.answer(...replies)
    const { wanted, spent } = await decide()
    expect(wanted).toEqual(NEXT)
    expect(spent).toMatchObject({ inputTokens: 9 * replies.length, outputTokens: 3 * replies.length })
    expect(standIn.asked).toHaveLength(replies.length)
  })

  test.each(FAILURES)('%s is said in words that help, and shows no key', async (what, replies, words, again) => {
    standIn.answer(...replies(wire))
    const error: unknown = await decide(what === 'silence' ? 300 : undefined).catch((reason) => reason)
    expect(error).toBeInstanceOf(again === 'for good' ? Refused : Unavailable)
    if (typeof again === 'number') expect(error).toMatchObject({ retryAfterMs: again })
    expect((error as Error).message).toContain(wire.model)
    expect((error as Error).message.endsWith(words)).toBe(true)
    expect(inspect(error, { depth: 10 })).not.toContain(KEY)
    expect(standIn.asked).toHaveLength(replies(wire).length)
  })
})
