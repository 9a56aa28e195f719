import type { BrowserProfile } from '@app/contract'
import { browserProfiles } from '@app/db'
import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'

export async function listProfiles({ db, user }: Context): Promise<BrowserProfile[]> {
  const { id, name, createdAt, updatedAt } = browserProfiles
  const rows = await db
    .select({ id, name, createdAt, updatedAt })
    .from(browserProfiles)
    .where(eq(browserProfiles.userId, user.id))
    .orderBy(asc(name))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}
