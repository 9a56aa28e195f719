import type { Credential, NewCredential } from '@app/contract'
import { credentials } from '@app/db'
import type { Context } from '../context.ts'
import { leaveRoom } from '../leave-room.ts'
import { newId } from '../new-id.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { seal } from '../secrets/seal.ts'
import { Secret } from '../secrets/secret.ts'
import { hintOf, toCredential, totpPlace } from './to-credential.ts'

const MOST = 500

export async function createCredential(
  ctx: Context,
  masterKeys: readonly MasterKey[],
  { secret, totp, ...credential }: NewCredential,
): Promise<Credential> {
  const { db, user } = ctx
  await leaveRoom(ctx, credentials, 'log-ins', MOST)
  const id = newId()
  const place = { ownerId: user.id, recordId: id, field: 'secret', version: 1 }
  const sealed = await seal(db, masterKeys, place, new Secret(secret))
  const sealedTotp = totp ? await seal(db, masterKeys, totpPlace(user.id, id), new Secret(totp)) : null
  const [row] = await db
    .insert(credentials)
    .values({ ...credential, id, userId: user.id, sealed, sealedTotp, hint: hintOf(secret) })
    .returning()
  if (!row) throw new Error('The database took a credential and gave none back.')
  return toCredential(row)
}
