import type { Task } from '@app/contract'
import type { TaskRow } from '@app/db'

/** What the browser may know of a task. Not among it: the lease, what is set aside, the recipe as it was. */
type Shown = Pick<TaskRow, Exclude<keyof Task, 'createdAt'> | 'createdAt'>

export function toTask(row: Shown): Task {
  const { id, agentId, name, description, status, reason, executionTime, result, errorMessage, verdict } = row
  const { actionsUsed, costCents, origin, dryRun } = row
  const createdAt = row.createdAt.toISOString()
  return {
    ...{ id, agentId, name, description, status, reason, createdAt, executionTime, result, errorMessage, verdict },
    ...{ actionsUsed, costCents, origin, dryRun },
  }
}
