import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AdminAnalytics, type AdminUser, AdminAnalytics as Analytics, type AuditEntry } from '@app/contract'
import { users } from '@app/db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readLocalAdminKey } from '../config/local-keys.ts'
import { type Person, startTestApp } from '../testing.ts'

const KEY = randomBytes(32).toString('hex')
const { signUp, person, logged, parts } = await startTestApp({
  authMode: 'accounts',
  adminKey: { value: KEY, made: false },
})
const unset = await startTestApp({ authMode: 'accounts' })
const demo = await startTestApp({ authMode: 'demo', adminKey: { value: KEY, made: true } })
const admin = await signUp('first@example.com')
const user = await signUp('other@example.com')
const path = '/api/admin/analytics'
const idOf = async (someone: Person) =>
  ((await someone.ask('GET', '/api/session')).json as { user: { id: string } }).user.id
const auditLog = async (query = ''): Promise<AuditEntry[]> => {
  const { status, words, json } = await admin.ask('GET', `/api/admin/audit${query}`)
  expect(status, words).toBe(200)
  return json as AuditEntry[]
}

test('decision 7: who may see the figures', async () => {
  const denied = { status: 403, words: 'Admin access denied' }
  expect(await person().ask('GET', path)).toMatchObject({ status: 401 })
  expect(await user.ask('GET', path)).toMatchObject(denied)
  expect(await admin.ask('GET', path)).toMatchObject({ status: 200 })
  expect(await person().ask('GET', `${path}?adminKey=${KEY}`)).toMatchObject({ status: 200 })
  expect(await user.ask('GET', `${path}?adminKey=${KEY}`)).toMatchObject({ status: 200 })
  expect(await person().ask('GET', path, undefined, { 'x-admin-key': KEY })).toMatchObject({ status: 200 })
  expect(await person().ask('GET', `${path}?adminKey=wrong`)).toMatchObject(denied)
  expect(await admin.ask('GET', `${path}?adminKey=wrong`)).toMatchObject(denied)
})

test.each([
  ['empty', `adminKey=`],
  ['cut short', `adminKey=${KEY.slice(1)}`],
  ['two of them', `adminKey=${KEY}&adminKey=${KEY}`],
  ['very long', `adminKey=${'x'.repeat(5_000)}`],
  ['of another script', `adminKey=%F0%9F%94%91`],
])('S-68 a key that is %s is refused', async (_, query) => {
  expect(await person().ask('GET', `${path}?${query}`)).toMatchObject({ status: 403, words: 'Admin access denied' })
})

test('S-68 without ADMIN_KEY that way is closed, for the key of another installation too', async () => {
  const first = await unset.signUp('first@example.com')
  expect((await unset.person().ask('GET', `${path}?adminKey=${KEY}`)).status).toBe(403)
  expect((await unset.person().ask('GET', `${path}?adminKey=undefined`)).status).toBe(403)
  expect((await first.ask('GET', path)).status).toBe(200)
})

test('S-60 who guesses is stopped after three wrong keys, right or wrong; others are not', async () => {
  const guesser = person()
  for (let n = 0; n < 3; n += 1) expect((await guesser.ask('GET', `${path}?adminKey=${n}`)).status).toBe(403)
  const stopped = await guesser.ask('GET', `${path}?adminKey=${KEY}`)
  expect(stopped).toMatchObject({ status: 429, headers: { 'retry-after': '10' } })
  expect((await person().ask('GET', `${path}?adminKey=${KEY}`)).status).toBe(200)
})

test('the key opens its two calls and no other', async () => {
  for (const other of ['users', 'queue', 'audit', 'flags', 'key'])
    expect((await person().ask('GET', `/api/admin/${other}?adminKey=${KEY}`)).status, other).toBe(401)
})

test('in demo mode the page on this machine is given the key; a program, a proxy and a set key are not', async () => {
  const page = { 'sec-fetch-site': 'same-origin' }
  const asked = (headers: Record<string, string>) => demo.person().ask('GET', '/api/admin/key', undefined, headers)
  expect((await asked(page)).json).toEqual({ adminKey: KEY })
  expect((await asked({})).json).toEqual({ adminKey: null })
  expect((await asked({ ...page, 'x-forwarded-for': '10.0.0.1' })).json).toEqual({ adminKey: null })
  expect((await admin.ask('GET', '/api/admin/key', undefined, page)).json).toEqual({ adminKey: null })
  expect((await demo.person().ask('GET', `${path}?adminKey=${KEY}`)).status).toBe(200)
  expect((await demo.person().ask('GET', `${path}?adminKey=wrong`)).status).toBe(403)
})

test('the key of a demo installation is made once and readable by its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-key-'))
  const made = readLocalAdminKey(folder)
  expect(made).toMatch(/^[\da-f]{64}$/)
  expect(readLocalAdminKey(folder)).toBe(made)
  expect(statSync(join(folder, 'admin.key')).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('S-68 the key, right or wrong, is in no log, no metric, no answer and no entry of the audit log', async () => {
  const canary = 'canary-5b1d7f0e-not-the-key'
  const someone = person()
  const answers = [
    await someone.ask('GET', `${path}?range=7d&adminKey=${canary}`),
    await someone.ask('GET', `${path}?adminKey=${KEY}&range=nonsense`),
    await someone.ask('POST', `/api/admin/init-demo-data?adminKey=${KEY}`),
    await someone.ask('GET', `/api/admin/none?adminKey=${KEY}`),
    await admin.ask('GET', '/api/admin/audit'),
  ]
  const told = [logged(), await parts.metrics.registry.metrics(), ...answers.map((one) => JSON.stringify(one))].join()
  expect(logged()).toContain('adminKey=[secret]')
  expect(told).not.toContain(canary)
  expect(told).not.toContain(KEY)
})

test('the figures have the shape the specification reads, whatever the range; another range is refused', async () => {
  for (const range of ['', '?range=24h', '?range=7d', '?range=30d'])
    expect(Analytics.safeParse((await admin.ask('GET', path + range)).json).error).toBeUndefined()
  expect((await admin.ask('GET', `${path}?range=1y`)).status).toBe(400)
})

test('that the key was used is in the audit log: once an hour for looking, each time for changing', async () => {
  const someone = person()
  for (let n = 0; n < 3; n += 1) await someone.ask('GET', `${path}?adminKey=${KEY}`)
  const log = await auditLog()
  const mine = log.filter(({ actor, action }) => actor === 'admin-key' && action === 'admin-key.used')
  const address = mine[0]?.detail.address
  expect(mine.filter(({ detail }) => detail.address === address)).toHaveLength(1)
})

test('demo data: refused beside accounts, made where there are none, marked, and taken away', async () => {
  const refused = await admin.ask('POST', '/api/admin/init-demo-data')
  expect([refused.status, refused.words]).toEqual([409, expect.stringContaining('accounts here already')])
  const page = demo.person()
  expect(((await page.ask('GET', path)).json as AdminAnalytics).mayInitDemoData).toBe(true)
  const made = await page.ask('POST', `/api/admin/init-demo-data?adminKey=${KEY}`)
  expect(made).toMatchObject({ status: 200, json: { users: 24 } })
  const users = (await page.ask('GET', '/api/admin/users')).json as AdminUser[]
  expect(users.filter((one) => one.demo)).toHaveLength(24)
  expect((await page.ask('GET', path)).json).toMatchObject({ totalUsers: 25, demoUsers: 24, mayInitDemoData: false })
  expect((await page.ask('DELETE', '/api/admin/demo-data')).json).toEqual(made.json)
  expect((await page.ask('GET', path)).json).toMatchObject({ totalUsers: 1, demoUsers: 0, totalRevenue: 0 })
})

test('with demo data in it the first person to sign up is still the administrator', async () => {
  const fresh = await startTestApp({ authMode: 'accounts', adminKey: { value: KEY, made: false } })
  expect((await fresh.person().ask('POST', `/api/admin/init-demo-data?adminKey=${KEY}`)).status).toBe(200)
  const first = await fresh.signUp('first@example.com')
  expect((await first.ask('GET', '/api/session')).json).toMatchObject({ user: { role: 'admin' } })
})

test.each([
  ['GET', '/api/admin/users'],
  ['GET', '/api/admin/queue'],
  ['GET', '/api/admin/key'],
  ['PATCH', '/api/admin/users/x'],
  ['DELETE', '/api/admin/demo-data'],
])('%s %s is an administrator’s', async (method, address) => {
  const body = method === 'PATCH' ? { role: 'admin' } : undefined
  expect((await person().ask(method, address, body)).status).toBe(401)
  expect((await user.ask(method, address, body)).status).toBe(403)
})

test('accounts are listed newest first, found by their address, and continued', async () => {
  const all = (await admin.ask('GET', '/api/admin/users')).json as AdminUser[]
  expect(all.map(({ email }) => email)).toEqual(['other@example.com', 'first@example.com'])
  expect(all[0]).toMatchObject({ role: 'user', tier: 'micro', actionsThisMonth: 0, demo: false, paysItself: false })
  const found = (await admin.ask('GET', '/api/admin/users?search=FIRST')).json as AdminUser[]
  expect(found.map(({ email }) => email)).toEqual(['first@example.com'])
  expect((await admin.ask('GET', '/api/admin/users?search=%25')).json).toEqual([])
  const page = await admin.ask('GET', '/api/admin/users?limit=1')
  const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await admin.ask('GET', next)).json).toMatchObject([{ email: 'first@example.com' }])
  expect((await admin.ask('GET', '/api/admin/users?before=nobody')).status).toBe(400)
})

test('a plan that is given shows in the list, and the month’s best users say its tier', async () => {
  await admin.ask('PUT', `/api/admin/plans/${await idOf(user)}`, { tier: 'enterprise' })
  expect((await admin.ask('GET', '/api/admin/users?search=other')).json).toMatchObject([{ tier: 'enterprise' }])
  await admin.ask('PUT', `/api/admin/plans/${await idOf(user)}`, { tier: 'micro' })
  expect((await admin.ask('GET', '/api/admin/users?search=other')).json).toMatchObject([{ tier: 'micro' }])
})

test('who looks at what belongs to everybody is on record, once an hour', async () => {
  await admin.ask('GET', '/api/admin/queue')
  await admin.ask('GET', '/api/admin/queue')
  const log = await auditLog('?limit=100')
  const looks = log.filter(({ action, subject }) => action === 'admin.viewed' && subject === 'GET /api/admin/queue')
  expect(looks).toHaveLength(1)
})

test('roles change and are in the log; the last administrator stays one', async () => {
  const [adminId, userId] = [await idOf(admin), await idOf(user)]
  expect((await admin.ask('PATCH', '/api/admin/users/nobody', { role: 'user' })).status).toBe(404)
  const last = await admin.ask('PATCH', `/api/admin/users/${adminId}`, { role: 'user' })
  expect([last.status, last.words]).toEqual([409, expect.stringContaining('only administrator')])
  expect((await admin.ask('PATCH', `/api/admin/users/${userId}`, { role: 'admin' })).json).toMatchObject({
    role: 'admin',
  })
  expect((await user.ask('GET', path)).status).toBe(200)
  const log = await auditLog('?limit=5')
  const newest = log.find(({ action }) => action !== 'admin.viewed')
  expect(newest).toMatchObject({ actor: adminId, action: 'role.set', subject: userId, detail: { role: 'admin' } })
  const both = await Promise.all([
    admin.ask('PATCH', `/api/admin/users/${userId}`, { role: 'user' }),
    user.ask('PATCH', `/api/admin/users/${adminId}`, { role: 'user' }),
  ])
  // Whoever comes second is refused: as the last one, or as none any more. Which of them it is, nobody knows:
  // what needs `admin` to be one stands above.
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await parts.db.asSystem((tx) => tx.$count(users, eq(users.role, 'admin')))).toBe(1)
})
