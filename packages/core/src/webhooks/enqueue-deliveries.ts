import { alerts, type Database, deliveries, type EventRow, type Transaction, tasks, webhooks } from '@app/db'
import { WEBHOOK_TYPES } from '@app/spec'
import { and, inArray, sql } from 'drizzle-orm'
import { toAlert } from '../alerts/to-alert.ts'
import { takeEvents } from '../events/take-events.ts'
import { newId } from '../new-id.ts'
import { isOfTask, toAlertPayload, toTaskPayload } from './to-payload.ts'

const TOLD: ReadonlySet<string> = new Set(WEBHOOK_TYPES)

/** Turns what has happened since the last time into deliveries, one for each webhook that wants it. */
export function enqueueDeliveries(db: Database): Promise<number> {
  return takeEvents(db, 'deliveries', async (tx, batch) => {
    const told = batch.filter((event) => TOLD.has(event.type))
    const receivers = await listReceivers(tx, told)
    if (receivers.length === 0) return
    const payloads = await readPayloads(tx, told)
    const made = told.flatMap((event) =>
      receivers
        .filter((webhook) => wants(webhook, event))
        .flatMap((webhook) => {
          const payload = payloads.get(event.id)
          return payload ? [toRow(event, webhook.id, payload)] : []
        }),
    )
    if (made.length > 0) await tx.insert(deliveries).values(made).onConflictDoNothing()
  })
}

type Receiver = typeof webhooks.$inferSelect

const wants = (webhook: Receiver, { userId, type, createdAt }: EventRow): boolean =>
  webhook.userId === userId && webhook.types.includes(type) && webhook.createdAt <= createdAt

const toRow = ({ id: eventId, userId, type }: EventRow, webhookId: string, payload: Record<string, unknown>) => ({
  id: newId(),
  userId,
  webhookId,
  eventId,
  type,
  payload,
  // Not the transaction's time: the list keeps the order of the events.
  createdAt: sql`clock_timestamp()`,
})

async function listReceivers(tx: Transaction, told: EventRow[]): Promise<Receiver[]> {
  const owners = [...new Set(told.map((event) => event.userId))]
  if (owners.length === 0) return []
  return tx
    .select()
    .from(webhooks)
    .where(and(webhooks.enabled, inArray(webhooks.userId, owners)))
}

/** By event. What has been deleted since has none. */
async function readPayloads(tx: Transaction, told: EventRow[]): Promise<Map<number, Record<string, unknown>>> {
  const taskOf = await readTasks(
    tx,
    told.flatMap((event) => event.taskId ?? []),
  )
  const alertOf = await readAlerts(
    tx,
    told.flatMap(({ data }) => (typeof data.alertId === 'string' ? data.alertId : [])),
  )
  const payloads = new Map<number, Record<string, unknown>>()
  for (const event of told) {
    const task = taskOf.get(event.taskId ?? '')
    const alert = alertOf.get(String(event.data.alertId))
    if (isOfTask(event.type) && task) payloads.set(event.id, toTaskPayload(event.type, event, task))
    if (event.type === 'alert.created' && alert) payloads.set(event.id, toAlertPayload(event, toAlert(alert)))
  }
  return payloads
}

async function readTasks(tx: Transaction, ids: string[]) {
  const { id, name, agentId } = tasks
  const rows = ids.length ? await tx.select({ id, name, agentId }).from(tasks).where(inArray(id, ids)) : []
  return new Map(rows.map((row) => [row.id, row]))
}

async function readAlerts(tx: Transaction, ids: string[]) {
  const rows = ids.length ? await tx.select().from(alerts).where(inArray(alerts.id, ids)) : []
  return new Map(rows.map((row) => [row.id, row]))
}
