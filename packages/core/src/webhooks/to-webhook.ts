import type { CreatedWebhook, Webhook } from '@app/contract'
import type { WebhookRow } from '@app/db'
import type { Secret } from '../secrets/secret.ts'

/** What may be shown; the sealed secrets are not among it. */
export function toWebhook({ id, url, types, enabled, failingSince, previousUntil, createdAt }: WebhookRow): Webhook {
  return {
    id,
    url,
    types,
    enabled,
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretUntil: previousUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** The one time the secret is shown. */
export const toCreatedWebhook = (row: WebhookRow, secret: Secret): CreatedWebhook => ({
  ...toWebhook(row),
  secret: secret.reveal(),
})
