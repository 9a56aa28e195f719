import type { Database, MailRow } from '@app/db'
import { GOVERNED_MAILS } from '@app/spec'
import type { MailContent } from './mail-values.ts'
import { type Recipient, readRecipient } from './read-recipient.ts'
import { type MailOutcome, recordMail } from './record-mail.ts'

/** All that mails want of the world: words are put to it, and it goes out. The id is the same for every attempt. */
export type DeliverMail = (
  mail: MailContent & { id: string },
  recipient: Recipient,
  signal: AbortSignal,
) => Promise<MailOutcome>

export interface MailSender {
  db: Database
  deliver: DeliverMail
  signal: AbortSignal
}

const EXPIRED = 'Its link had run out before it could be sent. A new one can be asked for.'

/** Makes one attempt and writes down what came of it. No transaction is open while the mail server takes its time. */
export async function sendMail({ db, deliver, signal }: MailSender, mail: MailRow): Promise<void> {
  const recipient = await db.asUser(mail.userId, (tx) => readRecipient(tx, mail.userId))
  if (!recipient) return
  const outcome = judge(mail, recipient) ?? (await attempt(deliver, mail, recipient, signal))
  // Broken off by us: nothing is known of it, and once its claim has run out it is tried again.
  if (signal.aborted) return
  await db.asUser(mail.userId, (tx) => recordMail(tx, mail, outcome))
}

/** What has changed since it was written: the switch, or the clock. */
function judge({ kind, values }: MailRow, { wantsNews }: Recipient): MailOutcome | undefined {
  if (GOVERNED_MAILS.includes(kind) && !wantsNews) return { status: 'withdrawn' }
  const { expiresAt } = values
  if (typeof expiresAt === 'string' && new Date(expiresAt) <= new Date()) return { words: EXPIRED, final: true }
  return undefined
}

async function attempt(
  deliver: DeliverMail,
  { id, kind, values }: MailRow,
  recipient: Recipient,
  signal: AbortSignal,
): Promise<MailOutcome> {
  try {
    return await deliver({ id, kind, values } as unknown as MailContent & { id: string }, recipient, signal)
  } catch (error) {
    return { words: error instanceof Error ? error.message : 'It could not be sent.' }
  }
}
