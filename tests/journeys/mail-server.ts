import { createServer } from 'node:net'

/** A mail server on loopback that takes everything and shows what it was given. It speaks as little as a sender needs. */
export async function startMailServer() {
  const got: string[] = []
  const server = createServer((socket) => {
    let message: string | undefined
    let rest = ''
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    socket.on('data', (bytes) => {
      rest += bytes.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (message === undefined) {
          if (/^DATA$/i.test(line)) message = ''
          socket.write(/^DATA$/i.test(line) ? '354 go on\r\n' : /^QUIT$/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
        } else if (line === '.') {
          got.push(message)
          message = undefined
          socket.write('250 taken\r\n')
        } else message += `${line.replace(/^\.\./, '.')}\r\n`
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { got, port, stop: () => new Promise<void>((closed) => server.close(() => closed())) }
}

/** The text of a message, put together again from the lines it was cut into. */
export const unfold = (message: string): string => message.replace(/=\r\n/g, '').replace(/=3D/g, '=')
