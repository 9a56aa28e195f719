import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a wish is called by the one who makes it: which run, which step. */
interface Wish {
  run: number
  step: number
}

/**
 * Two services that count. `/keyed` minds the Idempotency-Key, as a good one does: the same key twice is one effect.
 * `/plain` minds nothing: whatever arrives, happens. Both answer late, so that a kill lands in the middle of something.
 */
export async function startTarget() {
  const keyed = new Map<string, string>()
  const plain: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { run, step } = JSON.parse(body) as Wish
    if (request.url === '/keyed') keyed.set(String(request.headers['idempotency-key']), `${run}/${step}`)
    else plain.push(`${run}/${step}`)
    setTimeout(() => response.writeHead(201).end('{}'), 15)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, keyed, plain, close: () => server.close() }
}
