import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_USER } from '@app/core'
import { type Database, settings, subscriptions, tasks } from '@app/db'
import { oneAtATime } from '@app/engine'
import { DEFAULT_SETTINGS } from '@app/spec'
import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import fastify from 'fastify'
import { createApp } from '../../src/app.ts'
import { assembleParts } from '../../src/assemble.ts'
import { readConfig } from '../../src/config.ts'
import { createLogger } from '../../src/http/logger.ts'
import { THREE_STEPS } from './nothing.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const BODY = JSON.stringify({ name: 'Bench', recipe: THREE_STEPS })

export interface Product {
  /** One request, one insert, one answer: the least a server could do. */
  least(): Promise<unknown>
  /** From the request that asks for a run to its saved answer. */
  run(): Promise<void>
  /** What the month's allowance holds is not what is measured. */
  refill(): Promise<void>
  /** From accepted to started, of the runs asked for since then. */
  medianStartMs(since: Date): Promise<number>
  /** What a run leaves in each table, with its indexes. */
  bytesPerRun(): Promise<Record<string, number>>
  close(): Promise<void>
}

/** The product's own web server on this database, beside the least one. Who carries the runs out is the caller's. */
export async function startProduct(db: Database): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, { dataDir })
  const parts = await assembleParts(config, db, createLogger('silent'))
  const app = await createApp({ ...parts, requestsPerMinute: 1e9, webFiles: undefined })
  const bare = fastify()
  await prepare(db)
  bare.post('/', async (request) => {
    await db.accounts.execute(sql`insert into bench (body) values (${JSON.stringify(request.body)})`)
    return { ok: true }
  })
  const [leastUrl, url] = await Promise.all([
    bare.listen({ port: 0, host: '127.0.0.1' }),
    app.listen({ port: 0, host: '127.0.0.1' }),
  ])
  const post = async (to: string) => (await fetch(to, { method: 'POST', headers: JSON_TYPE, body: BODY })).json()
  const watch = await watchEnds(db)
  return {
    least: () => post(leastUrl),
    run: async () => watch.untilEnded(((await post(`${url}/api/tasks`)) as { id: string }).id),
    refill: () => db.asSystem(async (tx) => void (await tx.execute(sql`update grants set used = 0`))),
    medianStartMs: async (since) => {
      const { rows } = await db.asSystem((tx) =>
        tx.execute<{ ms: number }>(
          sql`select percentile_cont(0.5) within group (order by extract(epoch from started_at - created_at) * 1000) as ms from tasks
            where created_at >= ${since.toISOString()}`,
        ),
      )
      return Number(rows[0]?.ms)
    },
    bytesPerRun: async () => {
      const { rows } = await db.asSystem((tx) =>
        tx.execute<{ name: string; bytes: number }>(sql`
          select name, (pg_total_relation_size(name::regclass) / greatest((select count(*) from tasks), 1))::int as bytes
          from unnest(array['tasks', 'steps', 'actions', 'events']) as name`),
      )
      return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]))
    },
    close: async () => {
      await watch.stop()
      await Promise.all([app.close(), bare.close()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function prepare(db: Database): Promise<void> {
  await db.asSystem(async (tx) => {
    await tx.execute(sql`reset role`)
    await tx.execute(sql`create table bench (id bigserial primary key, body jsonb)`)
    await tx.execute(sql`grant all on bench, bench_id_seq to app_installation`)
    await tx.insert(subscriptions).values({ userId: DEMO_USER.id, tier: 'quantum', status: 'active' })
    await tx.insert(settings).values({ ...DEFAULT_SETTINGS, maxConcurrentBots: 100, userId: DEMO_USER.id })
  })
}

/** Woken as the screens are, by the event that a run has ended; one look for all who wait. */
async function watchEnds(db: Database) {
  const waiting = new Map<string, () => void>()
  const look = oneAtATime(async () => {
    if (waiting.size === 0) return
    const ended = await db.asUser(DEMO_USER.id, (tx) =>
      tx
        .select({ id: tasks.id, status: tasks.status })
        .from(tasks)
        .where(and(inArray(tasks.id, [...waiting.keys()]), isNotNull(tasks.endedAt))),
    )
    for (const { id, status } of ended) {
      if (status === 'failed') throw new Error('A run failed.')
      waiting.get(id)?.()
      waiting.delete(id)
    }
  }, console.error)
  const hearing = await db.listen('events', look)
  const net = setInterval(look, 200)
  return {
    untilEnded: (id: string) =>
      new Promise<void>((resolve) => {
        waiting.set(id, resolve)
        look()
      }),
    stop: async () => {
      clearInterval(net)
      await hearing.close()
      await look.idle()
    },
  }
}
