import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ROWS } from '../data/rows.ts'

export interface Received {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  json?: unknown
}

/** Something that answers as told and remembers what it was asked. */
export async function startStandIn() {
  let answers: Answer[] = []
  const received: Received[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const { method = '', headers } = request
    received.push({ method, path: url.pathname, query: url.searchParams, headers, body })
    const { status = 200, headers: given = {}, json = {} } = answers.shift() ?? {}
    reply.writeHead(status, { 'content-type': 'application/json', ...given }).end(JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerNext(...next: Answer[]) {
      answers = next
      received.length = 0
    },
    received,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export interface Expected {
  method: string
  path: string
}

/** For each platform and operation what must arrive, read from the facts themselves and not by the code under test. */
export function expectations(value: (name: string) => string): Map<string, Partial<Record<string, Expected>>> {
  const fill = (text: string) =>
    text.replace(/\{([^}]+)\}/g, (_, name: string) =>
      value(name)
        .split(name.toLowerCase() === 'path' ? '/' : '\u0000')
        .map(encodeURIComponent)
        .join('/'),
    )
  return new Map(
    ROWS.split('\n').map((line) => {
      const fields = line.split('\t')
      const base = (fields[4] ?? '').replace(/^https:\/\/[^/]+/, '').replace(/\/$/, '')
      const routes = ['get_data', 'create_item', 'update_item', 'delete_item'].flatMap((operation, index) => {
        const [method = '', path = ''] = (fields[11 + index] ?? '').split(' ')
        return method ? [[operation, { method, path: new URL(`http://x${fill(base + path)}`).pathname }]] : []
      })
      return [fields[1] ?? '', Object.fromEntries(routes)]
    }),
  )
}
