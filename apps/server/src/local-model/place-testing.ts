import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import type { KnownModel } from './known-models.ts'

/** For tests: a place that stores weights as Hugging Face does. It names size and checksum, then sends one elsewhere for the bytes. */
export async function openPlace(bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const asked: { method: string | undefined; range: string | undefined }[] = []
  /** How it misbehaves. */
  const place = {
    sends: bytes,
    breaksAfter: Number.POSITIVE_INFINITY,
    pauseMs: 0,
    status: 0,
    knowsParts: true,
    moved: false,
    asked,
  }
  const server = createServer((request, response) => {
    if (request.url === '/bytes') return void sendBytes(request, response)
    if (place.moved && request.url === '/tiny.gguf') return response.writeHead(307, { location: '/renamed.gguf' }).end()
    const facts = { 'x-linked-size': String(bytes.length), 'x-linked-etag': `"${sha256}"`, location: '/bytes' }
    response.writeHead(place.status || 302, facts).end()
  })

  async function sendBytes(request: IncomingMessage, response: ServerResponse) {
    const { range } = request.headers
    asked.push({ method: request.method, range })
    const from = place.knowsParts ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0
    response.writeHead(place.knowsParts ? 206 : 200)
    const piece = 4_096
    for (let at = from; at < place.sends.length; at += piece) {
      if (at - from >= place.breaksAfter) return response.destroy()
      response.write(place.sends.subarray(at, at + piece))
      await rest(place.pauseMs)
    }
    response.end()
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const model: KnownModel = {
    id: 'tiny',
    name: 'Tiny',
    licence: 'Apache-2.0',
    bytes: bytes.length,
    memoryBytes: 1_000_000,
    cores: 1,
    address: `http://${host}/tiny.gguf`,
    sha256: null,
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { place, host, model, close }
}
