import { sweepExpired } from '@app/core'
import type { Database } from '@app/db'
import type { Logger } from 'pino'

/** Often enough that nothing piles up, seldom enough that nobody notices. */
const SWEEP_EVERY_MS = 15 * 60_000

export interface Worker {
  stop(): Promise<void>
}

/** The worker's own rounds. A round that fails is told and tried again at the next. */
export function startWorker({ db, log }: { db: Database; log: Logger }): Worker {
  let round = Promise.resolve()
  const sweep = () => {
    round = sweepExpired(db).then(
      (swept) => log.debug({ swept }, 'swept'),
      (err) => log.warn({ err }, 'the sweep failed'),
    )
  }
  const timer = setInterval(sweep, SWEEP_EVERY_MS)
  sweep()
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
