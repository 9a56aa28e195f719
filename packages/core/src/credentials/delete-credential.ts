import type { Done } from '@app/contract'
import { credentials } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

export async function deleteCredential({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(credentials)
    .where(and(eq(credentials.id, id), eq(credentials.userId, user.id)))
    .returning({ id: credentials.id })
  if (gone.length === 0) throw notFound('credential')
  return { ok: true }
}
