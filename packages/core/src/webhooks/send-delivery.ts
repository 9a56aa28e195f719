import { type Database, type DeliveryRow, webhooks } from '@app/db'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import type { MasterKey } from '../secrets/master-keys.ts'
import type { Secret } from '../secrets/secret.ts'
import { openSigningSecrets } from '../secrets/signing-secret.ts'
import { SWITCHED_OFF } from './give-up-waiting.ts'
import type { Post } from './post.ts'
import { type Outcome, recordOutcome } from './record-outcome.ts'

export interface Sender {
  db: Database
  masterKeys: readonly MasterKey[]
  post: Post
  signal: AbortSignal
}

/** Makes one attempt and writes down what came of it. No transaction is open while the other side takes its time. */
export async function sendDelivery(sender: Sender, delivery: DeliveryRow): Promise<void> {
  const { db, masterKeys, signal } = sender
  const { webhook, secrets } = await db.asUser(delivery.userId, async (tx) => {
    const [found] = await tx.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId))
    return { webhook: found, secrets: found ? await openSigningSecrets(tx, masterKeys, found) : [] }
  })
  if (!webhook) return
  const outcome: Outcome = webhook.enabled
    ? await attempt(sender, webhook.url, delivery, secrets)
    : { words: SWITCHED_OFF, final: true }
  // Broken off by us: nothing is known of it, and once its claim has run out it is sent again.
  if (signal.aborted) return
  await db.asUser(delivery.userId, (tx) => recordOutcome(tx, delivery, outcome))
}

async function attempt(
  { post, signal }: Sender,
  url: string,
  delivery: DeliveryRow,
  secrets: Secret[],
): Promise<Outcome> {
  try {
    const body = JSON.stringify(delivery.payload)
    const { status } = await post({ url, headers: sign(delivery.id, body, secrets), body }, signal)
    if (status >= 200 && status < 300) return { status }
    const redirected = status >= 300 && status < 400
    return {
      status,
      words: redirected
        ? `The address answered ${status}, which leads elsewhere, and webhooks do not follow. Give the address it leads to.`
        : `The address answered ${status}. Only 200 to 299 count as received.`,
    }
  } catch (error) {
    return { words: error instanceof Error ? error.message : 'It could not be sent.' }
  }
}

/** One signature a secret: during a rotation the receiver may still know either. */
function sign(id: string, body: string, secrets: Secret[]): Record<string, string> {
  const at = new Date()
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret.reveal()).sign(id, at, body)).join(' '),
  }
}
