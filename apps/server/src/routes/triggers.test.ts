import { createHmac } from 'node:crypto'
import { tasks, triggers, users } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { type Asked, startTestApp } from '../testing.ts'

const { app, person, signUp, db, logged } = await startTestApp({ authMode: 'accounts' })
const ada = await signUp('ada@example.com')
const recipe = { version: 1, steps: [{ do: 'http.get', with: { url: 'https://shop.example/' } }] }

interface Made {
  id: string
  path: string
  secret: string
  agentId: string
}

async function makeTrigger(): Promise<Made> {
  const agents = (await ada.ask('GET', '/api/agents')).json as { id: string }[]
  const agentId = agents[0]?.id ?? ((await ada.ask('POST', '/api/agents', { name: 'Scout', recipe })).json as Made).id
  return (await ada.ask('POST', '/api/triggers', { agentId, name: 'Orders' })).json as Made
}

interface Sending {
  id?: string
  at?: Date
  body?: string
  /** What is sent in place of what was signed. */
  sent?: string
  headers?: Record<string, string>
}

/** A message as another program would send it: no cookie, no origin. */
function send(trigger: { path: string; secret: string }, sending: Sending = {}): Promise<Asked> {
  const { id = 'msg_1', at = new Date(), body = '{"order":7}', sent = body, headers = {} } = sending
  const signed = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(trigger.secret).sign(id, at, body),
  }
  return person().ask('POST', trigger.path, sent, { ...signed, ...headers })
}

const tasksOf = (agentId: string) => db.asSystem((tx) => tx.select().from(tasks).where(eq(tasks.agentId, agentId)))
const UNSIGNED = [401, expect.stringContaining('Nothing was started')]
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('S-64 a signed message starts the agent, with its JSON as the input', async () => {
  const trigger = await makeTrigger()
  expect(trigger.secret).toMatch(/^whsec_/)
  const answer = await send(trigger, { id: 'first', body: '{"order": 7, "items": [1, 2]}' })
  expect(answer.status).toBe(200)
  const { taskId } = answer.json as { taskId: string }
  const task = (await tasksOf(trigger.agentId)).find((each) => each.id === taskId)
  expect(task).toMatchObject({ origin: 'webhook', input: { order: 7, items: [1, 2] }, status: 'pending' })
  expect((await ada.ask('GET', '/api/triggers')).words).not.toContain(trigger.secret)
  expect((await ada.ask('GET', `/api/tasks/${taskId}`)).status).toBe(200)
})

test('a sender needs no library: the signing of the document, by hand', async () => {
  const { path, secret } = await makeTrigger()
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const [id, timestamp, body] = ['order-4711', Math.floor(Date.now() / 1000), '{"order":4711}']
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
  expect((await person().ask('POST', path, body, headers)).status).toBe(200)
})

test('S-64 the same event sent again and again, also at once, makes one task', async () => {
  const trigger = await makeTrigger()
  const before = (await tasksOf(trigger.agentId)).length
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(trigger, { id: 'evt_same' })))
  expect(new Set(answers.map((answer) => answer.words)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect((await tasksOf(trigger.agentId)).length - before).toBe(1)
  await send(trigger, { id: 'evt_other' })
  expect((await tasksOf(trigger.agentId)).length - before).toBe(2)
})

describe('S-64 A5-53 whoever has no secret learns nothing and starts nothing', () => {
  const wrong: [string, Sending & { secret?: string; path?: string }][] = [
    ['a wrong secret', { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }],
    ['a body changed after signing', { sent: '{"order":8}' }],
    ['a body written again with other blanks', { body: '{"order": 7}', sent: '{"order":7}' }],
    ['another id than was signed', { headers: { 'webhook-id': 'other' } }],
    ['a message of six minutes ago', { at: minutesAgo(6) }],
    ['a message of six minutes from now', { at: minutesAgo(-6) }],
    ['no signature', { headers: { 'webhook-signature': '' } }],
    ['another kind of signature', { headers: { 'webhook-signature': 'v2,AAAA' } }],
    ['no id', { headers: { 'webhook-id': '' } }],
    ['a time that is none', { headers: { 'webhook-timestamp': 'yesterday' } }],
    ['an unknown address', { path: '/api/hooks/nobodys' }],
    ['an unknown address and no signature', { path: '/api/hooks/nobodys', headers: { 'webhook-signature': '' } }],
  ]
  test.each(wrong)('%s', async (_what, { secret, path, ...sending }) => {
    const trigger = await makeTrigger()
    const before = (await tasksOf(trigger.agentId)).length
    const { status, words } = await send({ path: path ?? trigger.path, secret: secret ?? trigger.secret }, sending)
    expect([status, words]).toEqual(UNSIGNED)
    expect(await tasksOf(trigger.agentId)).toHaveLength(before)
  })

  test('all of them in the same words', async () => {
    const trigger = await makeTrigger()
    const answers = await Promise.all([
      send(trigger, { sent: '{}' }),
      send(trigger, { at: minutesAgo(60) }),
      send({ ...trigger, path: '/api/hooks/nobodys' }),
    ])
    expect(new Set(answers.map(({ words, headers }) => `${words} ${headers['x-problem']}`)).size).toBe(1)
  })

  test('the body is not looked at before the signature: broken JSON unsigned is unsigned, signed is broken', async () => {
    const trigger = await makeTrigger()
    const unsigned = await person().ask('POST', trigger.path, '{"broken', {})
    expect([unsigned.status, unsigned.words]).toEqual(UNSIGNED)
    const signed = await send(trigger, { body: '{"broken' })
    expect([signed.status, signed.words]).toEqual([400, 'The body is not valid JSON.'])
  })
})

test('S-64 after a rotation both secrets are good for a day, then only the new one', async () => {
  const old = await makeTrigger()
  const fresh = (await ada.ask('POST', `/api/triggers/${old.id}/rotate`)).json as Made
  expect(fresh.secret).not.toBe(old.secret)
  expect((await send(old, { id: 'r1' })).status).toBe(200)
  expect((await send(fresh, { id: 'r2' })).status).toBe(200)
  const longAgo = { previousUntil: sql`now() - interval '1 second'` }
  await db.asSystem((tx) => tx.update(triggers).set(longAgo).where(eq(triggers.id, old.id)))
  expect((await send(old, { id: 'r3' })).status).toBe(401)
  expect((await send(fresh, { id: 'r4' })).status).toBe(200)
})

test('S-08 A5-5 a definition in the body is input and nothing else: the stored steps run', async () => {
  const trigger = await makeTrigger()
  const evil = { agentId: 'other', recipe: { version: 1, steps: [{ do: 'code.run' }] }, userId: 'bob' }
  const { taskId } = (await send(trigger, { id: 's08', body: JSON.stringify(evil) })).json as { taskId: string }
  const task = (await tasksOf(trigger.agentId)).find((each) => each.id === taskId)
  expect(task?.recipe).toMatchObject({ steps: [{ do: 'http.get' }] })
  expect(task?.input).toEqual(evil)
})

describe('what a signed sender gets wrong is said in words', () => {
  test.each([
    ['a NUL in a text', '{"a":"\\u0000"}', 'contains characters that are not text'],
    ['half a surrogate pair in a key', '{"\\ud800":1}', 'contains characters that are not text'],
    ['a __proto__ key', '{"__proto__":{"admin":true}}', '__proto__'],
    ['nesting without end', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'levels deep'],
  ])('%s', async (_what, body, words) => {
    const answer = await send(await makeTrigger(), { id: 'bad', body })
    expect([answer.status, answer.words]).toEqual([400, expect.stringContaining(words)])
  })

  test('an empty body is no input, a list or a number is one', async () => {
    const trigger = await makeTrigger()
    for (const [id, body, input] of [
      ['e1', '', null],
      ['e2', '[1,2]', [1, 2]],
      ['e3', '42', 42],
    ] as const) {
      const { taskId } = (await send(trigger, { id, body })).json as { taskId: string }
      expect((await tasksOf(trigger.agentId)).find((task) => task.id === taskId)?.input).toEqual(input)
    }
  })

  test('an id with blanks, or longer than any', async () => {
    const trigger = await makeTrigger()
    for (const id of ['a b', 'x'.repeat(129)]) expect((await send(trigger, { id })).status).toBe(400)
  })

  test('bytes that are not UTF-8 never pass for the text they resemble', async () => {
    const { path, secret } = await makeTrigger()
    const [id, at] = ['utf', new Date()]
    const headers = {
      host: '127.0.0.1:3000',
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, '"\ufffd"'),
    }
    const sendBytes = async (payload: Buffer) =>
      (await app.inject({ method: 'POST', url: path, headers, payload })).statusCode
    expect(await sendBytes(Buffer.from([0x22, 0xff, 0x22]))).toBe(401)
    expect(await sendBytes(Buffer.from('"\ufffd"'))).toBe(200)
  })

  test('S-03 another content type, and more than 256 kB', async () => {
    const trigger = await makeTrigger()
    const typed = await send(trigger, { headers: { 'content-type': 'text/plain' } })
    expect([typed.status, typed.words]).toEqual([415, 'Send the body as application/json.'])
    const body = JSON.stringify('x'.repeat(256_000))
    const large = await send(trigger, { body })
    expect([large.status, large.words]).toEqual([413, 'That is too large. A message may hold 256 kB.'])
    expect((await send(trigger, { id: 'just', body: JSON.stringify('x'.repeat(255_000)) })).status).toBe(200)
    // Elsewhere JSON is parsed as before.
    expect((await ada.ask('POST', '/api/triggers', '{"broken')).words).toBe('The body is not valid JSON.')
  })

  test('a trigger that is off, a paused agent, a suspended account', async () => {
    const trigger = await makeTrigger()
    await ada.ask('PATCH', `/api/triggers/${trigger.id}`, { enabled: false })
    expect(await send(trigger)).toMatchObject({ status: 409, words: expect.stringContaining('switched off') })
    await ada.ask('PATCH', `/api/triggers/${trigger.id}`, { enabled: true })
    await ada.ask('PATCH', `/api/agents/${trigger.agentId}`, { paused: true })
    expect(await send(trigger)).toMatchObject({ status: 409, words: expect.stringContaining('paused') })
    await ada.ask('PATCH', `/api/agents/${trigger.agentId}`, { paused: false })
    const suspend = (banned: boolean) =>
      db.asSystem((tx) => tx.update(users).set({ banned }).where(eq(users.email, 'ada@example.com')))
    await suspend(true)
    expect(await send(trigger)).toMatchObject({ status: 403 })
    await suspend(false)
    expect((await send(trigger)).status).toBe(200)
  })
})

test('a sender may carry keys of its own place; they are not ours to judge', async () => {
  const answer = await send(await makeTrigger(), { id: 'k', headers: { authorization: 'Bearer of-another-place' } })
  expect(answer.status).toBe(200)
})

test('a trigger takes 120 messages a minute, and what is not signed does not count', async () => {
  const trigger = await makeTrigger()
  for (let i = 0; i < 5; i += 1) await send(trigger, { sent: '{}' })
  const statuses: number[] = []
  for (let i = 0; i < 121; i += 1) statuses.push((await send(trigger, { id: 'same' })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
  expect((await send(await makeTrigger(), { id: 'other-trigger' })).status).toBe(200)
})

test('many messages from one address are held back before anything is checked', async () => {
  const { person: stranger } = await startTestApp({ requestsPerMinute: 3 })
  const someone = stranger()
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) statuses.push((await someone.ask('POST', '/api/hooks/nobodys', '{}')).status)
  expect(statuses).toEqual([401, 401, 401, 429])
})

test('a deleted trigger starts nothing, and no secret has reached a log', async () => {
  const trigger = await makeTrigger()
  await ada.ask('DELETE', `/api/triggers/${trigger.id}`)
  expect((await send(trigger)).status).toBe(401)
  expect(logged()).toContain('/api/hooks/')
  expect(logged()).not.toContain(trigger.secret)
})
