import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { withConnection } from './connect.ts'
import { protectOwnedTables } from './row-security.ts'

/** Any number will do, as long as every process takes the same. */
const MIGRATION_LOCK = 7_202_601

/** Brings the schema up to this version, one process at a time, and puts every owned table behind row security. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<{ separate: boolean }> {
  return withConnection(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseNewerSchema(client, migrationsFolder)
    await migrate(drizzle(client), { migrationsFolder })
    return { separate: await protectOwnedTables(client) }
  })
}

/** A schema from the future may mean anything; writing into it could lose what only that version understands. */
async function refuseNewerSchema(client: pg.Client, migrationsFolder: string): Promise<void> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  )
  const newestKnown = Math.max(0, ...journal.entries.map((entry) => entry.when))
  const { rows: there } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as found",
  )
  if (!there[0]?.found) return
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  if (Number(rows[0]?.newest ?? 0) <= newestKnown) return
  throw new Error(
    'The database was written by a newer version of this product. ' +
      'Start that version, or point DATA_DIR or DATABASE_URL at another database. Nothing was changed.',
  )
}
