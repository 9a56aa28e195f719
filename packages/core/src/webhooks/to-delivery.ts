import type { Delivery } from '@app/contract'
import type { DeliveryRow } from '@app/db'

export function toDelivery({ userId: _, eventId: __, nextAt, createdAt, deliveredAt, ...row }: DeliveryRow): Delivery {
  return {
    ...row,
    nextAt: row.status === 'waiting' ? nextAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  }
}
