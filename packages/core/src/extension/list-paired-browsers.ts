import type { PairedBrowser } from '@app/contract'
import { pairedBrowsers } from '@app/db'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'

export async function listPairedBrowsers({ db, user }: Context): Promise<PairedBrowser[]> {
  const rows = await db
    .select()
    .from(pairedBrowsers)
    .where(eq(pairedBrowsers.userId, user.id))
    .orderBy(desc(pairedBrowsers.createdAt))
  return rows.map(({ id, name, createdAt, lastSeenAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}
