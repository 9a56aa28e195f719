import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DEFAULT_POLICY, type Plan, type Task } from '@app/contract'
import { builtinPlanner, chooseDecider, choosePlanner } from '@app/planner'
import { DEFAULT_SETTINGS } from '@app/spec'
import { decideTool } from '@app/tools'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createLogger } from '../http/logger.ts'
import { toolFacts } from '../plans/tool-facts.ts'
import { NO_SERVICES, type Person, startTestApp } from '../testing.ts'
import { assembleTools } from './assemble-tools.ts'
import { startWorker } from './start-worker.ts'
import { userDecider } from './user-decider.ts'

const DECISION_MS = 14_000
const PLAN_MS = 1_900
/** However slow the machine, there is time for it while all of them wait. */
const MEASURE_MS = 3_000

/** Accepts every question and never answers one. */
const silent = createServer((request) => request.resume())
await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
const keys = {
  openaiBase: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`,
  openaiModel: 'silent',
  openaiKey: 'sk-silent',
}

const builtin = builtinPlanner()
const planners = choosePlanner({ builtin, keys, tools: toolFacts, longestMs: PLAN_MS })
const { db, parts, signUp } = await startTestApp({ authMode: 'accounts', planners })

/** Pages are looked at by nobody here: what is measured is the waiting for who decides. */
const page = {
  url: 'https://shop.example/',
  title: 'Shop',
  text: 'button "Order" [e1]',
  marked: 'button "Order" [e1]',
  ...{ targets: new Map(), places: new Map(), links: new Map(), dialogs: [] },
}
const window = async () => ({ snapshot: async () => page }) as never
const minds = { deciders: chooseDecider(keys, DECISION_MS), own: parts.models.own }
const toolbox = assembleTools(
  { ...NO_SERVICES, egressAllow: [], browser: { path: undefined, cdpUrl: undefined } },
  { db, masterKeys: parts.masterKeys, minds },
)
const worker = await startWorker({
  ...{ db, masterKeys: parts.masterKeys, files: parts.files, log: createLogger('silent'), oneMachine: false },
  toolsFor: async (task) => {
    const decide = decideTool(window, () => userDecider(db, minds, task.userId))
    return new Map([...(await toolbox.toolsFor(task)), [decide.name, decide]])
  },
})
afterAll(async () => {
  await worker.stop()
  await toolbox.close()
  await builtin.close()
  silent.closeAllConnections()
  silent.close()
})

test('R-20 while 25 pursuits and 25 plans wait for a model that never answers, everything else is as quick as before', async () => {
  const crowd = await Promise.all(Array.from({ length: 5 }, (_, at) => signUp(`silent-${at}@example.com`)))
  const calm = await signUp('calm@example.com')
  await calm.ask('POST', '/api/settings/user', { ...DEFAULT_SETTINGS, defaultModel: 'quantum-ai' })
  await measure(calm, 0)
  const before = await measure(calm)

  const steps = [{ pursue: 'Order three pens', within: { acts: 3, seconds: 60, cents: 10 } }]
  const each = crowd.flatMap((one) => Array.from({ length: 5 }, () => one))
  const tasks = await Promise.all(
    each.map((one) => one.ask('POST', '/api/tasks', { name: 'Pens', recipe: { version: 1, steps } })),
  )
  const plans = each.map((one) => one.ask('POST', '/api/plans', { words: 'Mail the figures to Ada every week' }))
  // Every pursuit, and a plan of each: a person's others are in line behind it.
  await expect.poll(() => connectionsOf(silent), { timeout: 8_000 }).toBe(30)
  expect(await heldConnections()).toEqual([])
  const during = await measure(calm)
  expect(await connectionsOf(silent)).toBeGreaterThanOrEqual(25)
  expect(await heldConnections()).toEqual([])

  expect(during.median).toBeLessThan(2 * before.median + 5)
  expect(during.p95).toBeLessThan(3 * before.p95 + 50)

  for (const { json } of await Promise.all(plans))
    expect((json as Plan).note).toBe(
      'gpt-4 did not answer within 2 s. Try again, or choose another model. The built-in planner made this instead.',
    )
  const ended = await Promise.all(tasks.map(({ json }, at) => endOf(each[at] as Person, (json as Task).id)))
  for (const task of ended)
    expect(task).toMatchObject({
      status: 'failed',
      errorMessage: 'gpt-4 did not answer within 14 s. Try again, or choose another model.',
    })
}, 60_000)

const connectionsOf = (server: typeof silent): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))

/** Connections in a transaction that has lasted longer than any of ours should. */
async function heldConnections(): Promise<unknown[]> {
  return db.asSystem(async (tx) => {
    // Only who owns the connections is told what they do.
    await tx.execute(sql`reset role`)
    const { rows } = await tx.execute(sql`
      select state, left(query, 80) as query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start < clock_timestamp() - interval '1 second'`)
    return rows
  })
}

/** A dozen calls of a person at work, over and over, and a task that needs no model from its start to its end. */
async function measure(person: Person, forMs = MEASURE_MS): Promise<{ median: number; p95: number }> {
  const rows = [{ name: 'Chair', price: 40 }]
  const recipe = { version: 1, steps: [{ do: 'extract.file', with: { rows, type: 'csv', name: 'chairs' } }] }
  const policy = { ...DEFAULT_POLICY, permissions: { fileAccess: true, appAccess: false } }
  const reads = [
    'tasks',
    'agents',
    'approvals',
    'settings/user',
    'health',
    'models',
    'monitor',
    'webhooks',
    'credentials',
  ]
  const times: number[] = []
  const time = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  const answered = async (method: string, path: string, body?: unknown) => {
    const { status, words, json } = await person.ask(method, path, body)
    if (status !== 200) throw new Error(`${path} answered ${status}: ${words}`)
    return json
  }
  const until = performance.now() + forMs
  do {
    for (const path of reads) await time(() => answered('GET', `/api/${path}`))
    await time(() => answered('POST', '/api/plans', { words: 'Open https://shop.example' }))
    await time(() => answered('POST', '/api/tasks', { name: 'Shop', description: 'Open https://shop.example' }))
    await time(async () => {
      const { id } = (await answered('POST', '/api/tasks', { name: 'Chairs', recipe, policy })) as Task
      expect(await endOf(person, id)).toMatchObject({ status: 'completed' })
    })
  } while (performance.now() < until)
  const sorted = times.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { median: at(0.5), p95: at(0.95) }
}

async function endOf(person: Person, id: string): Promise<Task> {
  for (;;) {
    const task = (await person.ask('GET', `/api/tasks/${id}`)).json as Task
    if (task.status === 'completed' || task.status === 'failed') return task
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
