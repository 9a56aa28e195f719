import { API_SCOPES, type ApiScope, BROWSER_REACH } from '@app/contract'
import { makePairingCode, pairBrowser } from '@app/core'
import { DEFAULT_SETTINGS } from '@app/spec'
import { expect, test } from 'vitest'
import { type Person, startTestApp } from '../testing.ts'
import { askRow, type Row, rowsOf } from './rows.ts'
import { makeThings } from './things.ts'

const { db, parts, person, signUp } = await startTestApp({ authMode: 'accounts' })
// In this order: the first account of an installation is its administrator.
const [administrator, owner, other] = [
  await signUp('admin@example.com'),
  await signUp('owner@example.com'),
  await signUp('other@example.com'),
]
for (const one of [owner, other])
  await one.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, apiAccessEnabled: true })

const ORIGIN = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'

async function pair(one: Person) {
  const { json } = await one.ask('GET', '/api/session')
  const { user } = json as { user: { id: string; name: string; email: string; role: 'user' } }
  const { code } = await db.asUser(user.id, (tx) => makePairingCode({ db: tx, user }))
  return pairBrowser(db, { code, name: 'Browser', origin: ORIGIN })
}

async function keyOf(one: Person, scopes: readonly ApiScope[]) {
  const { json } = await one.ask('POST', '/api/account/api-keys', { name: scopes.join(), scopes })
  return { authorization: `Bearer ${(json as { key: string }).key}` }
}

const things = { ...(await makeThings(parts, owner)), browser: (await pair(owner)).id }
// Leaving ends the pairing that asks, so it comes last.
const rows = rowsOf(things).sort((a, b) => Number(a.name === 'extension.leave') - Number(b.name === 'extension.leave'))
const guarded = rows.filter(({ call }) => call.access !== 'anyone' && call.access !== 'signed')
const open = rows.filter(({ call }) => call.access === 'anyone' || call.access === 'signed')

type Expected = number | 'let in'

/** Which of these rows were answered otherwise than they should; none, if all is well. */
async function wrongly(
  asked: readonly Row[],
  one: Person,
  expected: (row: Row) => Expected,
  headers?: Record<string, string>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const row of asked) {
    const [status, wanted] = [await askRow(one, row, headers), expected(row)]
    const isRight = wanted === 'let in' ? ![401, 403, 404, 500].includes(status) : status === wanted
    if (!isRight) wrong.push(`${row.name}: ${status} instead of ${wanted}`)
  }
  return wrong
}

const isAdmins = ({ call }: Row) => call.access === 'admin' || call.access === 'admin-key'
/** What somebody is answered whom the door lets through, and who names another's things. */
const asStranger = (row: Row): Expected => EXCEPT[row.name] ?? (row.foreign ? 404 : 'let in')

/** Let in, and refused for another reason than who asks. */
const EXCEPT: Record<string, number> = {
  'account.delete': 403, // That is not your password.
  'bots.testAll': 404, // Without a practice site there is nothing to test on,
  'lab.page': 404, // nothing to look at
  'practice.reset': 404, // and nothing to reset.
  'collab.join': 404, // There is no such invitation.
  'shares.listOfTask': 200, // An empty list, as of a task that does not exist.
}

/** What is for everybody, and what nobody in particular is answered there. */
const OPEN: Record<string, number> = {
  'account.session': 200,
  'account.verifyEmail': 400,
  'auth.signUp': 200,
  'auth.signIn': 401,
  'auth.signOut': 200,
  'auth.requestPasswordReset': 400,
  'auth.resetPassword': 400,
  'auth.verifyTotp': 401,
  'auth.verifyBackupCode': 401,
  'billing.receive': 503,
  'extension.packages': 200,
  'extension.pair': 403,
  'extension.renew': 403,
  'health.read': 200,
  'help.chat': 200,
  'help.votes': 200,
  'phone.turn': 403,
  'shares.read': 200,
  'shares.steps': 200,
  'shares.file': 200,
  'triggers.receive': 401,
}

test('nobody gets past the door of what is not for everybody, whose body is not even read', async () => {
  const broken = guarded.map((row) => ({ ...row, body: '{"broken' }))
  expect(await wrongly(broken, person(), () => 401)).toEqual([])
})

test('what is for everybody says to nobody what it should', async () => {
  const answers: Record<string, number> = {}
  for (const row of open) answers[row.name] = await askRow(person(), row)
  expect(answers).toEqual(OPEN)
})

test('another person is told that somebody’s things do not exist', async () => {
  expect(await wrongly(guarded, other, (row) => (isAdmins(row) ? 403 : asStranger(row)))).toEqual([])
})

test('an administrator opens what is for administrators, and nobody’s things', async () => {
  expect(await wrongly(guarded, administrator, (row) => asStranger(row))).toEqual([])
})

test.each([...API_SCOPES.map((scope) => [scope]), ['read', 'write'], [...API_SCOPES]] as ApiScope[][])(
  'a key opens what its scopes are for and no more: %s %s %s',
  async (...given) => {
    const scopes = given.filter(Boolean)
    const expected = (row: Row): Expected => {
      const { needs } = row.call
      return isAdmins(row) || needs === 'person' || !needs.every((one) => scopes.includes(one)) ? 403 : asStranger(row)
    }
    expect(await wrongly(guarded, person(), expected, await keyOf(other, scopes))).toEqual([])
  },
)

test('a paired browser opens what the extension does, and nothing besides', async () => {
  const { token } = await pair(other)
  const reach = ({ call }: Row) => BROWSER_REACH.includes(`${call.method} ${call.path}`)
  const expected = (row: Row): Expected => (reach(row) ? asStranger(row) : 403)
  const headers = { authorization: `Bearer ${token}`, origin: ORIGIN }
  expect(await wrongly(guarded, person(), expected, headers)).toEqual([])
})

test('a link to a run opens that run, and as a key it opens nothing', async () => {
  const headers = { authorization: `Bearer ${things.shareToken}` }
  expect(await wrongly(guarded, person(), () => 401, headers)).toEqual([])
})

test('the owner finds each of these things', async () => {
  // No worker is here, so no step was taken.
  const looked = guarded.filter(({ name, call, foreign }) => foreign && call.method === 'GET' && name !== 'tasks.step')
  expect(await wrongly(looked, owner, () => 'let in')).toEqual([])
})
