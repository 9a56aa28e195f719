import { type BillingParts, handleEvents, reconcile, reconcileAwaited, sweepPaymentEvents } from '@app/core'
import type { Logger } from 'pino'
import { repeat } from '../worker/repeat.ts'

const POLL_MS = 5_000
const AWAITED_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** The worker's part of billing: acts on what the provider told, and asks where it told nothing. */
export async function startBilling(parts: BillingParts, log: Logger): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController()
  const failed = (round: string) => (err: unknown) => log.warn({ err, round }, 'a round failed and is tried again')
  const handling = repeat(() => handleEvents(parts), { everyMs: POLL_MS, onError: failed('payment events') })
  const awaiting = repeat(() => reconcileAwaited(parts), { everyMs: AWAITED_MS, onError: failed('awaited payments') })
  const daily = repeat(
    async () => {
      log.info({ billing: await reconcile(parts, ending.signal) }, 'payments reconciled')
      await sweepPaymentEvents(parts.db)
    },
    { everyMs: DAY_MS, onError: failed('reconciliation') },
  )
  const hearing = await parts.db.listen('billing', () => handling.poke())
  return {
    stop: async () => {
      ending.abort()
      await hearing.close()
      await Promise.all([handling, awaiting, daily].map((round) => round.stop()))
    },
  }
}
