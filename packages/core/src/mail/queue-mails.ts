import { type Database, type EventRow, type Transaction, tasks } from '@app/db'
import { and, inArray, ne, not } from 'drizzle-orm'
import { takeEvents } from '../events/take-events.ts'
import { mailUsage } from './mail-usage.ts'
import { queueMail } from './queue-mail.ts'

/** Turns what has happened since the last time into mails. The place it has come to is kept with what it wrote. */
export function queueMails(db: Database): Promise<number> {
  return takeEvents(db, 'mails', async (tx, batch) => {
    const told = batch.flatMap((event) => {
      const kind = kindOf(event)
      return kind && event.taskId ? [{ kind, event, taskId: event.taskId }] : []
    })
    const names = await readNames(
      tx,
      told.map(({ taskId }) => taskId),
    )
    for (const { kind, event, taskId } of told) {
      const taskName = names.get(taskId)
      if (taskName === undefined) continue
      // The event and not the task: a task may ask a person more than once.
      await queueMail(tx, {
        userId: event.userId,
        kind,
        key: `${kind}:${taskId}:${event.id}`,
        values: { taskId, taskName },
      })
    }
    for (const userId of usersAtWork(batch)) await mailUsage(tx, userId)
  })
}

/** What a person has done themselves, such as cancelling, they know. */
function kindOf({ type, data }: EventRow) {
  if (type === 'task.failed' && !data.reason) return 'task-failed' as const
  if (type !== 'task.paused') return undefined
  if (data.reason === 'awaiting-approval') return 'approval-waits' as const
  return data.reason === 'needs-review' ? ('task-needs-review' as const) : undefined
}

/** Whose actions may have become more. */
const usersAtWork = (batch: EventRow[]): Set<string> =>
  new Set(batch.filter(({ type }) => type.startsWith('task.')).map(({ userId }) => userId))

/** A dry run and a test have their person in front of them, and what was deleted has no page to lead to. */
async function readNames(tx: Transaction, ids: string[]): Promise<Map<string, string>> {
  const { id, name, dryRun, origin } = tasks
  const real = and(inArray(id, ids), not(dryRun), ne(origin, 'test'))
  const rows = ids.length > 0 ? await tx.select({ id, name }).from(tasks).where(real) : []
  return new Map(rows.map((row) => [row.id, row.name]))
}
