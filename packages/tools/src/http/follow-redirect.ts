import type { HttpRequest } from './port.ts'

export interface Hop {
  method: HttpRequest['method']
  url: URL
  headers: Record<string, string>
  body: HttpRequest['body']
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** A list of what may travel on rather than of what may not: nobody can list every name a secret goes by. */
const HARMLESS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'idempotency-key',
  'user-agent',
])

export const isRedirect = (status: number) => REDIRECTS.has(status)

/** S-21: the next request, as a browser would make it, with nothing for the first site handed to another. */
export function followRedirect(hop: Hop, status: number, url: URL): Hop {
  const becomesGet = status === 303 || (hop.method === 'POST' && (status === 301 || status === 302))
  const headers = Object.entries(hop.headers)
    .filter(([name]) => url.origin === hop.url.origin || HARMLESS.has(name))
    .filter(([name]) => !becomesGet || !name.startsWith('content-'))
  return {
    method: becomesGet ? 'GET' : hop.method,
    url,
    headers: Object.fromEntries(headers),
    body: becomesGet ? undefined : hop.body,
  }
}
