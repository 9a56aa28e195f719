import { type IncomingHttpHeaders, request } from 'node:http'

export interface Asked {
  status: number
  headers: IncomingHttpHeaders
  text: string
  bytes: Buffer
  /** The answer read as JSON; undefined where it is none. */
  json: unknown
  ms: number
}

export interface Wish {
  method?: string
  headers?: Record<string, string | string[]>
  body?: unknown
  /** Which address of this machine it comes from. */
  from?: string
}

/** A request as it is written down here: `fetch` would tidy up the address and choose host and origin itself. */
export function ask(base: URL, path: string, { method = 'GET', headers = {}, body, from }: Wish = {}): Promise<Asked> {
  const payload = body === undefined || Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body)
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({
      host: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      method,
      path,
      ...(from ? { localAddress: from } : {}),
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': lengthOf(payload) }),
        ...headers,
      },
    })
    asked.on('error', reject)
    asked.on('response', async (answer) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString('utf8')
        const ms = performance.now() - began
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, bytes, json: parse(text), ms })
      } catch (error) {
        reject(error)
      }
    })
    asked.end(payload)
  })
}

/** What was got, short enough for a table. */
export const shown = ({ status, text }: Asked): string => `${status} ${text.replace(/\s+/g, ' ').slice(0, 120)}`

const lengthOf = (payload: string | Buffer) => Buffer.byteLength(payload)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
