import { type MailRow, mails, type Transaction } from '@app/db'
import { and, eq, sql } from 'drizzle-orm'
import { retryDelayMs } from '../webhooks/retry-delay.ts'

/** How an attempt went: where the mail is now, or why it is not there. */
export type MailOutcome =
  | { status: 'sent' | 'kept' | 'withdrawn' }
  /** `final`: a further attempt would not help, or could bring it twice. */
  | { words: string; final?: boolean | undefined }

const ONE_TIME_LINKS = ['verify-address', 'reset-password']

/** Written only by whoever holds the claim: an attempt that was given up for dead has no say any more. */
export async function recordMail(tx: Transaction, mail: MailRow, outcome: MailOutcome): Promise<void> {
  const thisAttempt = and(eq(mails.id, mail.id), eq(mails.status, 'waiting'), eq(mails.attempts, mail.attempts))
  await tx.update(mails).set(toChange(mail, outcome)).where(thisAttempt)
}

function toChange(mail: MailRow, outcome: MailOutcome) {
  const ended = { endedAt: sql`now()`, ...(ONE_TIME_LINKS.includes(mail.kind) ? { values: {} } : {}) }
  if ('status' in outcome) return { status: outcome.status, errorMessage: null, ...ended }
  const delay = outcome.final ? undefined : retryDelayMs(mail.attempts)
  return {
    errorMessage: outcome.words,
    ...(delay === undefined
      ? { status: 'failed' as const, ...ended }
      : { nextAt: sql`now() + ${delay} * interval '1 millisecond'` }),
  }
}
