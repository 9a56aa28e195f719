import { pairBrowser } from '@app/core'
import { alerts, deliveries, webhooks } from '@app/db'
import { DEFAULT_SETTINGS } from '@app/spec'
import { describe, expect, test } from 'vitest'
import { startTestApp } from './testing.ts'

const { person, signUp, parts } = await startTestApp({ authMode: 'accounts' })
const ada = await signUp('ada@example.com')
const bob = await signUp('bob@example.com')

test('the first account of an installation is its administrator, the second is not', async () => {
  expect(await ada.ask('GET', '/api/session')).toMatchObject({
    json: { user: { email: 'ada@example.com', role: 'admin' }, firstAccount: false },
  })
  expect(await bob.ask('GET', '/api/session')).toMatchObject({
    json: { user: { email: 'bob@example.com', role: 'user' } },
  })
})

const NAMED = /(agents|credentials|sessions|triggers|webhooks|deliveries|watches|alerts)\/[\w-]+/

/** One of each thing that starts an agent or tells of one; delivery and alert as the worker writes them. */
async function makeTriggersOf(owner: typeof ada, agentId: string) {
  const make = async (path: string, body: unknown) => ((await owner.ask('POST', path, body)).json as { id: string }).id
  await owner.ask('PUT', `/api/agents/${agentId}/schedule`, { cron: '0 9 * * *', timezone: 'UTC' })
  const trigger = await make('/api/triggers', { agentId, name: 'Orders' })
  const webhook = await make('/api/webhooks', { url: 'https://receiver.example/' })
  const watch = await make('/api/watches', { agentId, product: 'Lamp', url: 'https://shop.example/lamp' })
  const [delivery, alert] = ['delivery-1', 'alert-1']
  await parts.db.asSystem(async (tx) => {
    const [row] = await tx.select().from(webhooks)
    const userId = row?.userId ?? ''
    await tx
      .insert(deliveries)
      .values({ id: delivery, userId, webhookId: webhook, eventId: 1, type: 'task.failed', payload: {} })
    await tx.insert(alerts).values({ id: alert, userId, type: 'WARNING', product: 'Lamp', message: 'Up.' })
  })
  return { trigger, webhook, watch, delivery, alert }
}

test('S-06 another person’s things do not exist for you, whatever you do with them', async () => {
  const agent = (await ada.ask('POST', '/api/agents', { name: 'Scout' })).json as { id: string }
  const login = (
    await ada.ask('POST', '/api/credentials', {
      name: 'Shop',
      origin: 'https://shop.example',
      secret: 'hunter2 and more',
    })
  ).json as { id: string }
  const sessions = (await ada.ask('GET', '/api/account/sessions')).json as { id: string }[]
  const things = await makeTriggersOf(ada, agent.id)
  const foreign = [
    ['GET', `/api/agents/${agent.id}`],
    ['PATCH', `/api/agents/${agent.id}`, { name: 'Mine' }],
    ['GET', `/api/agents/${agent.id}/tasks`],
    ['DELETE', `/api/agents/${agent.id}`],
    ['POST', `/api/credentials/${login.id}/secret`, { secret: 'mine' }],
    ['DELETE', `/api/credentials/${login.id}`],
    ['DELETE', `/api/account/sessions/${sessions[0]?.id}`],
    ['GET', `/api/agents/${agent.id}/schedule`],
    ['PUT', `/api/agents/${agent.id}/schedule`, { cron: '* * * * *', timezone: 'UTC' }],
    ['DELETE', `/api/agents/${agent.id}/schedule`],
    ['PATCH', `/api/triggers/${things.trigger}`, { enabled: false }],
    ['POST', `/api/triggers/${things.trigger}/rotate`],
    ['DELETE', `/api/triggers/${things.trigger}`],
    ['PATCH', `/api/webhooks/${things.webhook}`, { enabled: false }],
    ['POST', `/api/webhooks/${things.webhook}/rotate`],
    ['GET', `/api/webhooks/${things.webhook}/deliveries`],
    ['DELETE', `/api/webhooks/${things.webhook}`],
    ['POST', `/api/deliveries/${things.delivery}/replay`],
    ['DELETE', `/api/watches/${things.watch}`],
    ['POST', `/api/alerts/${things.alert}/read`],
  ] as const
  for (const [method, path, body] of foreign) {
    const theirs = await bob.ask(method, path, body)
    const nobodys = await bob.ask(method, path.replace(NAMED, '$1/nobodys'), body)
    expect([theirs.status, theirs.words]).toEqual([404, nobodys.words])
  }
  for (const list of ['agents', 'credentials', 'triggers', 'webhooks', 'watches', 'alerts']) {
    expect((await bob.ask('GET', `/api/${list}`)).json).toEqual([])
    expect((await ada.ask('GET', `/api/${list}`)).json).toHaveLength(1)
  }
  for (const [path, body] of [
    ['/api/triggers', { agentId: agent.id, name: 'Mine' }],
    ['/api/watches', { agentId: agent.id, product: 'Lamp', url: 'https://shop.example/' }],
  ] as const)
    expect(await bob.ask('POST', path, body)).toMatchObject({ status: 404, words: 'There is no such agent.' })
  expect(await ada.ask('GET', `/api/agents/${agent.id}/schedule`)).toMatchObject({ json: { cron: '0 9 * * *' } })
  expect(await ada.ask('GET', `/api/agents/${agent.id}`)).toMatchObject({ status: 200, json: { name: 'Scout' } })
})

describe('sessions', () => {
  test('are listed without their tokens, and one that is revoked is out at once', async () => {
    const [home, away] = [await signUp('cy@example.com'), person()]
    await away.ask('POST', '/api/auth/sign-in/email', { email: 'cy@example.com', password: 'a long enough password' })
    const list = (await home.ask('GET', '/api/account/sessions')).json as { id: string; current: boolean }[]
    expect(list.map((one) => one.current).sort()).toEqual([false, true])
    expect(JSON.stringify(list)).not.toMatch(/token/i)
    await home.ask('DELETE', `/api/account/sessions/${list.find((one) => !one.current)?.id}`)
    expect((await away.ask('GET', '/api/agents')).status).toBe(401)
    expect((await home.ask('GET', '/api/agents')).status).toBe(200)
  })

  test('a sign-in answers without the raw token, and signing out ends the session', async () => {
    const dee = await signUp('dee@example.com')
    const again = person()
    const signedIn = await again.ask('POST', '/api/auth/sign-in/email', {
      email: 'dee@example.com',
      password: 'a long enough password',
    })
    expect(signedIn.json).toEqual({})
    expect(String(signedIn.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/i)
    await again.ask('POST', '/api/auth/sign-out', {})
    expect((await again.ask('GET', '/api/agents')).status).toBe(401)
    expect((await dee.ask('GET', '/api/agents')).status).toBe(200)
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await person().ask(
      'POST',
      '/api/auth/sign-in/email',
      { email: 'ada@example.com', password: 'not the password' },
      { 'x-forwarded-for': '1.1.1.1' },
    )
    const unknown = await person().ask('POST', '/api/auth/sign-in/email', {
      email: 'nobody@example.com',
      password: 'not the password',
    })
    expect([wrong.status, wrong.words]).toEqual([unknown.status, unknown.words])
    expect(wrong.status).toBe(401)
  })
})

test('a password reset by the operator signs every device out and the old password does nothing', async () => {
  const gil = await signUp('gil@example.com')
  const password = await parts.accounts.resetPassword('Gil@example.com')
  expect((await gil.ask('GET', '/api/agents')).status).toBe(401)
  const signIn = (secret: string) =>
    person().ask('POST', '/api/auth/sign-in/email', { email: 'gil@example.com', password: secret })
  expect((await signIn('a long enough password')).status).toBe(401)
  expect((await signIn(password ?? '')).status).toBe(200)
  expect(await parts.accounts.resetPassword('nobody@example.com')).toBeUndefined()
})

/** Somebody with a second session, an API key and a paired browser. */
async function withAccess(email: string) {
  const [owner, away] = [await signUp(email), person()]
  await away.ask('POST', '/api/auth/sign-in/email', { email, password: 'a long enough password' })
  await owner.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })
  const { key } = (await owner.ask('POST', '/api/account/api-keys', { name: 'x' })).json as { key: string }
  const { code } = (await owner.ask('POST', '/api/extension/code')).json as { code: string }
  const { token } = await pairBrowser(parts.db, { code, name: 'x', origin: 'chrome-extension://x' })
  const asks = (bearer: string) => person().ask('GET', '/api/agents', undefined, { authorization: `Bearer ${bearer}` })
  const statuses = async () =>
    (await Promise.all([owner.ask('GET', '/api/agents'), away.ask('GET', '/api/agents'), asks(key), asks(token)])).map(
      ({ status }) => status,
    )
  return { owner, statuses }
}

describe('a new password', () => {
  const change = { currentPassword: 'a long enough password', newPassword: 'quite another password' }

  test('ends every other session, API key and paired browser', async () => {
    const { owner, statuses } = await withAccess('hal@example.com')
    expect(await statuses()).toEqual([200, 200, 200, 200])
    expect((await owner.ask('POST', '/api/auth/change-password', change)).status).toBe(200)
    expect(await statuses()).toEqual([200, 401, 401, 401])
  })

  test('leaves those that its owner says shall stay', async () => {
    const { owner, statuses } = await withAccess('ida@example.com')
    const kept = { ...change, revokeOtherSessions: false, revokeKeysAndBrowsers: false }
    expect((await owner.ask('POST', '/api/auth/change-password', kept)).status).toBe(200)
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  test('given by the operator ends all of them', async () => {
    const { statuses } = await withAccess('jo@example.com')
    await parts.accounts.resetPassword('jo@example.com')
    expect(await statuses()).toEqual([401, 401, 401, 401])
  })
})

describe('API keys', () => {
  test('are shown once, work within their scopes while API access is on, and never reach the account', async () => {
    const eve = await signUp('eve@example.com')
    await eve.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })
    const made = (await eve.ask('POST', '/api/account/api-keys', { name: 'Reader', scopes: ['read'] })).json as {
      id: string
      key: string
    }
    const listed = await eve.ask('GET', '/api/account/api-keys')
    expect(listed.words).not.toContain(made.key)
    expect(listed.json).toMatchObject([{ name: 'Reader', scopes: ['read'], environment: 'production' }])

    const program = person()
    const bearer = { authorization: `Bearer ${made.key}` }
    expect((await program.ask('GET', '/api/agents', undefined, bearer)).status).toBe(200)
    expect(await program.ask('POST', '/api/agents', { name: 'x' }, bearer)).toMatchObject({
      status: 403,
      words: expect.stringContaining('"write"'),
    })
    expect((await program.ask('GET', '/api/account/sessions', undefined, bearer)).status).toBe(403)
    expect((await program.ask('GET', '/api/agents', undefined, { authorization: 'Bearer key_wrong' })).status).toBe(401)

    const fresh = (await eve.ask('POST', `/api/account/api-keys/${made.id}/regenerate`, {})).json as { key: string }
    expect((await program.ask('GET', '/api/agents', undefined, bearer)).status).toBe(401)
    expect((await program.ask('GET', '/api/agents', undefined, { 'x-api-key': fresh.key })).status).toBe(200)
    await eve.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: false })
    expect((await program.ask('GET', '/api/agents', undefined, { 'x-api-key': fresh.key })).status).toBe(401)
  })
})

describe('deleting an account', () => {
  test('wants the password and the address, and then nothing is left', async () => {
    const fay = await signUp('fay@example.com')
    await fay.ask('POST', '/api/agents', { name: 'Scout' })
    expect(
      (await fay.ask('POST', '/api/account/delete', { confirm: 'fay@example.com', password: 'wrong' })).status,
    ).toBe(403)
    expect(
      (await fay.ask('POST', '/api/account/delete', { confirm: 'somebody', password: 'a long enough password' }))
        .status,
    ).toBe(400)
    expect(
      (await fay.ask('POST', '/api/account/delete', { confirm: 'fay@example.com', password: 'a long enough password' }))
        .status,
    ).toBe(200)
    expect((await fay.ask('GET', '/api/agents')).status).toBe(401)
    expect(await signUp('fay@example.com')).toBeDefined()
  })

  test('the only administrator cannot leave others behind', async () => {
    const answer = await ada.ask('POST', '/api/account/delete', {
      confirm: 'ada@example.com',
      password: 'a long enough password',
    })
    expect([answer.status, answer.words]).toEqual([409, expect.stringContaining('only administrator')])
  })
})
