import type { RecentAction } from '@app/contract'
import { actions, type Transaction } from '@app/db'
import { RECENT_ACTIONS } from '@app/spec'
import { desc, gte } from 'drizzle-orm'
import { since } from './since.ts'

export async function listRecentActions(tx: Transaction, hours: number): Promise<RecentAction[]> {
  const { id, userId, modelUsed, costCents, success, createdAt } = actions
  const rows = await tx
    .select({ id, userId, modelUsed, costCents, success, createdAt })
    .from(actions)
    .where(gte(createdAt, since(hours)))
    .orderBy(desc(createdAt), desc(userId))
    .limit(RECENT_ACTIONS)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
