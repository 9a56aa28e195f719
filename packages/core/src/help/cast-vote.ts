import { helpVotes } from '@app/db'
import type { FaqId } from '@app/spec'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** Whether an answer was helpful. One word an account: a second one takes the place of the first. */
export async function castVote({ db, user }: Context, entry: FaqId, helpful: boolean): Promise<void> {
  await db
    .insert(helpVotes)
    .values({ userId: user.id, entry, helpful })
    .onConflictDoUpdate({ target: [helpVotes.userId, helpVotes.entry], set: { helpful, updatedAt: sql`now()` } })
}
