import { ImapFlow } from 'imapflow'
import { withDeadline } from '../http/with-deadline.ts'
import { guardServer, type MailServer } from './guard-server.ts'
import { toSpokenImapError } from './to-spoken-imap-error.ts'

/** Where mail is fetched. */
const ACCESS = [143, 993]

export const MAX_MESSAGE_BYTES = 25_000_000

/** One piece of work on a connection of its own, to an address that was judged, within a time. */
export async function withImap<T>(
  server: MailServer,
  signal: AbortSignal,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const lookup = guardServer(server, ACCESS)
  try {
    return await withDeadline(signal, server.timeoutMs ?? 60_000, async (inner) => {
      const client = clientOf(server, lookup)
      // A connection that breaks tells so by an event as well, and one nobody listens to ends the process.
      client.on('error', () => undefined)
      inner.addEventListener('abort', () => client.close())
      await client.connect()
      return await work(client)
    })
  } catch (error) {
    throw toSpokenImapError(error, server.host)
  }
}

const clientOf = (
  { host, port, security, username = '', password = '' }: MailServer,
  lookup: ReturnType<typeof guardServer>,
) =>
  new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user: username, pass: password },
    // Given on to the socket as well: it finds its way by our lookup.
    tls: { rejectUnauthorized: true, lookup },
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: MAX_MESSAGE_BYTES + 1_000_000,
    connectionTimeout: 15_000,
  })
