import type { Delivery, Paging } from '@app/contract'
import { deliveries, webhooks } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { listPage } from '../list-page.ts'
import type { Page } from '../tasks/list-tasks.ts'
import { toDelivery } from './to-delivery.ts'

export async function listDeliveries(ctx: Context, webhookId: string, paging: Paging): Promise<Page<Delivery>> {
  const [webhook] = await ctx.db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.userId, ctx.user.id)))
  if (!webhook) throw notFound('webhook')
  const { items, more } = await listPage(ctx, deliveries, 'delivery', paging, eq(deliveries.webhookId, webhookId))
  return { items: items.map(toDelivery), more }
}
