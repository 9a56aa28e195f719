import type { Webhook, WebhookChange } from '@app/contract'
import { webhooks } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import { giveUpWaiting } from './give-up-waiting.ts'
import { toWebhook } from './to-webhook.ts'

export async function changeWebhook({ db, user }: Context, id: string, change: WebhookChange): Promise<Webhook> {
  const { url, types, enabled } = change
  const [row] = await db
    .update(webhooks)
    .set({
      // The id again, so that a change of nothing is a statement too.
      id,
      ...(url === undefined ? {} : { url }),
      ...(types === undefined ? {} : { types }),
      ...(enabled === undefined ? {} : { enabled }),
      // A new address, or a new try with the old one: the days of failure count from here.
      ...(url !== undefined || enabled ? { failingSince: null } : {}),
    })
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, user.id)))
    .returning()
  if (!row) throw notFound('webhook')
  if (enabled === false) await giveUpWaiting(db, id)
  return toWebhook(row)
}
