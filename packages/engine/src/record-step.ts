import { randomUUID } from 'node:crypto'
import { type StepRow, steps, tasks } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import { type Ending, endTask } from './end-task.ts'
import { holdLease } from './lease.ts'
import type { StepParts } from './take-step.ts'

export type Outcome = Pick<StepRow, 'status'> & Partial<Omit<StepRow, 'status'>>

/** Where the task goes from a step that was done: on to another, to its end, or nowhere yet. */
export type Then = { goesOn: true } | { ends: Ending } | undefined

/**
 * House rule: what must survive is written with its record. The step, its charge, what is set aside for the next and the
 * task's end: all of it or nothing. Says whether the next step may begin without asking again.
 */
export function recordStep(parts: StepParts, outcome: Outcome, then?: Then): Promise<{ admitted: boolean }> {
  const { db, claim, meter, position, leaf } = parts
  const { taskId, userId } = claim
  return db.asUser(userId, async (tx) => {
    const { cancelRequested, reserved } = await holdLease(tx, claim)
    const row = toRow(parts, outcome)
    const { id: _, ...set } = row
    await tx
      .insert(steps)
      .values(row)
      .onConflictDoUpdate({ target: [steps.taskId, steps.position], set })
    if (outcome.status !== 'done') {
      if (reserved) await meter.release(tx, userId)
      await tx.update(tasks).set({ reserved: false }).where(eq(tasks.id, taskId))
      return { admitted: false }
    }
    const goesOn = then !== undefined && 'goesOn' in then && !cancelRequested
    const kept = await meter.charge(tx, { userId, taskId, position, tool: leaf.tool, goesOn })
    await tx
      .update(tasks)
      .set({ reserved: kept, actionsUsed: sql`${tasks.actionsUsed} + 1` })
      .where(eq(tasks.id, taskId))
    if (then && 'ends' in then) await endTask(tx, meter, claim, then.ends)
    return { admitted: kept }
  })
}

export const toRow = ({ claim, leaf, tool, position }: StepParts, outcome: Outcome) => ({
  id: randomUUID(),
  userId: claim.userId,
  taskId: claim.taskId,
  position,
  path: leaf.path,
  name: leaf.name,
  tool: leaf.tool,
  effect: tool.effect,
  input: leaf.input,
  ...outcome,
})
