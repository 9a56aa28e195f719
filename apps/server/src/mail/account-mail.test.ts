import { mails, users } from '@app/db'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { startTestApp } from '../testing.ts'

const { db, person, signUp, logged } = await startTestApp({ authMode: 'accounts', mail: 'server' })

async function linksOf(email: string, kind: 'verify-address' | 'reset-password' | 'account-exists') {
  const rows = await db.asSystem((tx) =>
    tx
      .select({ values: mails.values, kind: mails.kind })
      .from(mails)
      .innerJoin(users, eq(users.id, mails.userId))
      .where(eq(users.email, email))
      .orderBy(asc(mails.createdAt)),
  )
  return rows.filter((row) => row.kind === kind).map(({ values }) => String(values.token))
}

const signIn = (email: string, password: string) => person().ask('POST', '/api/auth/sign-in/email', { email, password })

describe('a forgotten password', () => {
  test('a mailed link sets a new one, once, and every device is signed out', async () => {
    const ada = await signUp('ada@example.com')
    const asked = await person().ask('POST', '/api/auth/request-password-reset', { email: 'ada@example.com' })
    expect(asked).toMatchObject({ status: 200, json: {} })
    const [token = ''] = await linksOf('ada@example.com', 'reset-password')
    expect(token.length).toBeGreaterThan(20)
    const set = (newPassword: string) => person().ask('POST', '/api/auth/reset-password', { token, newPassword })
    expect((await set('a brand new password')).status).toBe(200)
    expect((await set('once more, by a thief')).status).toBe(400)
    expect((await ada.ask('GET', '/api/session')).json).toMatchObject({ user: null })
    expect((await signIn('ada@example.com', 'a long enough password')).status).toBe(401)
    expect((await signIn('ada@example.com', 'a brand new password')).status).toBe(200)
    expect(logged()).not.toContain(token)
  })

  test('who asks does not learn whether there is such an account', async () => {
    await signUp('bob@example.com')
    const ask = async (email: string) => {
      const before = performance.now()
      const { status, words } = await person().ask('POST', '/api/auth/request-password-reset', { email })
      return { status, words, slow: performance.now() - before >= 390 }
    }
    const known = await ask('bob@example.com')
    expect(known).toEqual(await ask('nobody@example.com'))
    expect(known).toEqual({ status: 200, words: '{}', slow: true })
    expect(await linksOf('bob@example.com', 'reset-password')).toHaveLength(1)
  })

  test('a made-up token is refused', async () => {
    const made = await person().ask('POST', '/api/auth/reset-password', {
      token: 'x'.repeat(24),
      newPassword: 'long enough 1',
    })
    expect(made.status).toBe(400)
  })

  test('without a mail server no link is made: whoever sits at a signed-in browser could read it in the outbox', async () => {
    const other = await startTestApp({ authMode: 'accounts' })
    await other.signUp('ada@example.com')
    const asked = await other.person().ask('POST', '/api/auth/request-password-reset', { email: 'ada@example.com' })
    expect(asked.status).toBe(400)
    expect(await other.db.asSystem((tx) => tx.select().from(mails))).toEqual([])
    expect((await other.person().ask('GET', '/api/session')).json).toMatchObject({ mail: 'outbox' })
  })
})

describe('an address', () => {
  test('is confirmed by the link that sign-up mails; an account from before there was mail goes on working', async () => {
    const cy = await signUp('cy@example.com')
    expect((await cy.ask('GET', '/api/session')).json).toMatchObject({ mail: 'server', user: { emailVerified: false } })
    expect((await cy.ask('GET', '/api/tasks')).status).toBe(200)
    const [token = ''] = await linksOf('cy@example.com', 'verify-address')
    expect((await person().ask('POST', '/api/account/verify-email', { token })).json).toEqual({ ok: true })
    expect((await cy.ask('GET', '/api/session')).json).toMatchObject({ user: { emailVerified: true } })
  })

  test('is not confirmed by a link that was tampered with', async () => {
    const dee = await signUp('dee@example.com')
    const [token = ''] = await linksOf('dee@example.com', 'verify-address')
    const refused = await person().ask('POST', '/api/account/verify-email', { token: `${token.slice(0, -4)}AAAA` })
    expect(refused.status).toBe(400)
    expect(refused.words).toContain('ask for a new one')
    expect((await dee.ask('GET', '/api/session')).json).toMatchObject({ user: { emailVerified: false } })
  })

  test('gets its link again for the asking, its own and nobody else’s', async () => {
    const eve = await signUp('eve@example.com')
    await signUp('fay@example.com')
    const send = (email: string) => eve.ask('POST', '/api/auth/send-verification-email', { email })
    expect((await send('eve@example.com')).status).toBe(200)
    expect((await send('fay@example.com')).status).toBe(400)
    expect(await linksOf('eve@example.com', 'verify-address')).toHaveLength(2)
    expect(await linksOf('fay@example.com', 'verify-address')).toHaveLength(1)
  })

  test('the mail speaks the language of the browser that signed up', async () => {
    const body = { name: 'Gil', email: 'gil@example.com', password: 'a long enough password' }
    await person().ask('POST', '/api/auth/sign-up/email', body, { 'accept-language': 'ja,en;q=0.5' })
    const [row] = await db.asSystem((tx) =>
      tx
        .select({ values: mails.values })
        .from(mails)
        .innerJoin(users, eq(users.id, mails.userId))
        .where(eq(users.email, body.email)),
    )
    expect(row?.values).toMatchObject({ language: 'ja' })
  })
})

describe('who signs up', () => {
  const join = async (email: string) => {
    const one = person()
    const before = performance.now()
    const answer = await one.ask('POST', '/api/auth/sign-up/email', { name: 'x', email, password: 'a chosen password' })
    const { status, words, headers } = answer
    const in_ = await one.ask('POST', '/api/auth/sign-in/email', { email, password: 'a chosen password' })
    const slow = performance.now() - before >= 390
    return { status, words, cookie: headers['set-cookie'], slow, afterwards: [in_.status, in_.words] }
  }

  test('does not learn whether there is such an account, neither by signing in afterwards; its owner is told by mail', async () => {
    await signUp('taken@example.com')
    const taken = await join('taken@example.com')
    expect(taken).toEqual(await join('free@example.com'))
    expect(taken).toMatchObject({
      status: 200,
      words: '{}',
      cookie: undefined,
      slow: true,
      afterwards: [401, expect.anything()],
    })
    expect(await linksOf('taken@example.com', 'account-exists')).toEqual([''])
    const [token = ''] = await linksOf('free@example.com', 'verify-address')
    await person().ask('POST', '/api/account/verify-email', { token })
    expect((await signIn('free@example.com', 'a chosen password')).status).toBe(200)
    expect((await signIn('taken@example.com', 'a chosen password')).status).toBe(401)
  })

  test('may ask without a mail server only five times an hour, where the answer has to tell', async () => {
    const other = await startTestApp({ authMode: 'accounts' })
    await other.signUp('ada@example.com')
    vi.useFakeTimers({ toFake: ['Date'] })
    const one = other.person()
    const again = { name: 'x', email: 'ada@example.com', password: 'a chosen password' }
    const statuses = []
    for (let n = 0; n < 6; n += 1) {
      // The library's own limit is three in ten seconds; it is not what this is about.
      vi.setSystemTime(Date.now() + 11_000)
      statuses.push((await one.ask('POST', '/api/auth/sign-up/email', again)).status)
    }
    vi.useRealTimers()
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})
