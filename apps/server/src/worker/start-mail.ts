import { claimMail, type DeliverMail, queueMails, sendMail, sweepMails } from '@app/core'
import type { Database, MailRow } from '@app/db'
import type { Logger } from 'pino'
import { repeat } from './repeat.ts'

const POLL_MS = 1_000
const HOUSEKEEPING_MS = 60 * 60_000
/** Mails on their way at once in one process: most of them wait for the mail server. */
const LANES = 4
/** What is under way at the end gets this long. Broken off, it is tried again once its claim has run out. */
const GRACE_MS = 5_000

export interface MailParts {
  db: Database
  log: Logger
  deliver: DeliverMail
}

/** The product's own mails: what happened is turned into mails, and what is due is sent. */
export async function startMail({ db, log, deliver }: MailParts): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController()
  let ended = false
  const every = (round: string, everyMs = POLL_MS) => ({
    everyMs,
    onError: (err: unknown) => log.warn({ err, round }, 'a round failed and is tried again'),
  })

  /** Goes on with the next one that is due, until there is none. */
  async function drive(first?: MailRow): Promise<void> {
    let mail = first ?? (await claimMail(db))
    while (mail) {
      await sendMail({ db, deliver, signal: ending.signal }, mail)
      mail = ended ? undefined : await claimMail(db)
    }
  }

  const sending = repeat(async () => {
    // Mostly there is none, and one question finds that out.
    const first = await claimMail(db)
    if (first) await Promise.all([drive(first), ...Array.from({ length: LANES - 1 }, () => drive())])
  }, every('mails'))
  const telling = repeat(async () => {
    while (!ended && (await queueMails(db)) > 0) sending.poke()
  }, every('news'))
  const tidying = repeat(() => sweepMails(db), every('old mails', HOUSEKEEPING_MS))
  const hearing = await db.listen('events', () => telling.poke())
  return {
    stop: async () => {
      ended = true
      await hearing.close()
      const timer = setTimeout(() => ending.abort(new Error('The worker is ending.')), GRACE_MS)
      await Promise.all([telling, sending, tidying].map((round) => round.stop()))
      clearTimeout(timer)
    },
  }
}
