import type { Done } from '@app/contract'
import { shares } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

export async function revokeShare({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(shares)
    .where(and(eq(shares.id, id), eq(shares.userId, user.id)))
    .returning({ id: shares.id })
  if (gone.length === 0) throw notFound('link')
  return { ok: true }
}
