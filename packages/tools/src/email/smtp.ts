import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { withDeadline } from '../http/with-deadline.ts'
import { composeMessage } from './compose-message.ts'
import { guardServer, type MailServer } from './guard-server.ts'
import type { OutgoingMail, Receipt, Sender } from './port.ts'
import { oneLine } from './spoken-mail-error.ts'
import { toSpokenSmtpError } from './to-spoken-smtp-error.ts'

export interface SmtpServer extends MailServer {
  /** The one address messages come from. */
  from: string
}

/** Where mail is handed in. Port 25 is how servers speak to each other, and spam leaves. */
const SUBMISSION = [465, 587]

/** The real one: each message on a connection of its own, to an address that was judged. */
export function smtpSender(server: SmtpServer): Sender {
  return {
    async send(mail, signal) {
      const lookup = guardServer(server, SUBMISSION)
      const raw = await composeMessage(mail, server.from)
      const passed = { whole: false }
      // Only once everything has been handed over can the server have taken it on.
      const source = Readable.from([raw]).once('end', () => {
        passed.whole = true
      })
      try {
        return await withDeadline(signal, server.timeoutMs ?? 60_000, async (inner) => {
          const socket = connect({ host: server.host, port: server.port, lookup })
          inner.addEventListener('abort', () => socket.destroy())
          await once(socket, 'connect')
          const session = await openSession(server, socket)
          const sent = await settled<Sent>(session, (done) => session.send(toEnvelope(mail, server), source, done))
          session.quit()
          return toReceipt(mail, sent)
        })
      } catch (error) {
        throw toSpokenSmtpError(error, { host: server.host, messageId: mail.messageId, perhapsDone: passed.whole })
      }
    },
  }
}

/** Connected, encrypted and logged in, or an error. */
async function openSession(server: SmtpServer, socket: Socket): Promise<SMTPConnection> {
  const { host, port, security, username, password = '' } = server
  const session = new SMTPConnection({
    host,
    port,
    // Not the name of this machine, which is nobody's business.
    name: server.from.split('@').at(-1) ?? 'localhost',
    connection: socket,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { rejectUnauthorized: true },
  })
  // It may fail once more after it has been answered, and an error nobody listens to ends the process.
  session.on('error', () => undefined)
  await settled<void>(session, (done) => session.connect((error) => done(error)))
  if (username)
    await settled<void>(session, (done) => session.login({ user: username, pass: password }, (error) => done(error)))
  return session
}

/** A session tells of its end by an event or by the answer to what was asked, whichever it notices first. */
function settled<T>(
  session: SMTPConnection,
  ask: (done: (error: Error | null | undefined, value: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    session.once('error', reject)
    ask((error, value) => {
      session.removeListener('error', reject)
      if (error) reject(error)
      else resolve(value)
    })
  })
}

const toEnvelope = ({ to, cc, bcc }: OutgoingMail, { from }: SmtpServer) => ({ from, to: [...to, ...cc, ...bcc] })

interface Sent {
  accepted: unknown[]
  rejected: unknown[]
  rejectedErrors?: { recipient?: string | undefined; response?: string | undefined }[] | undefined
  response: string
}

function toReceipt({ messageId }: OutgoingMail, { accepted, rejected, rejectedErrors = [], response }: Sent): Receipt {
  const whyNot = (address: string) => rejectedErrors.find(({ recipient }) => recipient === address)?.response ?? ''
  return {
    messageId,
    accepted: accepted.map(String),
    rejected: rejected.map(String).map((address) => ({ address, words: oneLine(whyNot(address)) })),
    response: oneLine(response),
    outcome: 'handed-over',
  }
}
