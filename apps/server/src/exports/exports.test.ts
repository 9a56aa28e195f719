import { randomBytes } from 'node:crypto'
import { keepArtefact } from '@app/core'
import { schedules, steps, tasks } from '@app/db'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { ORIGIN, type Person, startTestApp } from '../testing.ts'

const { app, db, parts, signUp } = await startTestApp({ authMode: 'accounts' })
const newId = () => randomBytes(15).toString('base64url')
const password = 'a long enough password'

async function exportOf(person: Person) {
  const headers = { host: '127.0.0.1:3000', cookie: person.cookie() }
  const { rawPayload, headers: sent } = await app.inject({ method: 'GET', url: '/api/account/export', headers })
  expect(sent).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('.zip'),
  })
  return new Uint8Array(rawPayload)
}

async function importInto(person: Person, zip: Uint8Array) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/account/import',
    headers: { host: '127.0.0.1:3000', origin: ORIGIN, cookie: person.cookie(), 'content-type': 'application/zip' },
    payload: Buffer.from(zip),
  })
  return { status: answer.statusCode, words: answer.body }
}

type Rows = Record<string, unknown>[]
const rowsOf = (zip: Uint8Array, name: string): Rows =>
  JSON.parse(Buffer.from(unzipSync(zip)[`${name}.json`] ?? []).toString())

const AGENT = { name: 'Scout', objective: 'Look around', domains: ['shop.example'] }
const RECIPE = { version: 1, title: 'Look', steps: [{ do: 'http.get', with: { url: 'https://shop.example/' } }] }

/** Somebody with an agent of two versions, a schedule, a task that ended with a step and a file, and one still waiting. */
async function somebody(email: string): Promise<Person> {
  const person = await signUp(email)
  const { json } = await person.ask('POST', '/api/agents', { ...AGENT, recipe: RECIPE })
  const { id: agentId } = json as { id: string }
  await person.ask('PATCH', `/api/agents/${agentId}`, { recipe: { ...RECIPE, title: 'Look twice' } })
  await person.ask('PUT', `/api/agents/${agentId}/schedule`, { cron: '0 9 * * 1', timezone: 'Europe/Paris' })
  const settings = (await person.ask('GET', '/api/settings/user')).json as object
  await person.ask('POST', '/api/settings/user', {
    ...settings,
    theme: 'light',
    timezone: 'Asia/Tokyo',
    maxConcurrentBots: 7,
  })
  await person.ask('POST', '/api/credentials', {
    name: 'Shop',
    origin: 'https://shop.example',
    username: 'ada',
    secret: 'hunter2hunter2',
  })
  const me = (await person.ask('GET', '/api/session')).json as { user: { id: string } }
  const userId = me.user.id
  const taskId = newId()
  const mine = { userId, agentId, name: 'Look', createdAt: new Date('2026-03-01T10:00:00Z') }
  const done = {
    status: 'completed',
    verdict: 'verified',
    actionsUsed: 1,
    endedAt: new Date('2026-03-01T10:00:05Z'),
  } as const
  await db.asUser(userId, (tx) =>
    tx.insert(tasks).values([
      { ...mine, ...done, id: taskId, recipe: RECIPE, result: { rows: 3 } },
      { ...mine, id: newId(), name: 'Waiting', reason: 'limit-reached' },
    ]),
  )
  const origin = { userId, taskId, position: 1 }
  const file = { name: 'rows.csv', type: 'text/csv', bytes: Buffer.from('a,b\n1,2\n') }
  const kept = await keepArtefact({ db, files: parts.files }, origin, file)
  const step = { path: '1', name: 'Read', tool: 'http.get', effect: 'reads', status: 'done' } as const
  const output = { file: kept.id, address: `/api/artefacts/${kept.id}` }
  await db.asUser(userId, (tx) =>
    tx.insert(steps).values({ ...origin, ...step, id: newId(), input: { url: 'x' }, output }),
  )
  return person
}

/** What an export says once ids have their place in the list for a name. */
function comparable(zip: Uint8Array) {
  const names = new Map<string, string>()
  const lists = ['agents', 'tasks', 'artefacts', 'versions', 'schedules', 'steps'] as const
  const sorted = lists.map((list) => {
    const rows = rowsOf(zip, list).sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
    rows.forEach((row, at) => void (row.id && names.set(String(row.id), `${list} ${at}`)))
    return [list, rows] as const
  })
  const text = JSON.stringify(Object.fromEntries(sorted), null, 1)
  return text.replace(/[\w-]{20}/g, (word) => names.get(word) ?? word)
}
const keyOf = ({ name, version, createdAt }: Rows[number]) => `${name} ${version} ${createdAt}`

test('what was exported and deleted is there again after an import, and exported anew it is the same', async () => {
  await signUp('first@example.com')
  const before = await somebody('ada@example.com')
  const zip = await exportOf(before)
  expect(Buffer.from(unzipSync(zip)['settings.json'] ?? []).toString()).toContain('Asia/Tokyo')
  await before.ask('POST', '/api/account/delete', { confirm: 'ada@example.com', password })
  const after = await signUp('ada@example.com')
  const { status, words } = await importInto(after, zip)
  expect([status, JSON.parse(words)]).toEqual([
    200,
    { agents: 1, versions: 2, schedules: 1, tasks: 2, steps: 1, files: 1 },
  ])
  const again = await exportOf(after)
  const unfinished = {
    status: 'failed',
    reason: 'cancelled',
    errorMessage: 'It was not finished when it was exported.',
  }
  const [waiting, done] = [
    rowsOf(again, 'tasks').find((row) => row.name === 'Waiting'),
    rowsOf(again, 'tasks').find((row) => row.name === 'Look'),
  ]
  expect(waiting).toMatchObject(unfinished)
  expect(done).toMatchObject({ status: 'completed', verdict: 'verified', result: { rows: 3 } })
  const asExported = comparable(zip).replace(
    '"status": "pending",\n   "reason": "limit-reached"',
    '"status": "failed",\n   "reason": "cancelled"',
  )
  const withoutEnd = (text: string) => text.replace(/"(errorMessage|endedAt)": .*\n/g, '')
  expect(withoutEnd(comparable(again))).toBe(withoutEnd(asExported))
  expect(await after.ask('GET', '/api/settings/user')).toMatchObject({
    json: { theme: 'light', timezone: 'Asia/Tokyo', maxConcurrentBots: 7 },
  })
  const [file] = rowsOf(again, 'artefacts')
  const read = await after.ask('GET', `/api/artefacts/${file?.id}`)
  expect([read.status, read.words]).toEqual([200, 'a,b\n1,2\n'])
  const [step] = rowsOf(again, 'steps')
  expect(step?.output).toEqual({ file: file?.id, address: `/api/artefacts/${file?.id}` })
})

test('schedules come paused, and no secret travels', async () => {
  const zip = await exportOf(await somebody('bea@example.com'))
  expect(
    Object.values(unzipSync(zip))
      .map((bytes) => Buffer.from(bytes).toString())
      .join(''),
  ).not.toContain('hunter2')
  const after = await signUp('bea2@example.com')
  expect((await importInto(after, zip)).status).toBe(200)
  const { json } = await after.ask('GET', '/api/session')
  const { user } = json as { user: { id: string } }
  const rows = await db.asUser(user.id, (tx) => tx.select().from(schedules))
  expect(rows).toMatchObject([{ enabled: false, cron: '0 9 * * 1', timezone: 'Europe/Paris' }])
  expect((await after.ask('GET', '/api/credentials')).json).toEqual([])
})

test('a draft somebody began is theirs to take away; one they were invited to is not', async () => {
  const [ada, guest] = [await signUp('draft-ada@example.com'), await signUp('draft-guest@example.com')]
  const { id } = (await ada.ask('POST', '/api/collab/drafts', { name: 'Price watch' })).json as { id: string }
  const { token } = (await ada.ask('POST', `/api/collab/drafts/${id}/invitation`)).json as { token: string }
  expect((await guest.ask('POST', '/api/collab/join', { token })).status).toBe(200)
  expect(rowsOf(await exportOf(ada), 'shared-drafts')).toMatchObject([{ id, name: 'Price watch', objective: '' }])
  expect(rowsOf(await exportOf(guest), 'shared-drafts')).toEqual([])
})

describe('S-70 a zip that is not what it should be is refused in words and changes nothing', async () => {
  const zip = await exportOf(await somebody('cleo@example.com'))
  const entries = unzipSync(zip)
  const json = (value: unknown) => strToU8(JSON.stringify(value))
  const agent = rowsOf(zip, 'agents')[0] ?? {}
  const artefact = Object.keys(entries).find((name) => name.startsWith('files/')) ?? ''
  const cases: [string, Uint8Array, number, string][] = [
    ['no zip at all', strToU8('hello'), 400, 'not an export'],
    ['one that is cut off', zip.subarray(0, zip.length / 3), 400, 'damaged'],
    ['somebody else’s zip', zipSync({ 'photo.jpg': strToU8('x') }), 400, 'not an export'],
    ['a path that leads out', zipSync({ ...entries, 'files/a/../../x': strToU8('x') }), 400, 'not an export'],
    [
      'a newer version',
      zipSync({ ...entries, 'manifest.json': json({ format: 'account-export', version: 2 }) }),
      400,
      'newer version',
    ],
    ['a list that is no list', zipSync({ ...entries, 'tasks.json': json({ a: 1 }) }), 400, 'tasks.json'],
    [
      'a character that cannot be kept',
      zipSync({ ...entries, 'agents.json': json([{ ...agent, name: 'a\u0000' }]) }),
      400,
      'agents.json',
    ],
    ['a file that is not what it was', zipSync({ ...entries, [artefact]: strToU8('other') }), 400, 'rows.csv'],
    ['versions of no agent', zipSync({ ...entries, 'agents.json': json([]) }), 400, 'contradicts itself'],
    [
      'more agents than the plan holds',
      zipSync({ ...entries, 'agents.json': json([1, 2, 3].map((n) => ({ ...agent, id: `agent-${n}` }))) }),
      402,
      '3 agents',
    ],
    ['a bomb', zipSync({ ...entries, 'files/a/zeros': new Uint8Array(64 * 2 ** 20) }), 413, 'too large'],
  ]
  const dora = await signUp('dora@example.com')
  test.each(cases)('%s', async (_what, bytes, status, words) => {
    expect(await importInto(dora, bytes)).toEqual({ status, words: expect.stringContaining(words) })
    expect((await dora.ask('GET', '/api/agents')).json).toEqual([])
    expect((await dora.ask('GET', '/api/tasks')).json).toEqual([])
  })
})

test('an account that is not empty is left as it is', async () => {
  const eve = await somebody('eve@example.com')
  const answer = await importInto(eve, await exportOf(eve))
  expect(answer).toEqual({ status: 409, words: expect.stringContaining('not empty') })
  expect((await eve.ask('GET', '/api/agents')).json).toHaveLength(1)
})

test('JSON is not taken for a zip, and nobody imports without signing in', async () => {
  const fay = await signUp('fay@example.com')
  expect((await fay.ask('POST', '/api/account/import', {})).status).toBe(415)
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/api/account/import',
        headers: { host: '127.0.0.1:3000', origin: ORIGIN },
      })
    ).statusCode,
  ).toBe(401)
})
