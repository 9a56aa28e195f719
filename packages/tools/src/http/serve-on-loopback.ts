import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createRawServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A site for one test, gone with it. `connections` tells whether anybody came. */
export const serveOnLoopback = (answer: RequestListener) => open(createServer(answer))

/** The same below HTTP, for servers that misbehave. */
export const serveRawOnLoopback = (answer: (socket: Socket) => void, atEnd?: AtEnd) =>
  open(
    createRawServer((socket) => answer(socket.on('error', () => undefined))),
    atEnd,
  )

/** When it is closed: with the test that asked for it, unless it is told otherwise. */
export type AtEnd = (close: () => Promise<void>) => void

async function open(server: Server, atEnd: AtEnd = onTestFinished) {
  const sockets = new Set<Socket>()
  const site = { port: 0, connections: 0 }
  server.on('connection', (socket) => {
    site.connections += 1
    sockets.add(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  atEnd(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((closed) => server.close(() => closed()))
  })
  site.port = (server.address() as AddressInfo).port
  return site
}
