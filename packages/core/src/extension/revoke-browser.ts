import type { Done } from '@app/contract'
import { pairedBrowsers, recordEvent } from '@app/db'
import { and, eq } from 'drizzle-orm'
import { accessChanged } from '../account/access-changed.ts'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

/** Its token and its renewal are refused from the next request on. */
export async function revokeBrowser({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(pairedBrowsers)
    .where(and(eq(pairedBrowsers.id, id), eq(pairedBrowsers.userId, user.id)))
    .returning({ id: pairedBrowsers.id })
  if (gone.length === 0) throw notFound('browser')
  await recordEvent(db, accessChanged(user.id))
  return { ok: true }
}
