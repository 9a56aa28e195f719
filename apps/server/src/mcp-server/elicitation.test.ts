import { type Approval, DEFAULT_POLICY } from '@app/contract'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { type ElicitRequest, ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js'
import { afterEach, expect, test } from 'vitest'
import { call, startMcpRuns } from './mcp-testing.ts'

const { signUp, keyOf, connect } = await startMcpRuns()
const ada = await signUp('ada@example.com')
const ALL = ['read', 'write', 'approve']
const open: Client[] = []
afterEach(async () => {
  for (const client of open.splice(0)) await client.close()
})

/** A program whose person answers so; what it was asked is kept. */
async function program(answer: (asked: ElicitRequest['params']) => Promise<ElicitResult> | ElicitResult, scopes = ALL) {
  const asked: ElicitRequest['params'][] = []
  const client = await connect(await keyOf(ada, scopes), { elicitation: {} })
  open.push(client)
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
    asked.push(params)
    return answer(params)
  })
  return { client, asked }
}

const question = (words: string, options: string[] = []) => ({ do: 'person.ask', with: { question: words, options } })

async function begin(client: Client, steps: object[], policy: object = DEFAULT_POLICY): Promise<string> {
  const { json } = await call(client, 'run_task', { name: 'Pens', recipe: { version: 1, steps }, policy })
  return json().id
}

const waiting = async () => (await ada.ask('GET', '/api/approvals')).json as Approval[]

test('what a task asks is put to the person at the program, one question after the other, and it goes on with their words', async () => {
  const { client, asked } = await program(({ message }) => ({
    action: 'accept',
    content: { answer: message.includes('colour') ? 'Blue' : 'For Ada' },
  }))
  const id = await begin(client, [question('Which colour?', ['Black', 'Blue']), question('What is to be engraved?')])
  const ended = (await call(client, 'wait_for_task', { id })).json()
  expect(ended).toMatchObject({
    status: 'completed',
    steps: [{ output: { answer: 'Blue' } }, { output: { answer: 'For Ada' } }],
  })
  expect(asked).toMatchObject([
    {
      message: '“Pens” asks: Which colour?',
      requestedSchema: { properties: { answer: { type: 'string', enum: ['Black', 'Blue'] } }, required: ['answer'] },
    },
    { requestedSchema: { properties: { answer: { type: 'string', maxLength: 2_000 } } } },
  ])
})

test.each(['decline', 'cancel'] as const)(
  'who says %s leaves the question open, and the program is told so',
  async (action) => {
    const { client, asked } = await program(() => ({ action }))
    const id = await begin(client, [question('Which colour?')])
    const rests = (await call(client, 'wait_for_task', { id })).json()
    expect(rests).toMatchObject({ status: 'pending', reason: 'awaiting-approval' })
    expect(asked).toHaveLength(1)
    const [left] = await waiting()
    expect(left).toMatchObject({ taskId: id, status: 'waiting' })
    // It can be answered in every other way, and by asking again.
    await call(client, 'answer_question', { id: left?.id, hash: left?.hash, answer: 'Blue' })
    expect((await call(client, 'wait_for_task', { id })).json()).toMatchObject({ status: 'completed' })
  },
)

test('S-43 an effect is shown exactly as it would happen; yes lets it, no ends the task', async () => {
  const steps = [{ do: 'email.send', with: { to: ['ada@example.com'], subject: 'Figures', text: 'Here they are.' } }]
  const policy = { ...DEFAULT_POLICY, permissions: { fileAccess: true, appAccess: true }, approval: 'sends' }
  for (const [allow, status] of [
    [true, 'completed'],
    [false, 'failed'],
  ] as const) {
    const { client, asked } = await program(() => ({ action: 'accept', content: { allow } }))
    const id = await begin(client, steps, policy)
    expect((await call(client, 'wait_for_task', { id })).json()).toMatchObject({ status })
    expect(asked).toMatchObject([{ requestedSchema: { properties: { allow: { type: 'boolean' } } } }])
    for (const part of ['Pens', 'ada@example.com', 'Here they are.']) expect(asked[0]?.message).toContain(part)
  }
})

test('an answer that comes when nobody waits any more counts all the same', async () => {
  let say: (result: ElicitResult) => void = () => undefined
  const { client, asked } = await program(() => new Promise((resolve) => (say = resolve)))
  const id = await begin(client, [question('Which colour?')])
  const gone = new AbortController()
  const waits = client.callTool({ name: 'wait_for_task', arguments: { id } }, undefined, { signal: gone.signal })
  await expect.poll(() => asked.length).toBe(1)
  gone.abort()
  await expect(waits).rejects.toThrow()
  say({ action: 'accept', content: { answer: 'Blue' } })
  await expect.poll(async () => (await call(client, 'read_task', { id })).json().status).toBe('completed')
})

test.each<[string, string[], boolean]>([
  ['a program that cannot ask', ALL, false],
  ['a key that may not approve', ['read', 'write'], true],
])('%s is told at once that the task waits for a person', async (_what, scopes, canAsk) => {
  const { client: able, asked } = await program(() => ({ action: 'cancel' }), scopes)
  const client = canAsk ? able : await connect(await keyOf(ada, scopes))
  open.push(client)
  const id = await begin(client, [question('Which colour?')])
  const rests = (await call(client, 'wait_for_task', { id })).json()
  expect(rests).toMatchObject({ status: 'pending', reason: 'awaiting-approval' })
  expect(asked).toEqual([])
})

test('S-50 an answer in somebody else’s name changes nothing', async () => {
  const { client } = await program(() => ({ action: 'cancel' }))
  const id = await begin(client, [question('Which colour?')])
  await call(client, 'wait_for_task', { id })
  const left = (await waiting()).find(({ taskId }) => taskId === id)
  const eve = await signUp('eve@example.com')
  const answer = {
    jsonrpc: '2.0',
    id: `answer/${left?.id}/${left?.hash}/x`,
    result: { action: 'accept', content: { answer: 'Mine' } },
  }
  const { status } = await eve.ask('POST', '/mcp', answer, { authorization: `Bearer ${await keyOf(eve, ALL)}` })
  expect(status).toBe(202)
  expect((await waiting()).some(({ taskId }) => taskId === id)).toBe(true)
})
