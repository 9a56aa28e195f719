import { type CreatedTrigger, calls, type Trigger } from '@app/contract'
import type { TriggerRow } from '@app/db'
import type { Secret } from '../secrets/secret.ts'

/** What may be shown; the sealed secrets are not among it. */
export function toTrigger({ id, agentId, name, enabled, previousUntil, lastAt, createdAt }: TriggerRow): Trigger {
  return {
    id,
    agentId,
    name,
    enabled,
    path: calls.triggers.receive.path.replace(':id', id),
    previousSecretUntil: previousUntil?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** The one time the secret is shown. */
export const toCreatedTrigger = (row: TriggerRow, secret: Secret): CreatedTrigger => ({
  ...toTrigger(row),
  secret: secret.reveal(),
})
