import { DEFAULT_SETTINGS } from '@app/spec'
import { expect, test } from 'vitest'
import { startTestApp } from '../../apps/server/src/testing.ts'
import { type Agent, CallFailed, createClient } from '../../packages/client/src/index.ts'

const { app, signUp } = await startTestApp({ authMode: 'accounts' })
const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
const ada = await signUp('ada@example.com')
await ada.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })
const made = await ada.ask('POST', '/api/account/api-keys', { name: 'Client', scopes: ['read', 'write'] })
const { key } = made.json as { key: string }
const client = createClient({ baseUrl: `${baseUrl}/`, apiKey: key })

test('an agent is created, listed, changed and deleted with the client package and an API key', async () => {
  const agent: Agent = await client.agents.create({ body: { name: 'Price watch', objective: 'Watch prices' } })
  expect((await client.agents.list()).map(({ id }) => id)).toEqual([agent.id])
  const changed = await client.agents.change({ params: { id: agent.id }, body: { name: 'Night watch' } })
  expect(changed.name).toBe('Night watch')
  expect(await client.agents.delete({ params: { id: agent.id } })).toEqual({ ok: true })
  expect(await client.agents.list()).toEqual([])
})

test('a task sent twice with one key is one task; filters travel in the query', async () => {
  const recipe = { version: 1 as const, steps: [{ do: 'http.get', with: { url: 'http://127.0.0.1:1/' } }] }
  const send = () => client.tasks.create({ body: { name: 'Once', recipe }, idempotencyKey: 'once' })
  const [first, second] = [await send(), await send()]
  expect(second.id).toBe(first.id)
  expect((await client.tasks.list({ query: { search: 'Once' } })).map(({ id }) => id)).toEqual([first.id])
  expect(await client.tasks.list({ query: { search: 'Never' } })).toEqual([])
})

test('what is refused is thrown in the server’s words, with its status and the kind of problem', async () => {
  const missing = client.agents.read({ params: { id: 'nobody' } })
  await expect(missing).rejects.toThrow(CallFailed)
  await expect(missing).rejects.toMatchObject({ status: 404, code: 'not-found' })
  const stranger = createClient({ baseUrl, apiKey: 'wrong' })
  await expect(stranger.agents.list()).rejects.toMatchObject({ status: 401 })
  // @ts-expect-error what a path needs is part of the type
  await expect(client.agents.read({ params: {} })).rejects.toThrow('needs params.id')
})
