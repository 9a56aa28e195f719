// A three-step run without a browser, from the request that asks for it to its saved answer, against the least a server
// could do: one request, one insert, one answer. Both in this run, on this machine: first all in one process on the
// embedded PostgreSQL, then on a PostgreSQL of its own with 1, 2 and 4 worker processes.
import { fork } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, openEmbeddedDatabase } from '@app/db'
import { startTestCluster } from '@app/db/testing'
import { folderStore } from '@app/store'
import { createLogger } from '../../src/http/logger.ts'
import { MIGRATIONS } from '../../src/root.ts'
import { startWorker } from '../../src/worker/start-worker.ts'
import { measure } from './measure.ts'
import { toolsFor } from './nothing.ts'
import { startProduct } from './product.ts'

const SECONDS = 5
const AT_ONCE = [1, 10, 50]
const RESULTS = join(import.meta.dirname, 'results.json')

interface Result {
  setup: string
  atOnce: number
  runsPerSecond: number
  runMedianMs: number
  leastPerSecond: number
  leastMedianMs: number
  ratio: number
  acceptedToStartedMs: number
}

const results: Result[] = []
let bytesPerRun: Record<string, number> = {}

async function bench(setup: string, db: Database, startWorkers: () => Promise<() => Promise<void>>): Promise<void> {
  const product = await startProduct(db)
  const stopWorkers = await startWorkers()
  try {
    for (const atOnce of AT_ONCE) {
      await product.refill()
      const least = await measure(atOnce, SECONDS, product.least)
      const since = new Date()
      const ours = await measure(atOnce, SECONDS, product.run)
      const acceptedToStartedMs = await product.medianStartMs(since)
      const ratio = ours.perSecond / least.perSecond
      results.push({
        setup,
        atOnce,
        runsPerSecond: ours.perSecond,
        runMedianMs: ours.medianMs,
        leastPerSecond: least.perSecond,
        leastMedianMs: least.medianMs,
        ratio,
        acceptedToStartedMs,
      })
      console.log(
        `${setup}, ${atOnce} at once: runs ${ours.perSecond.toFixed(0)}/s (median ${ours.medianMs.toFixed(1)} ms), ` +
          `bare insert ${least.perSecond.toFixed(0)}/s (median ${least.medianMs.toFixed(1)} ms), ratio ${ratio.toFixed(2)}, ` +
          `accepted to started ${acceptedToStartedMs.toFixed(1)} ms`,
      )
    }
    bytesPerRun = await product.bytesPerRun()
  } finally {
    await stopWorkers()
    await product.close()
  }
}

async function onEmbedded(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-engine-'))
  const db = await openEmbeddedDatabase({ dataDir, migrationsFolder: MIGRATIONS })
  const masterKeys = [{ id: 'bench', bytes: Buffer.alloc(32, 1) }]
  const log = createLogger('error')
  await bench('one process, embedded', db, async () => {
    const worker = await startWorker({ db, log, masterKeys, files: folderStore(dataDir), toolsFor, oneMachine: true })
    return () => worker.stop()
  })
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** `BENCH_DATABASE_URL` names one; else one is started from the same binaries, with everything on disk before it answers. */
async function onSeparate(workers: number): Promise<void> {
  const cluster = process.env.BENCH_DATABASE_URL ? undefined : await startTestCluster({ durable: true })
  const url = process.env.BENCH_DATABASE_URL ?? cluster?.url ?? ''
  const db = await openDatabase({ url, migrationsFolder: MIGRATIONS })
  await bench(`PostgreSQL of its own, ${workers} worker${workers > 1 ? 's' : ''}`, db, async () => {
    const children = await Promise.all(Array.from({ length: workers }, () => startChild(url)))
    return async () => {
      await Promise.all(
        children.map((child) => new Promise((resolve) => child.on('exit', resolve) && child.disconnect())),
      )
    }
  })
  await db.close()
  await cluster?.stop()
}

async function startChild(url: string) {
  const child = fork(join(import.meta.dirname, 'worker.ts'), { env: { ...process.env, DATABASE_URL: url } })
  await new Promise((resolve) => child.once('message', resolve))
  return child
}

await onEmbedded()
for (const workers of [1, 2, 4]) await onSeparate(workers)
const machine = { cores: cpus().length, node: process.version }
writeFileSync(RESULTS, `${JSON.stringify({ machine, bytesPerRun, results }, null, 2)}\n`)
