import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingMail } from './port.ts'

/** The message as it travels. Nothing in it is fetched from a path or an address, and blind copies are not in it. */
export function composeMessage(mail: OutgoingMail, from: string): Promise<Buffer> {
  const composer = new MailComposer({
    from,
    to: mail.to,
    cc: mail.cc,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.headers ? { headers: mail.headers } : {}),
    messageId: mail.messageId,
    ...(mail.inReplyTo ? { inReplyTo: mail.inReplyTo, references: mail.inReplyTo } : {}),
    attachments: mail.attachments.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
