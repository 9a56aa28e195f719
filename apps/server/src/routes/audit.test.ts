import type { AuditEntry, Plan } from '@app/contract'
import { watchFlags } from '@app/core'
import { queryAsOwner } from '@app/db/testing'
import { preparedPlanners } from '@app/planner/testing'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'

const { db, signUp, person } = await startTestApp({
  authMode: 'accounts',
  planners: {
    keyOf: () => null,
    byDefault: () => 'claude-haiku',
    named: (name) => ({ ...preparedPlanners({}).named(name), name }),
  },
})
const admin = await signUp('first@example.com')
const user = await signUp('other@example.com')
const idOf = async (someone: typeof admin) =>
  ((await someone.ask('GET', '/api/session')).json as { user: { id: string } }).user.id

test.each([
  ['GET', '/api/admin/audit'],
  ['GET', '/api/admin/audit/check'],
  ['GET', '/api/admin/audit.csv'],
  ['GET', '/api/admin/flags'],
  ['PUT', '/api/admin/flags/sign-up'],
])('%s %s is an administrator’s', async (method, path) => {
  const body = method === 'PUT' ? { on: true } : undefined
  expect((await person().ask(method, path, body)).status).toBe(401)
  expect((await user.ask(method, path, body)).status).toBe(403)
  expect((await admin.ask(method, path, body)).status).toBe(200)
})

test('a plan that is given is in the log: by whom, to whom, which; the log goes out as a spreadsheet', async () => {
  const [adminId, userId] = [await idOf(admin), await idOf(user)]
  await admin.ask('PUT', `/api/admin/plans/${userId}`, { tier: 'starter' })
  const [newest] = (await admin.ask('GET', '/api/admin/audit?limit=1')).json as AuditEntry[]
  expect(newest).toMatchObject({ actor: adminId, action: 'plan.set', subject: userId, detail: { tier: 'starter' } })
  const csv = await admin.ask('GET', '/api/admin/audit.csv')
  expect(csv.headers['content-disposition']).toContain('audit.csv')
  expect(csv.words).toContain(`"plan.set","${userId}"`)
})

test('an entry that somebody changed past the product is found', async () => {
  expect((await admin.ask('GET', '/api/admin/audit/check')).json).toMatchObject({ brokenAt: null })
  await queryAsOwner(
    db,
    `alter table audit_log disable trigger all; update audit_log set actor = 'eve' where number = 1`,
  )
  expect((await admin.ask('GET', '/api/admin/audit/check')).json).toEqual({ entries: 0, brokenAt: 1 })
})

test('new accounts closed: nobody joins any more, and who is in stays in', async () => {
  expect((await admin.ask('PUT', '/api/admin/flags/sign-up', { on: false })).json).toMatchObject({ on: false })
  await expect(signUp('late@example.com')).rejects.toThrow('New accounts are closed here')
  expect((await user.ask('GET', '/api/agents')).status).toBe(200)
  await admin.ask('PUT', '/api/admin/flags/sign-up', { on: true })
  await signUp('welcome@example.com')
})

test('models turned off: the built-in planner makes the plan and says why', async () => {
  const plan = async () => (await user.ask('POST', '/api/plans', { words: 'x', model: 'gpt-4' })).json as Plan
  expect((await plan()).note).toBeNull()
  await admin.ask('PUT', '/api/admin/flags/model-planners', { on: false })
  await expect.poll(async () => (await plan()).note, { timeout: 10_000 }).toContain('turned off')
  await admin.ask('PUT', '/api/admin/flags/model-planners', { on: true })
})

test('a flag is asked for at most every few seconds', async () => {
  let asked = 0
  const asSystem: typeof db.asSystem = (work) => {
    asked += 1
    return db.asSystem(work)
  }
  const flags = watchFlags({ ...db, asSystem })
  expect(await flags.isOn('sign-up')).toBe(true)
  expect(await flags.isOn('model-planners')).toBe(true)
  expect(asked).toBe(1)
})

test('a flag there is none of, and a word that is neither on nor off, are refused', async () => {
  expect((await admin.ask('PUT', '/api/admin/flags/gravity', { on: false })).status).toBe(400)
  expect((await admin.ask('PUT', '/api/admin/flags/sign-up', { on: 'no' })).status).toBe(400)
})
