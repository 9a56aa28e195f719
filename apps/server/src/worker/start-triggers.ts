import {
  enqueueDeliveries,
  fireDueSchedules,
  followWatches,
  type MasterKey,
  type Post,
  rebaseSchedules,
  sweepDeliveries,
} from '@app/core'
import type { Database } from '@app/db'
import type { Logger } from 'pino'
import { createCourier } from './courier.ts'
import { repeat } from './repeat.ts'

const POLL_MS = 1_000
const HOUSEKEEPING_MS = 60 * 60_000

export interface TriggerParts {
  db: Database
  log: Logger
  masterKeys: readonly MasterKey[]
  post: Post
}

/** What happens by itself: schedules fire, webhooks are told, watched prices are compared. */
export async function startTriggers({ db, log, masterKeys, post }: TriggerParts): Promise<{ stop(): Promise<void> }> {
  const failed = (round: string) => (err: unknown) => log.warn({ err, round }, 'a round failed and is tried again')
  const every = (round: string, everyMs = POLL_MS) => ({ everyMs, onError: failed(round) })
  const courier = createCourier({ db, masterKeys, post, onError: failed('delivery') })

  const sending = repeat(() => courier.look(), every('deliveries'))
  const telling = repeat(async () => {
    while ((await enqueueDeliveries(db)) > 0) sending.poke()
  }, every('webhooks'))
  const watching = repeat(async () => {
    while ((await followWatches(db)) > 0);
  }, every('watches'))
  const firing = repeat(() => fireDueSchedules(db), every('schedules'))
  const tidying = repeat(
    async () => {
      await rebaseSchedules(db)
      await sweepDeliveries(db)
    },
    every('housekeeping', HOUSEKEEPING_MS),
  )

  const rounds = [firing, watching, telling, sending, tidying]
  const hearing = await db.listen('events', () => {
    for (const round of [telling, watching, sending]) round.poke()
  })
  return {
    stop: async () => {
      await hearing.close()
      await Promise.all(rounds.map((round) => round.stop()))
      await courier.stop()
    },
  }
}
