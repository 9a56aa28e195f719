import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelsHere } from '@app/contract'
import { choosePlanner } from '@app/planner'
import { preparedPlanners } from '@app/planner/testing'
import { afterAll, expect, test } from 'vitest'
import { ownModels } from '../services/own-models.ts'
import { tryModel } from '../services/try-model.ts'
import { MASTER_KEY, startTestApp, testModels } from '../testing.ts'

/** A model server that wants a key, and remembers what it was asked. */
const asked: { url: string; authorization: string | undefined }[] = []
const server = createServer(async (request, response) => {
  await request.toArray()
  const { authorization } = request.headers
  asked.push({ url: request.url ?? '', authorization })
  response.setHeader('content-type', 'application/json')
  if (authorization !== 'Bearer right') return response.writeHead(401).end('{}')
  if (request.url === '/v1/models') return response.end(JSON.stringify({ data: [{ id: 'small' }, { id: 'large' }] }))
  const message = {
    role: 'assistant',
    content: JSON.stringify({ steps: [{ do: 'browser.open', with: { url: 'x' } }] }),
  }
  const usage = { prompt_tokens: 1, completion_tokens: 1 }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  return response.end(JSON.stringify({ id: '1', created: 0, model: 'large', choices, usage }))
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
const address = `http://${host}/v1`
afterAll(() => server.close())

const tools = [{ name: 'browser.open', does: 'Opens.', effect: 'reads' as const, input: {}, output: {} }]
const { signUp } = await startTestApp({
  authMode: 'accounts',
  models: testModels({ own: ownModels([MASTER_KEY], [host]), tryModel: tryModel([host]) }),
  planners: choosePlanner({ builtin: preparedPlanners({}).named('quantum-ai'), keys: {}, tools: () => tools }),
})
const ada = await signUp('ada@example.com')
const bob = await signUp('bob@example.com')
const here = async (person: typeof ada) => (await person.ask('GET', '/api/models')).json as ModelsHere

test('without a key the built-in planner is the one that works, and the settings say so', async () => {
  expect((await here(ada)).models.filter(({ by }) => by !== null)).toEqual([{ name: 'quantum-ai', by: 'built-in' }])
  expect((await ada.ask('GET', '/api/settings/user')).json).toMatchObject({ defaultModel: 'quantum-ai' })
})

test.each([
  ['a wrong key', { key: 'wrong', address }, 'did not accept the key'],
  ['nothing there', { address: 'http://127.0.0.1:9/v1' }, 'not reachable for agents'],
  ['an address inside that nobody allowed', { address: 'http://169.254.169.254/v1' }, 'not reachable for agents'],
  ['no address', { key: 'right' }, 'say where the server is'],
])('%s is said in words, and nothing is kept', async (_what, body, words) => {
  const answer = await ada.ask('PUT', '/api/models/compatible', body)
  expect([answer.status, answer.words]).toEqual([400, expect.stringContaining(words)])
  expect((await here(ada)).keys).toEqual([])
})

test('a server of one’s own is tried, kept sealed, used with its key, and forgotten', async () => {
  const saved = await ada.ask('PUT', '/api/models/compatible', { key: 'right', address, model: 'large' })
  expect(saved.json).toMatchObject({
    key: { provider: 'compatible', address, model: 'large' },
    models: ['small', 'large'],
  })
  expect(JSON.stringify(saved.json)).not.toContain('right')
  expect((await here(ada)).models).toContainEqual({ name: 'gpt-4', by: 'you' })
  expect((await ada.ask('GET', '/api/settings/user')).json).toMatchObject({ defaultModel: 'gpt-4' })
  expect((await ada.ask('POST', '/api/plans', { words: 'Open the shop' })).json).toMatchObject({
    planner: 'gpt-4',
    spent: { model: 'large' },
  })
  expect(asked.at(-1)).toEqual({ url: '/v1/chat/completions', authorization: 'Bearer right' })
  // Another person's key is nobody else's.
  expect((await here(bob)).models).not.toContainEqual({ name: 'gpt-4', by: 'you' })
  expect((await ada.ask('DELETE', '/api/models/compatible')).status).toBe(200)
  expect((await here(ada)).keys).toEqual([])
})
