import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A site for one test, gone with it. `connections` tells whether anybody came. */
export const serveOnLoopback = (answer: RequestListener) => open(createServer(answer))

/** The same below HTTP, for servers that misbehave. */
export const serveRawOnLoopback = (answer: (socket: Socket) => void) =>
  open(createRawServer((socket) => answer(socket.on('error', () => undefined))))

async function open(server: Server) {
  const sockets = new Set<Socket>()
  const site = { port: 0, connections: 0 }
  server.on('connection', (socket) => {
    site.connections += 1
    sockets.add(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  })
  site.port = (server.address() as AddressInfo).port
  return site
}
