import type { StepPaging, StepSummary } from '@app/contract'
import { steps, type Transaction, tasks } from '@app/db'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

/** The journal of one's task, page by page, without what is large. */
export async function listSteps({ db, user }: Context, taskId: string, paging: StepPaging): Promise<StepSummary[]> {
  const [task] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.userId, user.id)))
  if (!task) throw notFound('task')
  return readSteps(db, taskId, paging)
}

const SHOWN = {
  position: steps.position,
  path: steps.path,
  name: steps.name,
  tool: steps.tool,
  effect: steps.effect,
  status: steps.status,
  verdict: steps.verdict,
  proof: steps.proof,
  errorMessage: steps.errorMessage,
  attempts: steps.attempts,
  executionTime: steps.executionTime,
  createdAt: steps.createdAt,
}

export async function readSteps(db: Transaction, taskId: string, { after, limit }: StepPaging): Promise<StepSummary[]> {
  const rows = await db
    .select(SHOWN)
    .from(steps)
    .where(and(eq(steps.taskId, taskId), gt(steps.position, after)))
    .orderBy(asc(steps.position))
    .limit(limit)
  return rows.map(({ createdAt, ...step }) => ({ ...step, createdAt: createdAt.toISOString() }))
}
