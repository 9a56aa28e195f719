import { Refused } from '@app/toolkit'
import type { Mailbox, Outbox } from './port.ts'

const none = async (): Promise<never> => {
  throw new Refused('No mailbox is set up, so there is no mail to read. Set up an IMAP account first.')
}

/** Without a mailbox: drafts wait in the outbox, and whoever asks for mail is told there is none to be had. */
export const noMailbox = (outbox: Outbox): Mailbox => ({
  search: none,
  read: none,
  move: none,
  mark: none,
  async draft(mail) {
    await outbox.keep({ ...mail, kind: 'draft' })
    return { folder: 'the local outbox', seen: (await outbox.find(mail.messageId)) !== undefined }
  },
})
