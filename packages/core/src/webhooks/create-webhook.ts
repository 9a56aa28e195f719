import type { CreatedWebhook, NewWebhook } from '@app/contract'
import { webhooks } from '@app/db'
import type { Context } from '../context.ts'
import { leaveRoom } from '../leave-room.ts'
import { newId } from '../new-id.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { newSigningSecret, sealSigningSecret } from '../secrets/signing-secret.ts'
import { toCreatedWebhook } from './to-webhook.ts'

/** Each event is sent to each of them. */
const MOST = 20

export async function createWebhook(
  ctx: Context,
  masterKeys: readonly MasterKey[],
  { url, types }: NewWebhook,
): Promise<CreatedWebhook> {
  const { db, user } = ctx
  await leaveRoom(ctx, webhooks, 'webhooks', MOST)
  const secret = newSigningSecret()
  const row = { id: newId(), userId: user.id, version: 1, url, types }
  const sealed = await sealSigningSecret(db, masterKeys, row, secret)
  const [made] = await db
    .insert(webhooks)
    .values({ ...row, sealed })
    .returning()
  if (!made) throw new Error('The database took a webhook and gave none back.')
  return toCreatedWebhook(made, secret)
}
