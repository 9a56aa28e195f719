import {
  type Files,
  sweepDeletedAgents,
  sweepDrafts,
  sweepExpired,
  sweepOldEvents,
  sweepOldTasks,
  sweepOrphans,
} from '@app/core'
import type { Database } from '@app/db'
import type { Logger } from 'pino'
import { repeat } from './repeat.ts'

/** Often enough that nothing piles up, seldom enough that nobody notices. */
const SHORT_MS = 15 * 60_000
/** What looks at everything there is. */
const LONG_MS = 24 * 60 * 60_000

export interface HousekeepingParts {
  db: Database
  log: Logger
  files: Files
}

/** The worker's own rounds: what has run out or grown old is removed. A round that fails is told and tried again at the next. */
export function startHousekeeping({ db, log, files }: HousekeepingParts): { stop(): Promise<void> } {
  const ending = new AbortController()
  const sweep = (what: string, everyMs: number, round: () => Promise<unknown>) =>
    repeat(async () => log.debug({ swept: await round() }, what), {
      everyMs,
      onError: (err) => log.warn({ err, round: what }, 'the sweep failed'),
    })
  const rounds = [
    sweep('sessions and codes', SHORT_MS, () => sweepExpired(db)),
    sweep('deleted agents', SHORT_MS, () => sweepDeletedAgents(db)),
    sweep('events', SHORT_MS, () => sweepOldEvents(db, ending.signal)),
    sweep('drafts', LONG_MS, () => sweepDrafts(db)),
    sweep('tasks', LONG_MS, () => sweepOldTasks(db, files, ending.signal)),
    sweep('files', LONG_MS, () => sweepOrphans(db, files, ending.signal)),
  ]
  return {
    stop: async () => {
      ending.abort()
      await Promise.all(rounds.map((round) => round.stop()))
    },
  }
}
