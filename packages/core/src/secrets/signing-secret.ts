import { randomBytes } from 'node:crypto'
import type { Transaction } from '@app/db'
import { sql } from 'drizzle-orm'
import type { MasterKey } from './master-keys.ts'
import { seal, unseal } from './seal.ts'
import { Secret } from './secret.ts'

/** S-64: how long the secret before a rotation stays good, so that the other side can change over in peace. */
export const PREVIOUS_GOOD_FOR = sql`interval '24 hours'`

/** What triggers and webhooks keep of their secrets. */
export interface SignedRow {
  id: string
  userId: string
  version: number
  sealed: string
  previousSealed: string | null
  previousUntil: Date | null
}

/** In the form Standard Webhooks gives it. */
export const newSigningSecret = (): Secret => new Secret(`whsec_${randomBytes(24).toString('base64')}`)

const placeOf = ({ id, userId }: Pick<SignedRow, 'id' | 'userId'>, version: number) => ({
  ownerId: userId,
  recordId: id,
  field: 'signing-secret',
  version,
})

export const sealSigningSecret = (
  tx: Transaction,
  masterKeys: readonly MasterKey[],
  row: Pick<SignedRow, 'id' | 'userId' | 'version'>,
  secret: Secret,
): Promise<string> => seal(tx, masterKeys, placeOf(row, row.version), secret)

/** The secrets that are good at this moment, the newest first. */
export async function openSigningSecrets(
  tx: Transaction,
  masterKeys: readonly MasterKey[],
  row: SignedRow,
): Promise<Secret[]> {
  const { version, sealed, previousSealed, previousUntil } = row
  const secrets = [await unseal(tx, masterKeys, placeOf(row, version), sealed)]
  if (previousSealed && previousUntil && previousUntil.getTime() > Date.now()) {
    secrets.push(await unseal(tx, masterKeys, placeOf(row, version - 1), previousSealed))
  }
  return secrets
}
