import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPractice } from './index.ts'

/** Answers a request instead of the practice site where it has something to say; true if it did. */
type Trouble = (path: string, response: ServerResponse) => boolean

/** The practice site behind a door that can be made to fail. */
export async function startBreakableSite() {
  const practice = createPractice()
  await practice.listen({ host: '127.0.0.1', port: 0 })
  const port = portOf(practice.server)
  let trouble: Trouble = () => false
  const door = createServer((incoming, outgoing) => {
    const path = incoming.url?.replace(/^\/u\/[\w-]+/, '') ?? ''
    if (!trouble(path, outgoing)) passOn(incoming, outgoing, port)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(door)}`,
    breakBy: (next: Trouble) => {
      trouble = next
    },
    close: async () => {
      door.closeAllConnections()
      door.close()
      await practice.close()
    },
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Hands a request on to another server of this machine, and its answer back. */
export function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const through = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  through.on('error', () => outgoing.destroy())
  incoming.pipe(through)
}
