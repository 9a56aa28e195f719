import type { Credential } from '@app/contract'
import type { CredentialRow } from '@app/db'

/** S-33: what may be shown; the sealed secret is not among it. */
export function toCredential({ id, name, origin, username, hint, createdAt, updatedAt }: CredentialRow): Credential {
  return { id, name, origin, username, hint, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** The last four characters, only where they are a small part of the whole. */
export const hintOf = (secret: string): string => (secret.length >= 16 ? secret.slice(-4) : '')
