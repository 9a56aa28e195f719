import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withConnection } from './connect.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase } from './open.ts'
import { grants, tasks } from './schema.ts'
import { makeEmptyDatabase, migrationsFolder } from './testing.ts'

const database = await makeEmptyDatabase()
const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The migrations as they were when there were only so many. */
function earlierVersion(count: number): string {
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

test('an installation from before the ledger keeps its tasks, and what it used this month stays used', async () => {
  await migrateDatabase(database.url, earlierVersion(2))
  await withConnection(database.url, (client) =>
    client.query(`
      insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com');
      insert into allowances (user_id, month, used, reserved) values
        ('ada', to_char(now() at time zone 'UTC', 'YYYY-MM'), 40, 1), ('ada', '2001-01', 900, 0);
      insert into tasks (id, user_id, name, status, reserved) values ('t1', 'ada', 'Old', 'completed', false)`),
  )
  const db = await openDatabase({ url: database.url, migrationsFolder })
  expect(await db.asUser('ada', (tx) => tx.select().from(grants))).toMatchObject([
    { source: 'plan', amount: 1_000, used: 40, reserved: 0 },
  ])
  const [task] = await db.asUser('ada', (tx) => tx.select().from(tasks))
  expect(task).toMatchObject({ name: 'Old', reserved: 0, settled: 0 })
  expect(task?.endedAt).toBeInstanceOf(Date)
  await db.close()
})
