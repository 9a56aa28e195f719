import { deliveries, type Transaction } from '@app/db'
import { and, eq } from 'drizzle-orm'

export const SWITCHED_OFF = 'The webhook was switched off before this arrived. Switch it on and replay.'

/** What was on its way to a webhook that is off now stays behind; a person can replay it. */
export async function giveUpWaiting(tx: Transaction, webhookId: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ status: 'failed', errorMessage: SWITCHED_OFF })
    .where(and(eq(deliveries.webhookId, webhookId), eq(deliveries.status, 'waiting')))
}
