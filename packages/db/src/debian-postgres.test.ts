import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { chooseRunAs, runProgram } from './embedded/run-as.ts'
import { openDatabase } from './open.ts'
import { agents, users } from './schema.ts'
import { freePort, migrationsFolder } from './testing.ts'

const PACKAGES = '/usr/lib/postgresql'
const newest = existsSync(PACKAGES)
  ? readdirSync(PACKAGES)
      .sort((a, b) => Number(b) - Number(a))
      .find((v) => existsSync(join(PACKAGES, v, 'bin', 'initdb')))
  : undefined

/** The system's own PostgreSQL, where there is one: the product must not depend on what only the bundled one has. */
describe.skipIf(!newest)(`PostgreSQL ${newest} of the system, by DATABASE_URL`, () => {
  test('migrates, separates users, and works for an ordinary user that owns its database', async () => {
    const bin = join(PACKAGES, newest ?? '', 'bin')
    const folder = mkdtempSync(join(tmpdir(), 'test-system-postgres-'))
    const as = chooseRunAs(folder, [join(bin, 'initdb')])
    if (as.uid !== undefined) chownSync(folder, as.uid, as.gid ?? as.uid)
    const data = join(folder, 'data')
    const port = await freePort()
    await runProgram(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      as,
    )
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
    await runProgram(
      join(bin, 'pg_ctl'),
      ['start', '-w', '-s', '-D', data, '-l', join(folder, 'log'), '-o', options],
      as,
    )
    try {
      const admin = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
      await admin.connect()
      await admin.query('create role plain login')
      await admin.query('create database as_superuser')
      await admin.query('create database as_owner owner plain')
      await admin.end()
      for (const url of [
        `postgres://postgres@127.0.0.1:${port}/as_superuser`,
        `postgres://plain@127.0.0.1:${port}/as_owner`,
      ]) {
        const db = await openDatabase({ url, migrationsFolder })
        await db.asSystem(async (tx) => {
          await tx.insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com' })
          await tx.insert(agents).values({ id: 'a1', userId: 'ada', name: 'Scout', model: 'quantum-ai' })
        })
        expect(await db.asUser('bob', (tx) => tx.select().from(agents))).toEqual([])
        expect(await db.asUser('ada', (tx) => tx.select().from(agents))).toHaveLength(1)
        await db.close()
      }
    } finally {
      await runProgram(join(bin, 'pg_ctl'), ['stop', '-s', '-m', 'immediate', '-D', data], as)
      await rm(folder, { recursive: true, force: true })
    }
  })
})
