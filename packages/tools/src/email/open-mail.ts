import type { MailServer } from './guard-server.ts'
import { noMailbox } from './no-mailbox.ts'
import { outboxSender } from './outbox.ts'
import type { Mail, Mailbox, Outbox, Sender } from './port.ts'
import type { SmtpServer } from './smtp.ts'

type ImapServer = MailServer & { from: string }

export interface MailSetUp {
  smtp?: SmtpServer | undefined
  /** `from` is who drafts are from. */
  imap?: ImapServer | undefined
  outbox: Outbox
}

/** Mail as far as it is set up; what is not falls back on the outbox. */
export const openMail = ({ smtp, imap, outbox }: MailSetUp): Mail => ({
  ...(smtp ? bySmtp(smtp) : outboxSender(outbox)),
  ...(imap ? byImap(imap) : noMailbox(outbox)),
})

// The libraries behind both are large, so they are loaded by whoever first writes or reads a message.
const bySmtp = (server: SmtpServer): Sender => ({
  send: async (mail, signal) => (await import('./smtp.ts')).smtpSender(server).send(mail, signal),
})

function byImap(server: ImapServer): Mailbox {
  const open = async () => (await import('./imap.ts')).imapMailbox(server)
  return {
    search: async (wish, signal) => (await open()).search(wish, signal),
    read: async (id, signal) => (await open()).read(id, signal),
    draft: async (mail, signal) => (await open()).draft(mail, signal),
    move: async (wish, signal) => (await open()).move(wish, signal),
    mark: async (id, marks, signal) => (await open()).mark(id, marks, signal),
  }
}
