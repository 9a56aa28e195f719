import type { Approval } from '@app/contract'
import { approvals, recordEvent, tasks, wake } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { questionOf, toApproval } from './to-approval.ts'

/** Lets the effect happen: the task goes on, and finds the word beside the step it was given for. */
export const approveEffect = (ctx: Context, id: string, hash: string): Promise<Approval> =>
  decide(ctx, id, hash, { status: 'approved' })

/** Answers what was asked: the task goes on with it. */
export const answerTaskQuestion = (ctx: Context, id: string, hash: string, answer: string): Promise<Approval> =>
  decide(ctx, id, hash, { status: 'approved', answer })

/** The effect does not happen, and the task ends saying so. */
export const rejectEffect = (ctx: Context, id: string, hash: string): Promise<Approval> =>
  decide(ctx, id, hash, { status: 'rejected' })

interface Word {
  status: 'approved' | 'rejected'
  answer?: string
}

async function decide({ db, user }: Context, id: string, hash: string, { status, answer }: Word) {
  const mine = and(eq(approvals.id, id), eq(approvals.userId, user.id))
  const [row] = await db
    .select({ approval: approvals, taskName: tasks.name, late: sql<boolean>`${approvals.expiresAt} <= now()` })
    .from(approvals)
    .innerJoin(tasks, eq(tasks.id, approvals.taskId))
    .where(mine)
    .for('update', { of: approvals })
  if (!row) throw notFound('approval')
  if (row.approval.status !== 'waiting') throw new Fault('conflict', 'This has already been answered.')
  if (row.late) throw new Fault('conflict', 'This has waited too long to be answered. Start the task again.')
  // S-43: the answer holds for what was shown, and for nothing else.
  if (row.approval.hash !== hash)
    throw new Fault('conflict', 'What you saw is no longer what would happen. Load it again, then answer.')
  const isQuestion = questionOf(row.approval) !== null
  if (status === 'approved' && isQuestion !== (answer !== undefined))
    throw new Fault('conflict', isQuestion ? 'This is a question: answer it in words.' : 'This asks for a yes or a no.')
  const [decided] = await db
    .update(approvals)
    .set({ status, ...(answer === undefined ? {} : { answer }), decidedAt: sql`now()`, decidedBy: user.id })
    .where(mine)
    .returning()
  if (!decided) throw notFound('approval')
  await db
    .update(tasks)
    .set({ reason: null })
    .where(and(eq(tasks.id, decided.taskId), eq(tasks.status, 'pending'), eq(tasks.reason, 'awaiting-approval')))
  await recordEvent(db, { userId: user.id, type: `approval.${status}`, taskId: decided.taskId, data: { id } })
  wake(db, 'tasks')
  return toApproval(decided, row.taskName)
}
