import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Plan, Run } from '@app/contract'
import { type Database, liveBrowsers, openDatabase } from '@app/db'
import { migrationsFolder, urlOf } from '@app/db/testing'
import { browserTools, chromiumBrowser, windowOf } from '@app/tools'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { createLogger } from '../http/logger.ts'
import type { Parts } from '../parts.ts'
import { type Person, startTestApp } from '../testing.ts'
import { BROWSER, type Trace } from '../worker/practice-testing.ts'
import { startWorker } from '../worker/start-worker.ts'
import { createDesk } from './desk.ts'
import { followBrowser } from './follow-browser.ts'

/** Upper half a field, lower half a button: done by whoever has the page. */
const DESK = `<!doctype html><title>Desk</title><body style="margin:0">
  <input style="position:fixed;inset:0 0 50% 0;width:100%;height:50%">
  <button style="position:fixed;inset:50% 0 0 0;width:100%" onclick="document.title='Done';document.body.append('Thanks, ' + document.querySelector('input').value.length + ' letters')">Go</button>`
const orders: string[] = []
/** The members of a club, one below the other, each with a way out that asks first. */
let members = ['Anna Berg', 'Tom Lee', 'Kim Ito']
const club = () => `<!doctype html><title>Club</title><style>body { margin: 0 } tr, td, button { height: 80px }</style>
  <table style="width:100%">${members.map((name) => `<tr><td>${name}<td><button style="width:100%" onclick="confirm('Really?') && fetch('/leave', { method: 'POST', body: '${name}' }).then(() => location.reload())">Remove</button>`).join('')}</table>`
const site = createServer((request, response) => {
  if (request.url === '/leave')
    return void request.on('data', (name) => {
      members = members.filter((one) => one !== String(name))
      response.end()
    })
  if (request.method === 'POST') orders.push(request.url ?? '')
  if (request.url === '/club') return void response.writeHead(200, { 'content-type': 'text/html' }).end(club())
  const page =
    request.url === '/slow'
      ? '<title>Slow</title><form method="post"><button>Order</button></form>'
      : request.url === '/door'
        ? '<title>Door</title><body style="background:#fff"><input type="password" value="" style="position:fixed;inset:0;width:100%;height:100%;font-size:300px">'
        : DESK
  response.writeHead(200, { 'content-type': 'text/html' }).end(page)
})
const AWAY_MS = 1_000

async function start() {
  const server = await startTestApp({ authMode: 'accounts' })
  const web = await server.app.listen({ host: '127.0.0.1', port: 0 })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  const worker = await startWorkerElsewhere(server.db, server.parts, host)
  const person = await server.signUp('ada@example.com')
  afterAll(async () => {
    await worker.stop()
    site.close()
    site.closeAllConnections()
  })
  return { ...server, web, base: `http://${host}`, person }
}

/** A worker with connections of its own, as on another machine: nothing but PostgreSQL is between it and the web server. */
async function startWorkerElsewhere(webDb: Database, { masterKeys, files }: Parts, host: string) {
  const db = await openDatabase({ url: await urlOf(webDb), migrationsFolder })
  const browser = chromiumBrowser({ path: BROWSER, allow: [host] })
  const desk = createDesk(db, { awayMs: AWAY_MS, lookMs: 100, frameMs: 100 })
  const worker = await startWorker({
    db,
    masterKeys,
    files,
    log: createLogger('silent'),
    oneMachine: false,
    toolsFor: ({ userId, policy }) =>
      new Map(
        browserTools(windowOf(desk.show(browser, userId), policy.domains ?? undefined)).map((one) => [one.name, one]),
      ),
  })
  return {
    stop: async () => {
      await worker.stop()
      await browser.close()
      await desk.close()
      await db.close()
    },
  }
}

describe.skipIf(!BROWSER)('the live view', async () => {
  const { web, base, person, signUp, db, logged } = await start()
  const pathOf = (id: string, verb = '') => `/api/tasks/${id}/browser${verb}`
  const watch = (id: string, who: Person = person) => followBrowser(`${web}${pathOf(id)}`, { cookie: who.cookie() })
  const traceOf = async (id: string) => (await person.ask('GET', `/api/tasks/${id}`)).json as Trace
  const browsersOf = (id: string) => db.asSystem((tx) => tx.$count(liveBrowsers, eq(liveBrowsers.taskId, id)))
  const send = (id: string, ...inputs: object[]) => person.ask('POST', pathOf(id, '/input'), { inputs })

  async function run(steps: unknown[], limits = {}): Promise<string> {
    const policy = {
      permissions: { fileAccess: true, appAccess: true },
      limits,
      approval: 'risky',
      domains: ['127.0.0.1'],
    }
    const asked = await person.ask('POST', '/api/tasks', { name: 'Test', recipe: { version: 1, steps }, policy })
    if (asked.status !== 200) throw new Error(asked.words)
    return (asked.json as Trace).id
  }
  /** Opens the desk and waits for thanks, which nobody but a person will bring about. */
  const waiting = () =>
    run([
      { do: 'browser.open', with: { url: base } },
      { do: 'browser.wait', with: { text: 'Thanks' } },
      { do: 'browser.read', with: {} },
    ])
  const LONG = { timeout: 20_000 }

  test('a person watches, takes over in the middle of a step, works on the page, and hands back; the trace tells of it', async () => {
    const id = await waiting()
    const seen = await watch(id)
    await expect.poll(() => seen.frames.length, LONG).toBeGreaterThan(0)
    expect(
      Buffer.from(seen.frames[0]?.image ?? '', 'base64')
        .subarray(0, 2)
        .toString('hex'),
    ).toBe('ffd8')
    await expect.poll(() => seen.place, LONG).toMatchObject({ title: 'Desk' })
    expect(seen.state).toMatchObject({ control: 'agent' })

    expect((await send(id, { do: 'back' })).status).toBe(409)
    expect((await person.ask('POST', pathOf(id, '/take-over'))).status).toBe(200)
    await expect.poll(() => seen.state?.control, LONG).toBe('person')
    const typed = 'a private word'
    await send(id, { do: 'click', x: 0.5, y: 0.25 }, { do: 'type', text: typed })
    await send(id, { do: 'open', url: 'http://other.example/' })
    await expect.poll(() => seen.state?.said, LONG).toContain('other.example')
    await send(id, { do: 'open', url: base }, { do: 'click', x: 0.5, y: 0.25 }, { do: 'type', text: 'xy' })
    await send(id, { do: 'click', x: 0.5, y: 0.75 })
    await expect.poll(() => seen.place?.title, LONG).toBe('Done')
    expect((await traceOf(id)).status).toBe('running')

    await person.ask('POST', pathOf(id, '/hand-back'))
    await expect.poll(() => seen.ended, LONG).toBe(true)
    const trace = await traceOf(id)
    expect(trace).toMatchObject({ status: 'completed', errorMessage: null })
    expect(trace.steps[1]?.proof).toMatch(/^You took over for \d+ s and left the page at http:\/\/127\.0\.0\.1:\d+\/\./)
    expect(trace.steps[2]?.output.text).toContain('Thanks, 2 letters')
    // What was typed is in no log, no trace and no table.
    expect(logged()).not.toContain(typed)
    expect(JSON.stringify(trace)).not.toContain(typed)
    expect(await db.asSystem((tx) => tx.$count(liveBrowsers))).toBe(0)
  }, 60_000)

  test('what a person shows once is done again for somebody else, by other words of the same kind', async () => {
    const goal = `On ${base}/club: remove Tom Lee`
    const steps = [
      { do: 'browser.open', with: { url: `${base}/club` } },
      { do: 'browser.show', with: { goal } },
    ]
    const policy = { permissions: { fileAccess: true, appAccess: false }, limits: {}, approval: 'risky', domains: null }
    const recipe = { version: 1, steps }
    const asked = await person.ask('POST', '/api/tasks', { name: 'Remove', description: goal, recipe, policy })
    const { id } = asked.json as Trace
    const seen = await watch(id)
    await expect.poll(() => seen.state?.noted, LONG).toEqual([])
    await person.ask('POST', pathOf(id, '/take-over'))
    await expect.poll(() => seen.state?.control, LONG).toBe('person')
    await send(id, { do: 'click', x: 0.9, y: 0.16 })
    await expect.poll(() => seen.state?.asks, LONG).toMatchObject({ kind: 'confirm', message: 'Really?' })
    expect(members).toContain('Tom Lee')
    await send(id, { do: 'answer', accept: true })
    await expect.poll(() => members, LONG).toEqual(['Anna Berg', 'Kim Ito'])
    await expect
      .poll(() => seen.state, LONG)
      .toMatchObject({ asks: null, noted: [expect.anything(), expect.anything()] })
    await person.ask('POST', pathOf(id, '/hand-back'))
    await expect.poll(() => seen.ended, LONG).toBe(true)

    const { frozen } = (await person.ask('GET', `/api/tasks/${id}/run`)).json as Run
    expect(frozen?.shown?.inputs).toEqual({ which: 'Tom Lee' })
    expect((await person.ask('POST', `/api/tasks/${id}/agent`, {})).status).toBe(200)
    const plan = async (words: string) => (await person.ask('POST', '/api/plans', { words })).json as Plan
    expect(await plan('remove Kim Ito and Anna Berg')).not.toMatchObject({ planner: 'shown' })
    const again = await plan('Remove Kim Ito.')
    expect(again).toMatchObject({ planner: 'shown', questions: [], notUnderstood: [] })
    const next = await person.ask('POST', '/api/tasks', { name: 'Again', recipe: again.recipe, policy })
    await expect.poll(async () => (await traceOf((next.json as Trace).id)).status, LONG).toBe('completed')
    expect(members).toEqual(['Anna Berg'])
    expect(await traceOf((next.json as Trace).id)).toMatchObject({ verdict: 'verified' })
  }, 60_000)

  test('what was shown in two rows is done in the others too', async () => {
    members = ['Anna Berg', 'Tom Lee', 'Kim Ito', 'Tom Ito', 'Ada Lee']
    const steps = [
      { do: 'browser.open', with: { url: `${base}/club` } },
      { do: 'browser.show', with: { goal: 'Remove everybody' } },
    ]
    const id = await run(steps)
    const seen = await watch(id)
    await expect.poll(() => seen.state?.noted, LONG).toEqual([])
    await person.ask('POST', pathOf(id, '/take-over'))
    await expect.poll(() => seen.state?.control, LONG).toBe('person')
    for (const left of [4, 3]) {
      // The first row, whoever is in it by now.
      await send(id, { do: 'click', x: 0.9, y: 0.05 })
      await expect.poll(() => seen.state?.asks, LONG).toMatchObject({ kind: 'confirm' })
      await send(id, { do: 'answer', accept: true })
      await expect.poll(() => members.length, LONG).toBe(left)
      await expect.poll(() => seen.state?.noted?.length, LONG).toBe((5 - left) * 2)
    }
    await person.ask('POST', pathOf(id, '/hand-back'))
    await expect.poll(() => seen.ended, LONG).toBe(true)
    const { frozen } = (await person.ask('GET', `/api/tasks/${id}/run`)).json as Run
    expect(frozen?.shown?.others).toEqual(['Kim', 'Tom Ito', 'Ada'])
    const next = await person.ask('POST', `/api/tasks/${id}/retry`, { from: 'other-rows' })
    await expect.poll(async () => (await traceOf((next.json as Trace).id)).status, LONG).toBe('completed')
    expect(members).toEqual([])
  }, 60_000)

  test('an effect waits for the person, and the minutes of the task stand still meanwhile', async () => {
    const id = await run(
      [
        { do: 'browser.open', with: { url: `${base}/slow` } },
        { do: 'browser.wait', with: { text: 'Order' } },
        { do: 'browser.wait', with: { text: 'Never there' } },
        { do: 'browser.click', with: { target: 'Order' } },
      ],
      { minutesPerTask: 1 },
    )
    const seen = await watch(id)
    await expect.poll(() => seen.frames.length, LONG).toBeGreaterThan(0)
    await person.ask('POST', pathOf(id, '/take-over'))
    await expect.poll(() => seen.state?.control, LONG).toBe('person')
    expect(orders).toEqual([])
    // Cancelled in the person's hands: it ends at once, and nothing is pressed any more.
    await person.ask('POST', `/api/tasks/${id}/cancel`)
    await expect.poll(() => seen.ended, LONG).toBe(true)
    expect(await traceOf(id)).toMatchObject({ status: 'failed', reason: 'cancelled' })
    expect(orders).toEqual([])
  }, 60_000)

  test('who takes over and goes away hands back by that', async () => {
    const id = await waiting()
    const seen = await watch(id)
    await expect.poll(async () => (await traceOf(id)).steps.length, LONG).toBe(1)
    await person.ask('POST', pathOf(id, '/take-over'))
    await expect.poll(() => seen.state?.control, LONG).toBe('person')
    await send(id, { do: 'click', x: 0.5, y: 0.75 })
    await expect.poll(() => seen.place?.title, LONG).toBe('Done')
    seen.leave()
    // The last sign of presence has run out, and so has the patience; one that was on its way may still arrive.
    const runOut = () =>
      db.asSystem((tx) => tx.update(liveBrowsers).set({ watchedUntil: sql`now() - interval '1 minute'` }))
    await expect.poll(async () => (await runOut()) && (await traceOf(id)).status, LONG).toBe('completed')
    expect((await traceOf(id)).steps[1]?.proof).toContain('You were gone')
  }, 60_000)

  test('S-50 somebody else’s browser does not exist', async () => {
    const id = await waiting()
    const bob = await signUp(`bob-${id}@example.com`)
    const strange = await watch(id, bob)
    expect(strange.status).toBe(404)
    for (const verb of ['/take-over', '/hand-back']) expect((await bob.ask('POST', pathOf(id, verb))).status).toBe(404)
    expect((await bob.ask('POST', pathOf(id, '/input'), { inputs: [{ do: 'back' }] })).status).toBe(404)
    expect(
      (await followBrowser(`${web}${pathOf(id)}`, { cookie: person.cookie(), origin: 'https://evil.example' })).status,
    ).toBe(403)
    await person.ask('POST', `/api/tasks/${id}/cancel`)
    await expect.poll(() => browsersOf(id), LONG).toBe(0)
  }, 60_000)

  test('no picture is made while nobody watches', async () => {
    const id = await waiting()
    await expect.poll(() => browsersOf(id), LONG).toBe(1)
    await expect.poll(async () => (await traceOf(id)).steps.length, LONG).toBe(1)
    const [row] = await db.asSystem((tx) => tx.select().from(liveBrowsers).where(eq(liveBrowsers.taskId, id)))
    expect(row).toMatchObject({ taskId: id, frame: null, frameNumber: 0, control: 'agent' })
    await person.ask('POST', `/api/tasks/${id}/cancel`)
    await expect.poll(() => browsersOf(id), LONG).toBe(0)
  }, 60_000)

  test('S-33 a password that is typed is covered in what is watched', async () => {
    const id = await run([
      { do: 'browser.open', with: { url: `${base}/door` } },
      { do: 'browser.wait', with: { text: 'Thanks' } },
    ])
    const seen = await watch(id)
    await expect.poll(() => seen.frames.length, LONG).toBeGreaterThan(0)
    await person.ask('POST', pathOf(id, '/take-over'))
    await expect.poll(() => seen.state?.control, LONG).toBe('person')
    await send(id, { do: 'click', x: 0.5, y: 0.5 })
    await send(id, { do: 'type', text: 'x' }, { do: 'type', text: 'y' })
    const before = seen.frames.at(-1)?.image
    // Nothing of it shows, not even how long it is: the covered picture never changes.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(seen.frames.at(-1)?.image).toBe(before)
    await person.ask('POST', `/api/tasks/${id}/cancel`)
  }, 60_000)
})
