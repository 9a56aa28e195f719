import type { AddressInfo } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Asked, Reply } from './load-mind.ts'
import { serveChat } from './serve-chat.ts'

const TOOL = { type: 'function', function: { name: 'next', parameters: { type: 'object' } } }
const SAID = { messages: [{ role: 'user', content: 'Hello' }] }

async function serve(reply: (asked: Asked, signal: AbortSignal) => Promise<Partial<Reply>>, idleMs = 10_000) {
  const onIdle = vi.fn()
  const whole = { text: '{}', cut: false, inputTokens: 3, outputTokens: 1 }
  const mind = async () => ({
    reply: async (asked: Asked, signal: AbortSignal) => ({ ...whole, ...(await reply(asked, signal)) }),
  })
  const server = serveChat({ name: 'Tiny', secret: 'right', mind, idleMs, onIdle })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`
  const ask = (body: unknown, { key = 'right', signal }: { key?: string; signal?: AbortSignal } = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      signal: signal ?? null,
    })
  return { ask, onIdle }
}

test('without the secret nobody is answered, and the model is not even asked', async () => {
  const reply = vi.fn(async () => ({}))
  const { ask } = await serve(reply)
  expect((await ask(SAID, { key: 'wrong' })).status).toBe(401)
  expect(reply).not.toHaveBeenCalled()
})

test('a tool is what the reply is forced into, and comes back as its call', async () => {
  const reply = vi.fn(async (_asked: Asked) => ({ text: '{"why":"so"}' }))
  const { ask } = await serve(reply)
  const { choices, usage } = await (await ask({ ...SAID, tools: [TOOL], max_tokens: 50 })).json()
  expect(reply.mock.calls[0]?.[0]).toMatchObject({ schema: { type: 'object' }, maxTokens: 50 })
  expect(choices[0]).toMatchObject({
    finish_reason: 'tool_calls',
    message: { tool_calls: [{ function: { name: 'next', arguments: '{"why":"so"}' } }] },
  })
  expect(usage).toMatchObject({ prompt_tokens: 3, completion_tokens: 1 })
})

test('a reply that grew too long is half an object: text, and no call', async () => {
  const { ask } = await serve(async () => ({ text: '{"why":"so', cut: true }))
  const { choices } = await (await ask({ ...SAID, tools: [TOOL] })).json()
  expect(choices[0]).toMatchObject({ finish_reason: 'length', message: { content: '{"why":"so' } })
})

test.each([
  ['nothing', {}],
  ['two tools', { ...SAID, tools: [TOOL, TOOL] }],
])('%s is not understood, and said so', async (_what, body) => {
  const { ask } = await serve(async () => ({}))
  expect((await ask(body)).status).toBe(400)
})

test('one at a time; whoever goes away while waiting is passed over, and whoever goes while it thinks stops it', async () => {
  let [now, most, asked] = [0, 0, 0]
  const { ask } = await serve(async (_asked, signal) => {
    asked += 1
    now += 1
    most = Math.max(most, now)
    await rest(80, undefined, { signal }).finally(() => {
      now -= 1
    })
    return {}
  })
  const [first, second] = [new AbortController(), new AbortController()]
  const answers = [ask(SAID, first), ask(SAID, second), ask(SAID)]
  await rest(40)
  first.abort()
  second.abort()
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect([most, asked]).toEqual([1, 2])
})

test('it says when nobody has asked for a while, and not while somebody waits', async () => {
  const { ask, onIdle } = await serve(() => rest(120, {}), 60)
  await ask(SAID)
  expect(onIdle).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalled())
})
