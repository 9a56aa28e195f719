import type { DeliverMail } from '@app/core'
import type { Database } from '@app/db'
import { Unavailable } from '@app/toolkit'
import { openMail } from '@app/tools'
import type { Config } from '../config.ts'
import { userOutbox } from '../worker/user-outbox.ts'
import { writeMail } from './write-mail.ts'

export interface DeliverParts {
  db: Database
  /** Where links lead. */
  baseUrl: string
  smtp: Config['mail']['smtp']
  egressAllow: readonly string[]
}

/** Shorter than a claim, so that no second worker begins while this one may still succeed. */
const TIMEOUT_MS = 45_000

/** To the mail server where there is one, else into the reader's own outbox. */
export function deliverMail({ db, baseUrl, smtp, egressAllow }: DeliverParts): DeliverMail {
  const domain = smtp?.from.split('@').at(-1) ?? new URL(baseUrl).hostname
  return async (mail, recipient, signal) => {
    const { subject, text, html, unsubscribe } = await writeMail(mail, recipient, baseUrl)
    const post = openMail({
      smtp: smtp && { ...smtp, allow: egressAllow, timeoutMs: TIMEOUT_MS },
      outbox: userOutbox(db, recipient.id),
    })
    try {
      const { outcome, rejected } = await post.send(
        {
          // The same for every attempt, so that a mail program shows a second arrival as the same message.
          messageId: `<${mail.id}@${domain}>`,
          to: [recipient.email],
          cc: [],
          bcc: [],
          subject,
          text,
          html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>` } : {}),
          },
          attachments: [],
        },
        signal,
      )
      const [refused] = rejected
      if (refused) return { words: `The mail server did not take the address: ${refused.words}` }
      return { status: outcome === 'kept' ? 'kept' : 'sent' }
    } catch (error) {
      // It may have arrived: once more could be twice.
      if (error instanceof Unavailable && error.perhapsDone) return { words: error.message, final: true }
      throw error
    }
  }
}
