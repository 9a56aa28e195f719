import { request } from 'node:http'

export interface OpenStream {
  status: number
  ended(): boolean
  close(): void
}

/** An event stream that stays open until somebody ends it. */
export function openStream(base: URL, cookie: string, from?: string): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: 'text/event-stream' }
    const place = from ? { localAddress: from } : {}
    const asked = request({ host: base.hostname, port: base.port, path: '/api/events', headers, ...place })
    let ended = false
    const end = () => {
      ended = true
    }
    asked.on('response', (answer) => {
      answer.on('data', () => undefined)
      answer.on('error', end)
      answer.on('close', end)
      resolve({ status: answer.statusCode ?? 0, ended: () => ended, close: () => asked.destroy() })
    })
    asked.on('error', (error) => (ended ? undefined : reject(error)))
    asked.end()
  })
}
