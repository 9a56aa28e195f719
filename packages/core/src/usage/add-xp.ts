import { progress, type Transaction } from '@app/db'
import { sql } from 'drizzle-orm'

/** Decision 5: XP is earned by completed work. */
export async function addXp(tx: Transaction, userId: string, xp: number): Promise<void> {
  await tx
    .insert(progress)
    .values({ userId, xp })
    .onConflictDoUpdate({ target: progress.userId, set: { xp: sql`${progress.xp} + ${xp}` } })
}
