import { credentials, type Database } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { Fault } from '../fault.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { unseal } from '../secrets/seal.ts'
import type { Secret } from '../secrets/secret.ts'
import { totpPlace } from './to-credential.ts'

/** S-05: the only way to a stored secret, and it leads to the origin the secret belongs to or nowhere. */
export function openLogIn(
  db: Database,
  masterKeys: readonly MasterKey[],
  userId: string,
  name: string,
  origin: string,
): Promise<{ username: string; secret: Secret; totp?: Secret }> {
  return db.asUser(userId, async (tx) => {
    const named = await tx
      .select()
      .from(credentials)
      .where(and(eq(credentials.userId, userId), eq(credentials.name, name)))
    if (named.length === 0) throw new Fault('not-found', `There is no stored log-in "${name}". Store it first.`)
    const fitting = named.find((row) => row.origin === origin)
    if (!fitting) {
      const theirs = named.map((row) => row.origin).join(', ')
      throw new Fault('forbidden', `The log-in "${name}" belongs to ${theirs} and is not given to ${origin}.`)
    }
    const { id, username, version, sealed, sealedTotp } = fitting
    const place = { ownerId: userId, recordId: id, field: 'secret', version }
    const secret = await unseal(tx, masterKeys, place, sealed)
    if (!sealedTotp) return { username, secret }
    return { username, secret, totp: await unseal(tx, masterKeys, totpPlace(userId, id), sealedTotp) }
  })
}
