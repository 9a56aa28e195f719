import type { AddressInfo } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Asked, type Reply, TooLong } from './load-mind.ts'
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

test('what is too long is refused, so that nobody tries it again', async () => {
  const { ask } = await serve(() => Promise.reject(new TooLong('too long')))
  expect((await ask(SAID)).status).toBe(413)
})

test('one at a time; whoever goes away while waiting is passed over, and whoever goes while it thinks stops it', async () => {
  const begun: string[] = []
  const { ask } = await serve(async ({ said: [first] }, signal) => {
    const words = first?.type === 'user' ? first.text : ''
    begun.push(words)
    return rest(words === 'long' ? 60_000 : 1, {}, { signal })
  })
  const say = (content: string) => ({ messages: [{ role: 'user', content }] })
  const [long, gone] = [new AbortController(), new AbortController()]
  const first = ask(say('long'), long)
  await vi.waitFor(() => expect(begun).toEqual(['long']))
  const rejected = [expect(first).rejects.toThrow(), expect(ask(say('gone'), gone)).rejects.toThrow()]
  const last = ask(say('last'))
  await rest(100)
  expect(begun).toEqual(['long'])
  gone.abort()
  await rest(100)
  long.abort()
  expect((await last).status).toBe(200)
  await Promise.all(rejected)
  expect(begun).toEqual(['long', 'last'])
})

test('it says when nobody has asked for a while, and not while somebody waits', async () => {
  const { ask, onIdle } = await serve(() => rest(700, {}), 500)
  await ask(SAID)
  expect(onIdle).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalled())
})
