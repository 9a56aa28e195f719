import type { Credential } from '@app/contract'
import type { CredentialRow } from '@app/db'
import type { Place } from '../secrets/seal.ts'

/** S-33: what may be shown; the sealed secret is not among it. */
export function toCredential({ createdAt, updatedAt, sealedTotp, ...row }: CredentialRow): Credential {
  const { id, name, origin, username, hint } = row
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return { id, name, origin, username, hint, totp: sealedTotp !== null, ...times }
}

/** A new password leaves the code generator as it is, so its seal does not count versions. */
export const totpPlace = (ownerId: string, recordId: string): Place => ({
  ownerId,
  recordId,
  field: 'totp',
  version: 1,
})

/** The last four characters, only where they are a small part of the whole. */
export const hintOf = (secret: string): string => (secret.length >= 16 ? secret.slice(-4) : '')
