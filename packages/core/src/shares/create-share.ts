import type { NewShare } from '@app/contract'
import { shares, tasks } from '@app/db'
import type { ShareDays } from '@app/spec'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { leaveRoom } from '../leave-room.ts'
import { newId } from '../new-id.ts'
import { toShare } from './to-share.ts'
import { hashToken, newToken } from './token.ts'

/** More than anyone keeps in mind; those that ran out do not count. */
const MOST_SHARES = 200

/** The token is told once; what is kept is only enough to recognise it. */
export async function createShare(ctx: Context, taskId: string, days: ShareDays): Promise<NewShare> {
  const { db, user } = ctx
  const [task] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.userId, user.id)))
  if (!task) throw notFound('task')
  await db.delete(shares).where(and(eq(shares.userId, user.id), lt(shares.expiresAt, sql`now()`)))
  await leaveRoom(ctx, shares, 'links', MOST_SHARES)
  const token = newToken()
  const expiresAt = sql`now() + make_interval(days => ${days}::int)`
  const [row] = await db
    .insert(shares)
    .values({ id: newId(), userId: user.id, taskId, tokenHash: hashToken(token), expiresAt })
    .returning()
  if (!row) throw new Error('A share was written and did not come back.')
  return { ...toShare(row), token }
}
