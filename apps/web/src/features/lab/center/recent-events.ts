import type { LiveEvent, Task } from '@app/contract'
import { LAB_EVENTS } from '@app/spec'

const WORDS = { pending: 'accepted', running: 'started', completed: 'completed', failed: 'failed' } as const

/** How a task stands, told as the event that brought it there: of what happened before the stream began. */
export const asEvent = (task: Task): LiveEvent => ({
  type: `task.${WORDS[task.status]}`,
  taskId: task.id,
  at: endOf(task),
  task,
})

const endOf = ({ createdAt, executionTime }: Task): string =>
  new Date(Date.parse(createdAt) + (executionTime ?? 0)).toISOString()

/** The newest the stream has brought, and behind them how earlier tasks stand. */
export function recentEvents(log: readonly LiveEvent[], tasks: readonly Task[]): readonly LiveEvent[] {
  const told = new Set(log.map(({ taskId }) => taskId))
  const before = tasks
    .filter(({ id }) => !told.has(id))
    .map(asEvent)
    .sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
  return [...log.filter(({ type }) => type !== 'reset'), ...before].slice(0, LAB_EVENTS.kept)
}
