import type { CreatedWebhook } from '@app/contract'
import { webhooks } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../fault.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { newSigningSecret, PREVIOUS_GOOD_FOR, sealSigningSecret } from '../secrets/signing-secret.ts'
import { toCreatedWebhook } from './to-webhook.ts'

/** S-64: for a while deliveries carry both signatures, so that the receiver can change over. */
export async function rotateWebhook(
  { db, user }: Context,
  masterKeys: readonly MasterKey[],
  id: string,
): Promise<CreatedWebhook> {
  const mine = and(eq(webhooks.id, id), eq(webhooks.userId, user.id))
  const [old] = await db.select().from(webhooks).where(mine).for('update')
  if (!old) throw notFound('webhook')
  const secret = newSigningSecret()
  const version = old.version + 1
  const sealed = await sealSigningSecret(db, masterKeys, { id, userId: user.id, version }, secret)
  const [row] = await db
    .update(webhooks)
    .set({ sealed, version, previousSealed: old.sealed, previousUntil: sql`now() + ${PREVIOUS_GOOD_FOR}` })
    .where(mine)
    .returning()
  if (!row) throw notFound('webhook')
  return toCreatedWebhook(row, secret)
}
