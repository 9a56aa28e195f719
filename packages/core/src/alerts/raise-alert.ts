import { type AlertRow, alerts, recordEvent, type Transaction } from '@app/db'
import { sql } from 'drizzle-orm'
import { newId } from '../new-id.ts'

export type NewAlert = Pick<AlertRow, 'userId' | 'type' | 'product' | 'message'> &
  Partial<Pick<AlertRow, 'oldPrice' | 'newPrice' | 'url' | 'agentId' | 'taskId'>>

/** Tells a person something, in the transaction that made it true. */
export async function raiseAlert(tx: Transaction, alert: NewAlert): Promise<void> {
  const id = newId()
  // Not the transaction's time: several alerts of one transaction keep their order.
  await tx.insert(alerts).values({ ...alert, id, createdAt: sql`clock_timestamp()` })
  await recordEvent(tx, {
    userId: alert.userId,
    type: 'alert.created',
    ...(alert.taskId ? { taskId: alert.taskId } : {}),
    data: { alertId: id },
  })
}
