import type { Share } from '@app/contract'
import { shares } from '@app/db'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { toShare } from './to-share.ts'

export async function listShares({ db, user }: Context, taskId: string): Promise<Share[]> {
  const rows = await db
    .select()
    .from(shares)
    .where(and(eq(shares.taskId, taskId), eq(shares.userId, user.id), gt(shares.expiresAt, sql`now()`)))
    .orderBy(desc(shares.createdAt))
  return rows.map(toShare)
}
