import type { Done } from '@app/contract'
import { credentials } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { forgetSite } from '../profiles/forget-site.ts'
import type { MasterKey } from '../secrets/master-keys.ts'

/** With it goes what agents' browsers keep of its site: cookies would let them in without it. */
export async function deleteCredential(ctx: Context, masterKeys: readonly MasterKey[], id: string): Promise<Done> {
  const { db, user } = ctx
  const [gone] = await db
    .delete(credentials)
    .where(and(eq(credentials.id, id), eq(credentials.userId, user.id)))
    .returning({ origin: credentials.origin })
  if (!gone) throw notFound('credential')
  await forgetSite(ctx, masterKeys, gone.origin)
  return { ok: true }
}
