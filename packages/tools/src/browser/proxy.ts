import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { Refused } from '@app/toolkit'
import { guardedLookup, type Resolve } from '../egress/guarded-lookup.ts'
import type { Egress } from '../egress/judge-address.ts'
import { hostOf, judgeUrl, portOf } from '../egress/judge-url.ts'

/** One window's way out. Nobody goes through before it is said to where. */
export interface Door {
  url: string
  admit(mayVisit: (hostname: string) => boolean): void
  close(): Promise<void>
}

/** Headers between two neighbours, of no concern to the site behind. */
const HOP_BY_HOP = new Set(['proxy-connection', 'connection', 'keep-alive', 'upgrade', 'te', 'trailer'])

/**
 * S-23: the only way out of an agent's browser. Every connection is judged here, whatever made it: a link, a picture, a
 * script, a frame, a worker. Who is asking is known by the door it comes through: a word to show would have the driver
 * stop each request of a page to show it.
 */
export async function openDoor(egress: Egress, resolve?: Resolve): Promise<Door> {
  let mayVisit = (_hostname: string) => false
  /** No longer the server's own, so it would not close them. */
  const tunnels = new Set<Duplex>()
  const server = createServer((request, response) => serve(request, response))
  server.on('connect', (request: IncomingMessage, socket: Duplex) => tunnel(request, socket))
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const judge = (text: string): URL => judgeUrl(text, egress, (hostname) => mayVisit(hostname))
  const lookupFor = (url: URL) => guardedLookup(egress, portOf(url), resolve)

  function serve(request: IncomingMessage, response: ServerResponse): void {
    try {
      const url = judge(request.url ?? '')
      const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name)))
      const onward = forward(url, { method: request.method, headers, lookup: lookupFor(url) }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', (error) => refuse(response, error))
      response.on('close', () => onward.destroy())
      request.pipe(onward)
    } catch (error) {
      refuse(response, error)
    }
  }

  function tunnel(request: IncomingMessage, socket: Duplex): void {
    tunnels.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => tunnels.delete(socket))
    try {
      const url = judge(`https://${request.url}`)
      const host = hostOf(url)
      const onward = connect({ host, port: portOf(url), ...(isIP(host) ? {} : { lookup: lookupFor(url) }) })
      onward.on('connect', () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
        onward.pipe(socket).pipe(onward)
      })
      onward.on('error', () => socket.destroy())
      socket.on('close', () => onward.destroy())
    } catch {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    }
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    admit: (visitable) => {
      mayVisit = visitable
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
        for (const socket of tunnels) socket.destroy()
      }),
  }
}

/** S-21: told in a header as well, so that the one who drives the browser can say it. */
function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy()
  if (error instanceof Refused) {
    // With a body: an empty refusal is an error page of the browser's own, without these headers.
    response
      .writeHead(403, { 'content-type': 'text/plain', [REFUSED_HEADER]: encodeURIComponent(error.message) })
      .end(error.message)
  } else {
    const headers = { 'content-type': 'text/plain', [UNREACHED_HEADER]: 'true' }
    response.writeHead(502, headers).end('The site could not be reached.')
  }
}

export const REFUSED_HEADER = 'x-egress-refused'
/** Tells what we could not reach from what a site answered. */
export const UNREACHED_HEADER = 'x-egress-unreached'
