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
  const take = (asked: Omit<Received, 'path' | 'query'>, url: URL) => {
    received.push({ ...asked, path: url.pathname, query: url.searchParams })
    const { status = 200, headers = {}, json = {} } = answers.shift() ?? {}
    return { status, headers: { 'content-type': 'application/json', ...headers }, text: JSON.stringify(json) }
  }
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    const { method = '', headers } = request
    const { text, ...head } = take({ method, headers, body }, new URL(request.url ?? '/', 'http://stand-in'))
    reply.writeHead(head.status, head.headers).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerNext(...next: Answer[]) {
      answers = next
      received.length = 0
    },
    received,
    /** The same without a socket between, for those who ask tens of thousands of times. */
    async fetch(...given: Parameters<typeof fetch>): Promise<Response> {
      const request = new Request(...given)
      const asked = { method: request.method, headers: Object.fromEntries(request.headers), body: await request.text() }
      const { text, ...head } = take(asked, new URL(request.url))
      return new Response(text, head)
    },
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
