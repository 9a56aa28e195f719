import { type Push, sendPushes } from '@app/core'
import type { Database } from '@app/db'
import type { Logger } from 'pino'
import { repeat } from './repeat.ts'

const POLL_MS = 5_000

/** Tells people's browsers when a run waits for them. */
export async function startPush({ db, log, push }: { db: Database; log: Logger; push: Push }) {
  const ending = new AbortController()
  const onError = (err: unknown) => ending.signal.aborted || log.warn({ err }, 'a push message was not delivered')
  const telling = repeat(() => sendPushes({ db, push, signal: ending.signal, onError }), { everyMs: POLL_MS, onError })
  const hearing = await db.listen('events', () => telling.poke())
  return {
    stop: async () => {
      ending.abort(new Error('The worker is ending.'))
      await hearing.close()
      await telling.stop()
    },
  }
}
