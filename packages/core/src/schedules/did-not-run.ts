import { agents, alerts, type ScheduleRow, type Transaction } from '@app/db'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { raiseAlert } from '../alerts/raise-alert.ts'

export interface Missed {
  /** Why, and what helps; the alert ends with it. */
  why: string
  taskId?: string | undefined
  /** True where the same would be told at every due time until somebody changes something. */
  lasting?: boolean
}

/** Says when a run was due and why it did not happen. */
export async function tellDidNotRun(tx: Transaction, schedule: ScheduleRow, due: Date, missed: Missed): Promise<void> {
  const { userId, agentId, timezone } = schedule
  const { why, taskId, lasting } = missed
  if (lasting && (await wasTold(tx, agentId, why))) return
  const [agent] = await tx.select({ name: agents.name }).from(agents).where(eq(agents.id, agentId))
  const at = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, dateStyle: 'medium', timeStyle: 'short' }).format(
    due,
  )
  const product = agent?.name ?? 'An agent'
  const message = `${product} was due on ${at} (${timezone}) and did not run. ${why}`
  await raiseAlert(tx, { userId, agentId, type: 'DID_NOT_RUN', product, message, taskId: taskId ?? null })
}

/** One unread alert a reason is enough: an agent paused for a week must not fill the list every minute. */
async function wasTold(tx: Transaction, agentId: string, why: string): Promise<boolean> {
  const unread = and(eq(alerts.agentId, agentId), eq(alerts.type, 'DID_NOT_RUN'), isNull(alerts.readAt))
  const [told] = await tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(unread, sql`right(${alerts.message}, length(${why})) = ${why}`))
    .limit(1)
  return told !== undefined
}
