import { DEFAULT_POLICY } from '@app/contract'
import { expect, test } from 'vitest'
import { call, startMcpRuns } from './mcp-testing.ts'

const { web, signUp, keyOf, connect } = await startMcpRuns()
const [ada, eve] = [await signUp('ada@example.com'), await signUp('eve@example.com')]

test('the tools are the public calls, with what they take', async () => {
  const client = await connect(await keyOf(ada, ['read']))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['list_agents', 'run_task', 'read_task', 'wait_for_task', 'list_approvals', 'approve']),
  )
  const approve = tools.find(({ name }) => name === 'approve')
  expect(approve?.inputSchema).toMatchObject({ required: ['id', 'hash'] })
  expect(client.getServerVersion()?.name).toBe('Qubot')
  await client.close()
})

test('a task is run and its result read', async () => {
  const client = await connect(await keyOf(ada, ['read', 'write']))
  const rows = [{ name: 'Chair', price: 40 }]
  const steps = [{ do: 'extract.file', with: { rows, type: 'csv', name: 'chairs' } }]
  const policy = { ...DEFAULT_POLICY, permissions: { fileAccess: true, appAccess: false } }
  const begun = await call(client, 'run_task', { name: 'Chairs', recipe: { version: 1, steps }, policy })
  expect(begun.text).toContain('Chairs')
  const { id } = begun.json()
  const ended = (await call(client, 'wait_for_task', { id })).json()
  expect(ended).toMatchObject({ status: 'completed', verdict: 'verified', steps: [{ tool: 'extract.file' }] })
  expect((await call(client, 'list_files', { id, kind: 'files' })).json()).toMatchObject([{ name: 'chairs.csv' }])
  await client.close()
})

test('what a call refuses is refused in its words', async () => {
  const reader = await connect(await keyOf(ada, ['read']))
  expect(await call(reader, 'run_task', { name: 'x', description: 'y' })).toMatchObject({
    isError: true,
    text: expect.stringContaining('may not write'),
  })
  expect(await call(reader, 'list_tasks', { limit: 'many' })).toMatchObject({ isError: true })
  expect(await call(reader, 'drop_tables')).toMatchObject({ isError: true, text: expect.stringContaining('no tool') })
  await reader.close()
})

test('S-50 somebody else’s task does not exist', async () => {
  const mine = await connect(await keyOf(ada, ['read']))
  const [task] = (await call(mine, 'list_tasks')).json()
  const other = await connect(await keyOf(eve, ['read']))
  expect(await call(other, 'read_task', { id: task.id })).toMatchObject({ isError: true })
  expect((await call(other, 'list_tasks')).json()).toEqual([])
  await mine.close()
  await other.close()
})

test.each([
  ['no key', {}],
  ['a key that is none', { authorization: 'Bearer key_nobody' }],
])('%s: nothing is said', async (_what, headers: Record<string, string>) => {
  const answer = await fetch(`${web}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
})

test.each([['[]'], ['{}'], ['{"jsonrpc":"2.0","id":1,"method":"nothing/such"}'], ['{"jsonrpc":"1.0"}'], ['null']])(
  'a message that is none gets an answer and no crash: %s',
  async (body) => {
    const answer = await fetch(`${web}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await keyOf(ada, ['read'])}` },
      body,
    })
    expect(answer.status).toBeLessThan(500)
  },
)
