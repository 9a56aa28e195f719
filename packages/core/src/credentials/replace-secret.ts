import type { Credential } from '@app/contract'
import { credentials } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { seal } from '../secrets/seal.ts'
import { Secret } from '../secrets/secret.ts'
import { hintOf, toCredential } from './to-credential.ts'

export async function replaceSecret(
  { db, user }: Context,
  masterKeys: readonly MasterKey[],
  id: string,
  secret: string,
): Promise<Credential> {
  const mine = and(eq(credentials.id, id), eq(credentials.userId, user.id))
  const [old] = await db.select().from(credentials).where(mine).for('update')
  if (!old) throw notFound('credential')
  const version = old.version + 1
  const place = { ownerId: user.id, recordId: id, field: 'secret', version }
  const sealed = await seal(db, masterKeys, place, new Secret(secret))
  const [row] = await db
    .update(credentials)
    .set({ sealed, version, hint: hintOf(secret), updatedAt: sql`now()` })
    .where(mine)
    .returning()
  if (!row) throw notFound('credential')
  return toCredential(row)
}
