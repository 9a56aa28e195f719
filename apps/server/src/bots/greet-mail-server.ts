import { once } from 'node:events'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import type { MailAddress } from '../config/mail-server.ts'

const LIMIT_MS = 8_000

/** Connects to the configured server, waits for its greeting and takes leave. Nothing is sent, nobody is named. */
export async function greetMailServer({ host, port, security }: MailAddress): Promise<void> {
  const socket: Socket =
    security === 'tls' ? connectSecure({ host, port, servername: host }) : connectPlain({ host, port })
  socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('The mail server does not answer.')))
  try {
    const [greeting] = (await once(socket, 'data')) as [Buffer]
    if (!greeting.toString('latin1').startsWith('220')) throw new Error('The mail server does not want to talk.')
    socket.end('QUIT\r\n')
  } finally {
    socket.destroySoon()
  }
}
