import type { Alert } from '@app/contract'
import type { AlertRow } from '@app/db'

/** Spec 2 §3: under the names the specification gives the fields. */
export function toAlert(row: AlertRow): Alert {
  const { id, type, product, message, oldPrice, newPrice, url, agentId, taskId, readAt, createdAt } = row
  return {
    product,
    message,
    old_price: oldPrice,
    new_price: newPrice,
    type,
    timestamp: createdAt.toISOString(),
    url,
    id,
    read: readAt !== null,
    agentId,
    taskId,
  }
}
