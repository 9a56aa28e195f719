import type { Task } from '@app/contract'
import type { TaskRow } from '@app/db'

/** The row minus what the browser has no business with: the lease, the allowance, the recipe as it was. */
export function toTask(row: TaskRow): Task {
  const { id, agentId, name, description, status, reason, executionTime, result, errorMessage, verdict, actionsUsed } =
    row
  const createdAt = row.createdAt.toISOString()
  return {
    id,
    agentId,
    name,
    description,
    status,
    reason,
    createdAt,
    executionTime,
    result,
    errorMessage,
    verdict,
    actionsUsed,
  }
}
