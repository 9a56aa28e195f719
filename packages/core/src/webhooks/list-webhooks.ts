import type { Webhook } from '@app/contract'
import { webhooks } from '@app/db'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { toWebhook } from './to-webhook.ts'

export async function listWebhooks({ db, user }: Context): Promise<Webhook[]> {
  const rows = await db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, user.id))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))
  return rows.map(toWebhook)
}
