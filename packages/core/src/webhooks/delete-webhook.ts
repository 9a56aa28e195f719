import type { Done } from '@app/contract'
import { webhooks } from '@app/db'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'

export async function deleteWebhook({ db, user }: Context, id: string): Promise<Done> {
  const gone = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, user.id)))
    .returning({ id: webhooks.id })
  if (gone.length === 0) throw notFound('webhook')
  return { ok: true }
}
