import type { Transaction } from '@app/db'
import { decrypt, encrypt } from './cipher.ts'
import { getDataKey } from './data-key.ts'
import type { MasterKey } from './master-keys.ts'
import { Secret } from './secret.ts'

/** Where a sealed text lies. Sealed for one place, it opens in no other (S-32). */
export interface Place {
  ownerId: string
  recordId: string
  field: string
  version: number
}

const FORMAT = 'v1'
const nameOf = ({ ownerId, recordId, field, version }: Place) => [ownerId, recordId, field, version].join('|')

export async function seal(
  db: Transaction,
  masterKeys: readonly MasterKey[],
  place: Place,
  secret: Secret,
): Promise<string> {
  const key = await getDataKey(db, masterKeys, place.ownerId)
  return `${FORMAT}.${encrypt(key, Buffer.from(secret.reveal()), nameOf(place))}`
}

export async function unseal(
  db: Transaction,
  masterKeys: readonly MasterKey[],
  place: Place,
  sealed: string,
): Promise<Secret> {
  if (!sealed.startsWith(`${FORMAT}.`)) throw new Error('Sealed in a format this version does not know.')
  const key = await getDataKey(db, masterKeys, place.ownerId)
  return new Secret(decrypt(key, sealed.slice(FORMAT.length + 1), nameOf(place)).toString())
}
