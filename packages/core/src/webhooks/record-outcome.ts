import { type DeliveryRow, deliveries, type Transaction, webhooks } from '@app/db'
import { and, eq, lte, sql } from 'drizzle-orm'
import { raiseAlert } from '../alerts/raise-alert.ts'
import { giveUpWaiting } from './give-up-waiting.ts'
import { retryDelayMs } from './retry-delay.ts'

/** Delivered where there are no words about what went wrong. */
export interface Outcome {
  status?: number
  words?: string
  /** No further attempt would help. */
  final?: boolean
}

/** S-64: after so long of nothing but failure a webhook is switched off. */
const GIVE_UP_AFTER = sql`interval '5 days'`

export async function recordOutcome(tx: Transaction, delivery: DeliveryRow, outcome: Outcome): Promise<void> {
  const { words, status = null, final } = outcome
  // The webhook before its delivery, as whoever switches it off takes them: neither waits for the other for ever.
  await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, delivery.webhookId)).for('no key update')
  const delay = final ? undefined : retryDelayMs(delivery.attempts)
  const change =
    words === undefined
      ? { status: 'delivered' as const, deliveredAt: sql`now()` }
      : delay === undefined
        ? { status: 'failed' as const }
        : { nextAt: sql`now() + ${delay} * interval '1 millisecond'` }
  const [recorded] = await tx
    .update(deliveries)
    .set({ ...change, responseStatus: status, errorMessage: words ?? null })
    .where(and(eq(deliveries.id, delivery.id), eq(deliveries.status, 'waiting'), isThisAttempt(delivery)))
    .returning({ id: deliveries.id })
  // Replayed, switched off or taken over meanwhile: this attempt has no say any more.
  if (!recorded || final) return
  await (words === undefined ? noteSuccess(tx, delivery.webhookId) : noteFailure(tx, delivery.webhookId))
}

const isThisAttempt = ({ attempts }: DeliveryRow) => eq(deliveries.attempts, attempts)

async function noteSuccess(tx: Transaction, webhookId: string): Promise<void> {
  await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhookId))
}

async function noteFailure(tx: Transaction, webhookId: string): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, now())` })
    .where(eq(webhooks.id, webhookId))
  const hopeless = and(
    eq(webhooks.id, webhookId),
    webhooks.enabled,
    lte(webhooks.failingSince, sql`now() - ${GIVE_UP_AFTER}`),
  )
  const [off] = await tx.update(webhooks).set({ enabled: false }).where(hopeless).returning()
  if (!off) return
  await giveUpWaiting(tx, webhookId)
  const product = new URL(off.url).host
  const message =
    `Nothing has arrived at ${product} for 5 days, so this webhook was switched off. ` +
    'Mend the receiver, switch the webhook on, and replay what was missed.'
  await raiseAlert(tx, { userId: off.userId, type: 'WEBHOOK_DISABLED', product, message, url: off.url })
}
