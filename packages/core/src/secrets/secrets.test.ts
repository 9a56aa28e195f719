import { randomBytes } from 'node:crypto'
import { inspect } from 'node:util'
import { credentials, type Database, dataKeys } from '@app/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createCredential } from '../credentials/create-credential.ts'
import { listCredentials } from '../credentials/list-credentials.ts'
import { replaceSecret } from '../credentials/replace-secret.ts'
import { actingAs, fileDatabase, mintUser } from '../testing.ts'
import { getInstallationSecret } from './installation-secret.ts'
import type { MasterKey } from './master-keys.ts'
import { rotateKeys } from './rotate-keys.ts'
import { unseal } from './seal.ts'
import { Secret } from './secret.ts'

const db = await fileDatabase()
const key = (id: string): MasterKey => ({ id, bytes: randomBytes(32) })
const old = key('old')
const shop = { name: 'Shop', origin: 'https://shop.example', username: 'ada', secret: 'correct horse battery staple' }

async function store(database: Database, keys: MasterKey[]) {
  const user = await mintUser(database)
  const ada = actingAs(database, user)
  const { id } = await ada((ctx) => createCredential(ctx, keys, shop))
  const open = async (withKeys: MasterKey[]) =>
    ada(async ({ db: tx }) => {
      const [row] = await tx.select().from(credentials).where(eq(credentials.id, id))
      const place = { ownerId: user.id, recordId: id, field: 'secret', version: row?.version ?? 0 }
      return (await unseal(tx, withKeys, place, row?.sealed ?? '')).reveal()
    })
  return { user, ada, id, open }
}

describe('S-30 to S-33 secrets at rest', () => {
  test('S-30 what lies in the database is v1, sealed, and opens again', async () => {
    const { ada, id, open } = await store(db, [old])
    const [row] = await ada(({ db: tx }) => tx.select().from(credentials).where(eq(credentials.id, id)))
    expect(row?.sealed).toMatch(/^v1\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/)
    expect(JSON.stringify(row)).not.toContain('horse')
    expect(await open([old])).toBe(shop.secret)
  })

  test('S-32 a sealed text moved to another row, or to another user, does not open', async () => {
    const [one, other] = [await store(db, [old]), await store(db, [old])]
    const [row] = await one.ada(({ db: tx }) => tx.select().from(credentials).where(eq(credentials.id, one.id)))
    await other.ada(({ db: tx }) =>
      tx
        .update(credentials)
        .set({ sealed: row?.sealed ?? '' })
        .where(eq(credentials.id, other.id)),
    )
    await expect(other.open([old])).rejects.toThrow()
  })

  test('S-32 an older version put back in the place of the newer does not open', async () => {
    const { ada, id, open } = await store(db, [old])
    const [before] = await ada(({ db: tx }) => tx.select().from(credentials).where(eq(credentials.id, id)))
    await ada((ctx) => replaceSecret(ctx, [old], id, 'a new one, also long enough'))
    expect(await open([old])).toBe('a new one, also long enough')
    await ada(({ db: tx }) =>
      tx
        .update(credentials)
        .set({ sealed: before?.sealed ?? '' })
        .where(eq(credentials.id, id)),
    )
    await expect(open([old])).rejects.toThrow()
  })

  test('S-31 rotation under load: everything opens with the new key alone, and the old one may go', async () => {
    const fresh = key('fresh')
    const stored = await Promise.all(Array.from({ length: 12 }, () => store(db, [old])))
    await getInstallationSecret(db, [old], 'accounts')
    const reading = Promise.all(stored.map(({ open }) => open([fresh, old])))
    const { rotated } = await rotateKeys(db, [fresh, old])
    expect(await reading).toEqual(stored.map(() => shop.secret))
    expect(rotated).toBeGreaterThanOrEqual(13)
    expect(await Promise.all(stored.map(({ open }) => open([fresh])))).toEqual(stored.map(() => shop.secret))
    const left = await db.asSystem((tx) => tx.select().from(dataKeys).where(eq(dataKeys.masterKeyId, 'old')))
    expect(left).toEqual([])
    expect(await rotateKeys(db, [fresh, old])).toEqual({ rotated: 0 })
  })

  test('S-31 a changed key with existing data is a clear error, not a new silent key', async () => {
    const impostor = { id: 'fresh', bytes: randomBytes(32) }
    await expect(getInstallationSecret(db, [impostor], 'accounts')).rejects.toThrow(/rotate-keys/)
    await expect(getInstallationSecret(db, [key('unknown')], 'accounts')).rejects.toThrow(
      /MASTER_KEYS does not hold that key/,
    )
  })

  test('S-33 a list of credentials shows the last characters of a long secret and never more', async () => {
    const { ada } = await store(db, [old])
    const [shown] = await ada(listCredentials)
    expect(shown).toMatchObject({ hint: 'aple', username: 'ada' })
    expect(JSON.stringify(shown)).not.toContain('horse')
  })

  test('S-32 a secret printed by mistake says nothing', () => {
    const secret = new Secret('hunter2')
    expect([`${secret}`, JSON.stringify({ secret }), inspect({ secret })].join()).not.toContain('hunter2')
  })
})
