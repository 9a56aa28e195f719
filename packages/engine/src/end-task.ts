import { type Transaction, tasks } from '@app/db'
import type { TaskReason, Verdict } from '@app/spec'
import { eq, sql } from 'drizzle-orm'
import type { Claim } from './lease.ts'
import type { Meter } from './meter.ts'

export interface Ending {
  status: 'completed' | 'failed'
  reason?: TaskReason
  result?: string | Record<string, unknown> | null
  errorMessage?: string
  verdict?: Verdict | null
}

/** Within a transaction that holds the lease: the task is over, and nobody's any more. */
export async function endTask(tx: Transaction, meter: Meter, claim: Claim, ending: Ending): Promise<void> {
  const [ended] = await tx
    .update(tasks)
    .set({
      ...ending,
      executionTime: sql`extract(epoch from clock_timestamp() - started_at) * 1000`,
      reserved: false,
      leaseToken: null,
      leaseUntil: null,
    })
    .where(eq(tasks.id, claim.taskId))
    .returning({ actionsUsed: tasks.actionsUsed })
  if (ending.status === 'completed' && ended) await meter.reward(tx, claim.userId, ended.actionsUsed)
}
