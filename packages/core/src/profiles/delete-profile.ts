import type { Done } from '@app/contract'
import { browserProfiles } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

export async function deleteProfile({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(browserProfiles)
    .where(and(eq(browserProfiles.id, id), eq(browserProfiles.userId, user.id)))
    .returning({ id: browserProfiles.id })
  if (gone.length === 0) throw notFound('browser profile')
  return { ok: true }
}
