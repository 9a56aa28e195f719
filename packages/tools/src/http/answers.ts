import type { Http, HttpAnswer, HttpRequest } from './port.ts'

/** A file is given by its bytes, anything else by its body. */
type Prepared = (Partial<HttpAnswer> & { file?: Uint8Array }) | Error

/** The stand-in: `{ 'GET https://shop.example/': { status: 200, body: 'Hello' } }`. An error in the table is thrown. */
export function answersHttp(table: Record<string, Prepared>): Http & { asked: HttpRequest[] } {
  const asked: HttpRequest[] = []
  const find = (wanted: HttpRequest, signal: AbortSignal) => {
    signal.throwIfAborted()
    asked.push(wanted)
    const prepared = table[`${wanted.method} ${wanted.url}`]
    if (!prepared) throw new Error(`No answer is prepared for ${wanted.method} ${wanted.url}.`)
    if (prepared instanceof Error) throw prepared
    return prepared
  }
  return {
    asked,
    async request(wanted, signal) {
      const { file: _, ...prepared } = find(wanted, signal)
      const bytes = Buffer.byteLength(prepared.body ?? '')
      return { status: 200, headers: {}, body: '', url: wanted.url, redirects: 0, bytes, ...prepared }
    },
    async download(wanted, signal) {
      const {
        status = 200,
        headers = {},
        body = '',
        file,
        url = wanted.url,
      } = find({ ...wanted, method: 'GET' }, signal)
      return { status, headers, url, bytes: file ?? Buffer.from(body) }
    },
  }
}
