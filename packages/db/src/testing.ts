import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { withConnection } from './connect.ts'
import { openCluster } from './embedded/cluster.ts'
import { migrateDatabase } from './migrate.ts'
import { type Database, openDatabase } from './open.ts'

export { freePort } from './embedded/free-port.ts'
export { type ClockedDatabase, clockedDatabase } from './test-clock.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const TEMPLATE = 'template_migrated'

/** One cluster a test run, with one migrated database to clone from. For tests nothing of it needs to survive a power cut. */
export async function startTestCluster({ durable = false } = {}): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'))
  const careless = durable ? {} : { fsync: 'off', full_page_writes: 'off' }
  const cluster = await openCluster({ folder, settings: { ...careless, max_connections: '300' } })
  const url = cluster.url('postgres')
  await query(url, `create database ${TEMPLATE}`)
  await migrateDatabase(cluster.url(TEMPLATE), migrationsFolder)
  return {
    url,
    stop: async () => {
      await cluster.release()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A database of one's own on the run's cluster, migrated and empty; `TEST_DATABASE_URL` is set by the run's set-up. */
export const makeTestDatabase = () => makeDatabase(TEMPLATE)
/** The same without a single table. */
export const makeEmptyDatabase = () => makeDatabase('template1')

async function makeDatabase(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = process.env.TEST_DATABASE_URL
  if (!admin) throw new Error('TEST_DATABASE_URL is not set: run the tests through `npm test` or vitest.')
  const name = `t_${randomBytes(6).toString('hex')}`
  await query(admin, `create database ${name} template ${template}`)
  const url = new URL(admin)
  url.pathname = `/${name}`
  return { url: url.toString(), drop: () => query(admin, `drop database if exists ${name} with (force)`) }
}

export async function testDatabase(): Promise<Database> {
  const { url, drop } = await makeTestDatabase()
  const database = await openDatabase({ url, migrationsFolder })
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

/** Where a test's database is: for somebody else's connections to it. */
export async function urlOf(db: Database): Promise<string> {
  const { rows } = await db.asSystem((tx) => tx.execute<{ name: string }>(sql`select current_database() as name`))
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${rows[0]?.name}`
  return url.toString()
}

/** Past the product, as whoever owns the database could. */
export const queryAsOwner = async (db: Database, text: string): Promise<void> => query(await urlOf(db), text)

async function query(url: string, text: string): Promise<void> {
  await withConnection(url, (client) => client.query(text))
}
