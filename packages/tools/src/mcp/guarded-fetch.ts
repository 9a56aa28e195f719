import type { Http, HttpRequest } from '../http/port.ts'

const METHODS = new Set<string>(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * S-20: the `fetch` the MCP client is given: every request by the guarded way, its size and time bounded. An answer is
 * read to its end before it is handed on, which suits calls; a stream that never ends is declined.
 */
export function guardedFetch(http: Http): (url: string | URL, init?: RequestInit) => Promise<Response> {
  return async (url, init = {}) => {
    const method = (init.method ?? 'GET').toUpperCase()
    const headers = Object.fromEntries(new Headers(init.headers).entries())
    if (method === 'GET' && headers.accept?.includes('text/event-stream')) return new Response(null, { status: 405 })
    if (!METHODS.has(method)) throw new Error(`No ${method} is made here.`)
    const wanted: HttpRequest = {
      method: method as HttpRequest['method'],
      url: String(url),
      headers,
      body: typeof init.body === 'string' ? init.body : undefined,
      redirects: 'answer',
    }
    const answer = await http.request(wanted, init.signal ?? new AbortController().signal)
    return new Response(hasBody(answer.status) ? answer.body : null, {
      status: answer.status,
      headers: withoutPacking(answer.headers),
    })
  }
}

const hasBody = (status: number) => status !== 204 && status !== 205 && status !== 304

/** The text has been unpacked and decoded already. */
const withoutPacking = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^content-(encoding|length)$/.test(name)))
