import { findMail, findMails, keepMail } from '@app/core'
import type { Database, OutboxRow } from '@app/db'
import type { Outbox, OutboxMessage } from '@app/tools'

/** One user's outbox in the database. Of attachments it keeps what they are called: their bytes are files of the task. */
export const userOutbox = (db: Database, userId: string): Outbox => ({
  keep: ({ messageId, kind, attachments, ...mail }) =>
    keepMail(db, userId, {
      messageId,
      kind,
      mail: { ...mail, attachments: attachments.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.length })) },
    }),
  find: async (messageId) => {
    const row = await findMail(db, userId, messageId)
    return row && toMessage(row)
  },
  list: async () => (await findMails(db, userId)).map(toMessage),
})

function toMessage({ messageId, kind, mail }: OutboxRow): OutboxMessage {
  const { attachments, ...rest } = mail as unknown as Omit<OutboxMessage, 'attachments'> & {
    attachments: { name: string; type: string }[]
  }
  const files = attachments.map(({ name, type }) => ({ name, type, bytes: new Uint8Array() }))
  return { ...rest, messageId, kind, attachments: files }
}
