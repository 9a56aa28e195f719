import type { Delivery } from '@app/contract'
import { deliveries, wake, webhooks } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { Fault, notFound } from '../fault.ts'
import { toDelivery } from './to-delivery.ts'

/** U-07: sends it again, from the first attempt, under the same webhook-id: the receiver can see that it is the same. */
export async function replayDelivery({ db, user }: Context, id: string): Promise<Delivery> {
  const mine = and(eq(deliveries.id, id), eq(deliveries.userId, user.id))
  const [found] = await db
    .select({ enabled: webhooks.enabled })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
    .where(mine)
  if (!found) throw notFound('delivery')
  if (!found.enabled) throw new Fault('conflict', 'This webhook is switched off. Switch it on, then replay.')
  const [row] = await db
    .update(deliveries)
    .set({
      status: 'waiting',
      attempts: 0,
      nextAt: sql`now()`,
      errorMessage: null,
      responseStatus: null,
      deliveredAt: null,
    })
    .where(mine)
    .returning()
  if (!row) throw notFound('delivery')
  wake(db, 'events', user.id)
  return toDelivery(row)
}
