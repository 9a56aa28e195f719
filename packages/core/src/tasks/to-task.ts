import type { Task } from '@app/contract'
import { type TaskRow, tasks } from '@app/db'
import { getTableColumns, sql } from 'drizzle-orm'
import { shortenResult } from './shorten-result.ts'

/** What the browser may know of a task. Not among it: the lease, what is set aside, the recipe as it was. */
type Shown = Pick<TaskRow, Exclude<keyof Task, 'createdAt' | 'resultCut'> | 'createdAt'>

export function toTask(row: Shown): Task {
  const { id, agentId, name, description, status, reason, executionTime, result, errorMessage, verdict } = row
  const { actionsUsed, costCents, origin, dryRun } = row
  const createdAt = row.createdAt.toISOString()
  return {
    ...{ id, agentId, name, description, status, reason, createdAt, executionTime, result, errorMessage, verdict },
    ...{ actionsUsed, costCents, origin, dryRun },
  }
}

/** Stored larger than this, a result stays in the database when a list is read. */
const MOST_BYTES = 65_536

const { recipe: _, ...columns } = getTableColumns(tasks)

/** The columns of a task for a list: thirty results of a megabyte each are not what somebody came for. */
export const LISTED_TASK = {
  ...columns,
  result: sql<TaskRow['result']>`case when pg_column_size(${tasks.result}) <= ${MOST_BYTES} then ${tasks.result} end`,
  hasResult: sql<boolean>`${tasks.result} is not null`,
}

export function toListedTask(row: Shown & { hasResult: boolean }): Task {
  const task = toTask(row)
  const result = shortenResult(task.result)
  return result === task.result && (result !== null || !row.hasResult) ? task : { ...task, result, resultCut: true }
}
