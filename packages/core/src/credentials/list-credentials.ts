import type { Credential } from '@app/contract'
import { credentials } from '@app/db'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { toCredential } from './to-credential.ts'

export async function listCredentials({ db, user }: Context): Promise<Credential[]> {
  const rows = await db
    .select()
    .from(credentials)
    .where(eq(credentials.userId, user.id))
    .orderBy(asc(credentials.name), asc(credentials.id))
  return rows.map(toCredential)
}
