import type { Http, HttpAnswer, HttpRequest } from './port.ts'

type Prepared = Partial<HttpAnswer> | Error

/** The stand-in: `{ 'GET https://shop.example/': { status: 200, body: 'Hello' } }`. An error in the table is thrown. */
export function answersHttp(table: Record<string, Prepared>): Http & { asked: HttpRequest[] } {
  const asked: HttpRequest[] = []
  return {
    asked,
    async request(wanted, signal) {
      signal.throwIfAborted()
      asked.push(wanted)
      const prepared = table[`${wanted.method} ${wanted.url}`]
      if (!prepared) throw new Error(`No answer is prepared for ${wanted.method} ${wanted.url}.`)
      if (prepared instanceof Error) throw prepared
      const bytes = Buffer.byteLength(prepared.body ?? '')
      return { status: 200, headers: {}, body: '', url: wanted.url, redirects: 0, bytes, ...prepared }
    },
  }
}
