import type { Alert } from '@app/contract'
import type { EventRow, TaskRow } from '@app/db'
import type { TaskStatus, WebhookType } from '@app/spec'

/** How a task stood when it happened; by the time it is told it may stand differently. */
const STATUS = {
  'task.accepted': 'pending',
  'task.started': 'running',
  'task.completed': 'completed',
  'task.failed': 'failed',
  'task.paused': 'pending',
} satisfies Record<Exclude<WebhookType, 'alert.created'>, TaskStatus>

export const isOfTask = (type: string): type is keyof typeof STATUS => Object.hasOwn(STATUS, type)

/** What leaves: which task, and how it stood, never what its steps read or wrote. */
export function toTaskPayload(
  type: keyof typeof STATUS,
  { createdAt, data }: EventRow,
  { id, name, agentId }: Pick<TaskRow, 'id' | 'name' | 'agentId'>,
): Record<string, unknown> {
  const { reason = null, verdict = null } = data
  const task = { id, name, status: STATUS[type], reason, verdict, agentId }
  return { type, timestamp: createdAt.toISOString(), data: { task } }
}

export function toAlertPayload({ type, createdAt }: EventRow, { read: _, ...alert }: Alert): Record<string, unknown> {
  return { type, timestamp: createdAt.toISOString(), data: { alert } }
}
