import type { StepPlace, TaskStep } from '@app/contract'
import { steps } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { toStep } from './to-step.ts'

export async function getStep({ db, user }: Context, { id, position }: StepPlace): Promise<TaskStep> {
  const [row] = await db
    .select()
    .from(steps)
    .where(and(eq(steps.taskId, id), eq(steps.position, position), eq(steps.userId, user.id)))
  if (!row) throw notFound('step')
  return toStep(row)
}
