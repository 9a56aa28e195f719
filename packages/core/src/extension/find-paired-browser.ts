import { type Database, pairedBrowsers } from '@app/db'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { hashOf } from './codes.ts'

interface Found {
  id: string
  userId: string
  origin: string
}

/** Whose browser shows this token, if it is still good. */
export async function findPairedBrowser(db: Database, token: string): Promise<Found | undefined> {
  const { id, userId, origin } = pairedBrowsers
  return db.asSystem(async (tx) => {
    const [found] = await tx
      .select({ id, userId, origin })
      .from(pairedBrowsers)
      .where(and(eq(pairedBrowsers.tokenHash, hashOf(token)), gt(pairedBrowsers.tokenExpiresAt, sql`now()`)))
    // Seen to the minute: a list that asks every few seconds need not write each time.
    if (found)
      await tx
        .update(pairedBrowsers)
        .set({ lastSeenAt: sql`now()` })
        .where(and(eq(id, found.id), lt(pairedBrowsers.lastSeenAt, sql`now() - interval '1 minute'`)))
    return found
  })
}
