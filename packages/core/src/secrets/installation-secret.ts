import { randomBytes } from 'node:crypto'
import { type Database, installation } from '@app/db'
import { eq } from 'drizzle-orm'
import type { MasterKey } from './master-keys.ts'
import { seal, unseal } from './seal.ts'
import { Secret } from './secret.ts'

const OWNER = 'installation'

/** A secret of the installation itself, made at first need and kept sealed; a wrong master key is noticed here, at start. */
export function getInstallationSecret(db: Database, masterKeys: readonly MasterKey[], name: string): Promise<Secret> {
  const place = { ownerId: OWNER, recordId: name, field: 'value', version: 1 }
  return db.asSystem(async (tx) => {
    const find = async () => (await tx.select().from(installation).where(eq(installation.name, name)))[0]
    const found = await find()
    if (found) return unseal(tx, masterKeys, place, found.sealed)
    const sealed = await seal(tx, masterKeys, place, new Secret(randomBytes(32).toString('base64url')))
    await tx.insert(installation).values({ name, sealed }).onConflictDoNothing()
    const kept = await find()
    if (!kept) throw new Error('An installation secret was written and is not there.')
    return unseal(tx, masterKeys, place, kept.sealed)
  })
}
