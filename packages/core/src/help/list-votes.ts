import type { HelpVotes } from '@app/contract'
import { type Database, helpVotes } from '@app/db'
import { FAQ_IDS } from '@app/spec'
import { eq, sql } from 'drizzle-orm'

/** How many people each answer has helped, and what the asker said. Counted by the installation: nobody sees who said what. */
export async function listVotes(db: Database, userId: string | undefined): Promise<HelpVotes> {
  const { entry, helpful } = helpVotes
  const counted = await db.asSystem((tx) =>
    tx
      .select({ entry, helpful: sql<number>`(count(*) filter (where ${helpful}))::int` })
      .from(helpVotes)
      .groupBy(entry),
  )
  const own = userId
    ? await db.asUser(userId, (tx) => tx.select({ entry, helpful }).from(helpVotes).where(eq(helpVotes.userId, userId)))
    : []
  return FAQ_IDS.map((id) => ({
    entry: id,
    helpful: counted.find((row) => row.entry === id)?.helpful ?? 0,
    mine: own.find((row) => row.entry === id)?.helpful ?? null,
  }))
}
