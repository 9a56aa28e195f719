import type { Spent } from '@app/contract'
import { modelUses, type Transaction } from '@app/db'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'

/** Keeps what a model took, beside the actions: it is no action, and it costs. */
export async function recordModelUse({ db, user }: Context, spent: Spent): Promise<void> {
  await db.insert(modelUses).values({ id: newId(), userId: user.id, ...spent })
}

export interface DecisionUse {
  userId: string
  taskId: string
  position: number
  spent: Spent
}

/** The same for what was decided in a task, once a step however often it is written. */
export async function recordDecisions(tx: Transaction, uses: readonly DecisionUse[]): Promise<void> {
  if (uses.length === 0) return
  const rows = uses.map(({ userId, taskId, position, spent }) => ({
    ...spent,
    ...{ id: `${taskId}-${position}`, userId, taskId },
  }))
  await tx.insert(modelUses).values(rows).onConflictDoNothing()
}
