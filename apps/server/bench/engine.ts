// A three-step run without a browser, from the request that asks for it to its saved answer, against the least a server
// could do: one request, one insert, one answer. Both in this run, on this machine, on the embedded PostgreSQL.
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedDatabase, subscriptions, tasks } from '@app/db'
import { tool } from '@app/toolkit'
import { eq, sql } from 'drizzle-orm'
import fastify from 'fastify'
import { z } from 'zod'
import { createApp } from '../src/app.ts'
import { assembleParts } from '../src/assemble.ts'
import { readConfig } from '../src/config.ts'
import { createLogger } from '../src/http/logger.ts'
import { MIGRATIONS } from '../src/root.ts'
import { startWorker } from '../src/worker/start-worker.ts'

const SECONDS = 5
const AT_ONCE = [1, 10, 50]

const dataDir = mkdtempSync(join(tmpdir(), 'bench-engine-'))
const log = createLogger('silent')
const db = await openEmbeddedDatabase({ dataDir, migrationsFolder: MIGRATIONS })
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, { dataDir })
const parts = { ...(await assembleParts(config, db, log)), requestsPerMinute: 1e9, webFiles: undefined }
const app = await createApp(parts)
const nothing = tool({
  name: 'test.nothing',
  does: 'Does nothing.',
  effect: 'reads',
  input: z.object({}),
  output: z.object({}),
  run: async () => ({}),
})
const worker = await startWorker({ db, log, tools: [nothing], oneMachine: true })
const bare = fastify()
await db.asSystem(async (tx) => {
  await tx.execute(sql`reset role`)
  await tx.execute(sql`create table bench (id bigserial primary key, body jsonb)`)
  await tx.execute(sql`grant all on bench, bench_id_seq to app_runtime`)
  await tx.insert(subscriptions).values({ userId: 'demo-user', tier: 'quantum', status: 'active' })
  await tx.execute(
    sql`insert into settings select 'demo-user', 'dark', true, true, true, 'quantum-ai', 'UTC', 'en', 'grid', false, false, false, false, 100`,
  )
})
bare.post('/', async (request) => {
  await db.accounts.execute(sql`insert into bench (body) values (${JSON.stringify(request.body)})`)
  return { ok: true }
})
const [bareUrl, appUrl] = await Promise.all([
  bare.listen({ port: 0, host: '127.0.0.1' }),
  app.listen({ port: 0, host: '127.0.0.1' }),
])
const body = JSON.stringify({
  name: 'Bench',
  recipe: { version: 1, steps: [1, 2, 3].map(() => ({ do: 'test.nothing' })) },
})
const post = async (url: string) =>
  (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()

/** As many at once as asked for, each beginning again when it is done, for a few seconds. */
async function measure(atOnce: number, once: () => Promise<unknown>): Promise<{ perSecond: number; medianMs: number }> {
  const times: number[] = []
  const until = performance.now() + SECONDS * 1_000
  const lane = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      await once()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  times.sort((a, b) => a - b)
  return { perSecond: times.length / SECONDS, medianMs: times[Math.floor(times.length / 2)] ?? 0 }
}

/** Answered when the run is saved as completed, as its user would see it. */
async function run(): Promise<void> {
  const { id } = (await post(`${appUrl}/api/tasks`)) as { id: string }
  for (;;) {
    const [row] = await db.asUser('demo-user', (tx) =>
      tx.select({ status: tasks.status }).from(tasks).where(eq(tasks.id, id)),
    )
    if (row?.status === 'completed') return
    if (row?.status === 'failed') throw new Error('A run failed.')
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

try {
  for (const atOnce of AT_ONCE) {
    // The month's allowance is not what is measured.
    await db.asSystem((tx) => tx.execute(sql`delete from allowances`))
    const least = await measure(atOnce, () => post(bareUrl))
    const ours = await measure(atOnce, run)
    const ratio = ours.perSecond / least.perSecond
    console.log(
      `${atOnce} at once: runs ${ours.perSecond.toFixed(0)}/s (median ${ours.medianMs.toFixed(1)} ms), ` +
        `bare insert ${least.perSecond.toFixed(0)}/s (median ${least.medianMs.toFixed(1)} ms), ratio ${ratio.toFixed(2)}`,
    )
  }
  const starts = await db.asSystem((tx) =>
    tx.execute<{ ms: number }>(
      sql`select percentile_cont(0.5) within group (order by extract(epoch from started_at - created_at) * 1000) as ms from tasks`,
    ),
  )
  console.log(`accepted to started: median ${Number(starts.rows[0]?.ms).toFixed(1)} ms over all of them`)
} finally {
  await worker.stop()
  await Promise.all([app.close(), bare.close()])
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
}
