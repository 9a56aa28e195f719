import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from './open.ts'
import { ROLES } from './row-security.ts'
import { agents, users } from './schema.ts'
import { makeTestDatabase, migrationsFolder } from './testing.ts'

const database = await makeTestDatabase()
let db: Database
let raw: pg.Client

beforeAll(async () => {
  db = await openDatabase({ url: database.url, migrationsFolder })
  raw = new pg.Client({ connectionString: database.url })
  await raw.connect()
  await db.asSystem(async (tx) => {
    for (const id of ['ada', 'bob']) {
      await tx.insert(users).values({ id, name: id, email: `${id}@example.com` })
      await tx.insert(agents).values({ id: `agent-of-${id}`, userId: id, name: 'Scout', model: 'quantum-ai' })
    }
  })
})
afterAll(async () => {
  await raw.end()
  await db.close()
  await database.drop()
})

describe('S-50 row security', () => {
  test('every table with an owner has row security on and forced, with a policy for each role', async () => {
    const { rows } = await raw.query<{ table: string; on: boolean; forced: boolean; policies: number }>(`
      select c.relname as table, c.relrowsecurity as on, c.relforcerowsecurity as forced,
             (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and (c.relname = 'users' or exists (
        select 1 from pg_attribute a where a.attrelid = c.oid and a.attname in ('user_id', 'owner_id') and not a.attisdropped))`)
    expect(rows.map((row) => row.table).sort()).toEqual(
      expect.arrayContaining([
        'accounts',
        'agents',
        'api_keys',
        'credentials',
        'data_keys',
        'sessions',
        'settings',
        'tasks',
        'users',
      ]),
    )
    expect(rows.filter((row) => !row.on || !row.forced || row.policies !== 2)).toEqual([])
  })

  test('a user sees their own rows even when the query forgets the owner', async () => {
    const seen = await db.asUser('ada', (tx) => tx.select({ id: agents.id }).from(agents))
    expect(seen).toEqual([{ id: 'agent-of-ada' }])
  })

  test('a user can neither change nor write rows in another’s name', async () => {
    await db.asUser('ada', (tx) => tx.update(agents).set({ name: 'Taken' }))
    const bobs = await db.asUser('bob', (tx) => tx.select({ name: agents.name }).from(agents))
    expect(bobs).toEqual([{ name: 'Scout' }])
    const theft = db.asUser('ada', (tx) =>
      tx.insert(agents).values({ id: 'planted', userId: 'bob', name: 'Spy', model: 'quantum-ai' }),
    )
    await expect(theft).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  test('a query that says for nobody is an error, not an empty answer', async () => {
    await raw.query('set role app_runtime')
    await expect(raw.query('select * from agents')).rejects.toThrow(/app\.user_id/)
    await raw.query('reset role')
  })

  test('a pooled connection carries nothing over from the one before', async () => {
    const seen = await Promise.all(
      Array.from({ length: 60 }, (_, i) => {
        const who = i % 2 ? 'ada' : 'bob'
        return db.asUser(
          who,
          async (tx) => (await tx.select({ id: agents.id }).from(agents))[0]?.id === `agent-of-${who}`,
        )
      }),
    )
    expect(seen.every(Boolean)).toBe(true)
  })

  test.each(Object.values(ROLES))('the role %s owns no table and cannot look past row security', async (role) => {
    const { rows } = await raw.query(
      `select rolsuper, rolbypassrls, rolcanlogin,
        (select count(*)::int from pg_tables where tableowner = $1) as owned from pg_roles where rolname = $1`,
      [role],
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false, owned: 0 }])
  })

  test('another process that starts does not wait for those at work, nor they for it', async () => {
    await db.asSystem(async (tx) => {
      await tx.update(agents).set({ name: 'Busy' })
      const other = await openDatabase({ url: database.url, migrationsFolder })
      await other.close()
    })
  }, 5_000)
})
