import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { actions, type Database, grants, openEmbeddedDatabase, settings, steps, subscriptions, tasks } from '@app/db'
import { freePort, migrationsFolder } from '@app/db/testing'
import { DEFAULT_SETTINGS } from '@app/spec'
import { count, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { end, endAll, isBuilt, launch, untilReady } from './product.ts'
import { startTarget } from './target.ts'

/** A small version runs with the other tests; `npm run crash` sets the whole. */
const RUNS = Number(process.env.CRASH_RUNS ?? 40)
const KILLS = Number(process.env.CRASH_KILLS ?? 4)
const STEPS = [1, 2, 3, 4, 5]
const DEMO = 'demo-user'

const dataDir = mkdtempSync(join(tmpdir(), 'crash-runs-'))
const target = await startTarget()
afterAll(async () => {
  await endAll()
  target.close()
  await rm(dataDir, { recursive: true, force: true })
})

test.skipIf(!isBuilt)(
  `B3 #1 kill -9 of server and workers in the middle of ${RUNS} five-step runs: none is lost, no effect is repeated, the ledger equals the steps`,
  async () => {
    const port = await freePort()
    const env = { PORT: String(port), DATA_DIR: dataDir, EGRESS_ALLOW: target.host }
    const server = () => launch({ ...env, ROLES: 'web' })
    const worker = () => launch({ ...env, ROLES: 'worker' })
    const first = server()
    await untilReady(port)
    const db = await openEmbeddedDatabase({ dataDir, migrationsFolder })
    await prepareUser(db)
    const crew: [() => ChildProcess, ChildProcess][] = [
      [worker, worker()],
      [server, first],
      [worker, worker()],
    ]
    const submitting = submitAll(port)
    for (let kills = 0; kills < KILLS; kills += 1) {
      // Spread over the work, so that each lands in the middle of some.
      while (effects() < ((kills + 1) * RUNS * STEPS.length) / (KILLS + 1)) await sleep(5)
      const place = kills % crew.length
      const [again, victim] = crew[place] ?? [worker, worker()]
      victim.kill('SIGKILL')
      await new Promise((resolve) => victim.on('exit', resolve))
      crew[place] = [again, again()]
    }
    await submitting
    const review = await untilAtRest(db)
    console.log(`${RUNS} runs, ${KILLS} kills: ${review} steps went to review, ${effects()} effects`)

    // No effect twice: a key stands for one, and where keys mean nothing every wish arrived once.
    expect(target.keyed.size).toBe(new Set(target.keyed.values()).size)
    expect(target.plain.length).toBe(new Set(target.plain).size)
    // None lost: what is not completed waits for a person at a step that may have happened.
    const states = await db.asSystem((tx) =>
      tx
        .select({ status: tasks.status, reason: tasks.reason, runs: count() })
        .from(tasks)
        .groupBy(tasks.status, tasks.reason),
    )
    const runs = (status: string, reason: string | null) =>
      states.find((state) => state.status === status && state.reason === reason)?.runs ?? 0
    expect(runs('completed', null) + runs('pending', 'needs-review')).toBe(RUNS)
    expect(runs('pending', 'needs-review')).toBe(review)
    expect(review).toBeLessThanOrEqual(KILLS * DEFAULT_SETTINGS.maxConcurrentBots)
    await expectLedger(db)
    await db.close()
    await Promise.all(crew.map(([, child]) => end(child)))
  },
  1_200_000,
)

const effects = () => target.keyed.size + target.plain.length

/** Room for every step, and as many at once as the bound above allows for. */
async function prepareUser(db: Database): Promise<void> {
  await db.asSystem(async (tx) => {
    await tx.insert(subscriptions).values({ userId: DEMO, tier: 'quantum', status: 'active' })
    await tx.insert(settings).values({ ...DEFAULT_SETTINGS, userId: DEMO })
  })
}

/** As a client with retries does it: the same key until somebody answers. Half to the service that minds keys, half to the other. */
async function submitAll(port: number): Promise<void> {
  for (let run = 0; run < RUNS; run += 1) {
    const [path, idempotent] = run % 2 === 0 ? ['keyed', true] : ['plain', false]
    const recipe = {
      version: 1,
      steps: STEPS.map((step) => ({
        do: 'http.send',
        with: {
          method: 'POST',
          url: `http://${target.host}/${path}`,
          body: { run: '{{input.run}}', step },
          idempotent,
        },
      })),
    }
    const body = JSON.stringify({ name: `Run ${run}`, recipe, input: { run } })
    await untilAccepted(port, body, `run-${run}`)
  }
}

async function untilAccepted(port: number, body: string, key: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    }).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('A task was not accepted in a minute.')
}

/** Waits until nothing more happens by itself; says how many steps wait for a person. */
async function untilAtRest(db: Database): Promise<number> {
  for (let tries = 0; tries < 9_000; tries += 1) {
    const [open] = await db.asSystem((tx) =>
      tx
        .select({ tasks: count() })
        .from(tasks)
        .where(
          sql`${isNull(tasks.endedAt)} and ${tasks.reason} is distinct from 'needs-review' or ${tasks.reserved} > 0`,
        ),
    )
    if (open?.tasks === 0) break
    await sleep(100)
  }
  return db.asSystem((tx) => tx.$count(steps, eq(steps.status, 'review')))
}

async function expectLedger(db: Database): Promise<void> {
  await db.asSystem(async (tx) => {
    const done = await tx.$count(steps, eq(steps.status, 'done'))
    expect(await tx.$count(actions)).toBe(done)
    const [ledger] = await tx
      .select({ used: sql<number>`sum(used)::int`, reserved: sql<number>`sum(reserved)::int` })
      .from(grants)
    expect(ledger).toEqual({ used: done, reserved: 0 })
  })
}
