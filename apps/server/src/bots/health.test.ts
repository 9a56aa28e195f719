import { type AddressInfo, createServer } from 'node:net'
import { DEMO_USER } from '@app/core'
import { tasks } from '@app/db'
import { builtinPlanner } from '@app/planner'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing.ts'
import { greetMailServer } from './greet-mail-server.ts'
import { measureHealth } from './measure-health.ts'
import type { HealthParts } from './measured.ts'

const planner = builtinPlanner()
// From its source a thread takes seconds to start, which no installation has to wait for.
await planner.plan(
  { words: 'Open https://shop.example', sites: [], logIns: [], now: new Date() },
  AbortSignal.timeout(60_000),
)
const { parts } = await startTestApp({
  planners: { keyOf: () => null, byDefault: () => 'quantum-ai', named: () => planner },
  findBrowser: () => 'found',
})
const { db } = parts

const measure = async (over: Partial<HealthParts> = {}) => {
  const all = await measureHealth({ ...parts, ...over }, DEMO_USER)
  return Object.fromEntries(all.map((one) => [one.component, one]))
}

// A machine under load may be slow for a moment; what is slow three times is slow.
test('every part that answers is healthy, with figures that were measured', { retry: 2 }, async () => {
  const health = await measure({ probes: { browser: async () => undefined } })
  for (const { component, status, metrics, issues } of Object.values(health)) {
    expect([component, status, issues]).toEqual([component, 'healthy', []])
    expect(metrics).toMatchObject({ successRate: 100, errorRate: 0 })
    expect(metrics.throughput).toBeGreaterThan(0)
  }
})

test('a database that is slow is degraded, a slower one critical, one that is away critical as well', async () => {
  const sleeping = (seconds: number) => ({
    probes: { database: () => db.asSystem((tx) => tx.execute(sql`select pg_sleep(${seconds})`)) },
  })
  const slow = (await measure(sleeping(0.2))).database
  expect(slow).toMatchObject({ status: 'degraded', issues: [{ code: 'database-slow' }] })
  expect(slow?.metrics.responseTime).toBeGreaterThanOrEqual(200)
  expect((await measure(sleeping(1.1))).database).toMatchObject({ status: 'critical' })
  const gone = { probes: { database: async () => Promise.reject(new Error('connection refused to 10.0.0.9')) } }
  const away = (await measure(gone)).database
  expect(away).toMatchObject({ status: 'critical', metrics: { successRate: 0 }, issues: [{ code: 'database-down' }] })
  expect(JSON.stringify(away)).not.toContain('10.0.0.9')
}, 20_000)

test('a browser that does not open a window is critical; one of another process is judged by its record', async () => {
  const dead = { probes: { browser: async () => Promise.reject(new Error('gone')) } }
  expect((await measure(dead)).browser).toMatchObject({ status: 'critical', issues: [{ code: 'browser-down' }] })
  expect((await measure({ findBrowser: () => 'missing' })).browser).toMatchObject({ status: 'critical' })
  expect((await measure()).browser).toMatchObject({ issues: [{ code: 'browser-unused' }] })
})

test('a browser without its sandbox says so, however well it works', async () => {
  const open = { probes: { browser: async () => undefined }, isSandboxed: () => false }
  expect((await measure(open)).browser).toMatchObject({ issues: [{ code: 'browser-unsandboxed' }] })
  expect((await measure({ ...open, isSandboxed: () => true })).browser?.issues).toEqual([])
})

test('a planner that makes nothing of a known sentence is critical', async () => {
  const nothing = { recipe: undefined, sources: [], notUnderstood: [], questions: [], logIns: [] }
  const planners = {
    keyOf: () => null,
    byDefault: () => 'quantum-ai' as const,
    named: () => ({ name: 'quantum-ai', plan: async () => nothing }),
  }
  expect((await measure({ planners })).planner).toMatchObject({
    status: 'critical',
    issues: [{ code: 'planner-down' }],
  })
})

test('storage that loses what it was given is critical', async () => {
  const files = { ...parts.files, get: async () => undefined }
  expect((await measure({ files }))['file-storage']).toMatchObject({ status: 'critical' })
})

test('mail: a server that greets is healthy, one that hangs up is critical', async () => {
  const polite = createServer((socket) => socket.write('220 mail.example ready\r\n'))
  const rude = createServer((socket) => socket.destroy())
  const [good, bad] = await Promise.all(
    [polite, rude].map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      const address = { host: '127.0.0.1', port, security: 'none', from: 'a@b.c' } as const
      const greet = () => greetMailServer({ ...address, username: undefined, password: undefined })
      return (await measure({ probes: { mail: greet } })).mail
    }),
  )
  expect(good).toMatchObject({ status: 'healthy', issues: [] })
  expect(bad).toMatchObject({ status: 'critical', issues: [{ code: 'mail-down' }] })
  polite.close()
  rude.close()
})

test('work that waits while nobody takes it up is critical, and says which process is missing', async () => {
  await db.asUser(DEMO_USER.id, (tx) =>
    tx.insert(tasks).values({
      id: 'waiting',
      userId: DEMO_USER.id,
      name: 'Waits',
      createdAt: sql`now() - interval '90 seconds'` as unknown as Date,
    }),
  )
  const queue = (await measure())['task-queue']
  expect(queue).toMatchObject({ status: 'critical', issues: [{ code: 'queue-idle' }] })
  expect(queue?.metrics.responseTime).toBeGreaterThanOrEqual(90_000)
})
