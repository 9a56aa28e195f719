import type { Approval } from '@app/contract'
import { approvals, tasks } from '@app/db'
import { LIST_LIMIT } from '@app/spec'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { toApproval } from './to-approval.ts'

export async function listApprovals({ db, user }: Context): Promise<Approval[]> {
  const rows = await db
    .select({ approval: approvals, taskName: tasks.name })
    .from(approvals)
    .innerJoin(tasks, eq(tasks.id, approvals.taskId))
    .where(and(eq(approvals.userId, user.id), eq(approvals.status, 'waiting'), gt(approvals.expiresAt, sql`now()`)))
    .orderBy(asc(approvals.createdAt))
    .limit(LIST_LIMIT)
  return rows.map(({ approval, taskName }) => toApproval(approval, taskName))
}
