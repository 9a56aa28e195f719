import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findPlatform } from '@app/platforms'

export const SHOP_KEY = 'shop-user:shop-password-1'
export const CRM_KEY = 'crm-token-secret-1'
export const CHAT_KEY = 'chat-token-secret-1'

type Name = 'sendowl' | 'hubspot' | 'slack'
const isKnown = (id: string): id is Name => id === 'sendowl' || id === 'hubspot' || id === 'slack'

/** How one platform stands just now; a test changes it in the middle of a run. */
interface Mood {
  key: string
  /** Statuses it answers with before it does what it is asked. */
  before: { status: number; retryAfter?: string }[]
  /** It never does anything else. */
  always?: { status: number; retryAfter?: string } | undefined
  /** Called after each thing that was written. */
  afterWrite?: ((count: number) => void) | undefined
}

/** Three platforms of the catalogue on one loopback port, each below a path of its own, with keys and a memory. */
export async function standInPlatforms() {
  const moods: Record<Name, Mood> = {
    sendowl: { key: `Basic ${Buffer.from(SHOP_KEY).toString('base64')}`, before: [] },
    hubspot: { key: `Bearer ${CRM_KEY}`, before: [] },
    slack: { key: `Bearer ${CHAT_KEY}`, before: [] },
  }
  const written: Record<'hubspot' | 'slack', unknown[]> = { hubspot: [], slack: [] }
  const asked: string[] = []
  const server: Server = createServer(async (request, response) => {
    const [, id = '', ...rest] = new URL(request.url ?? '/', 'http://here').pathname.split('/')
    const mood = isKnown(id) ? moods[id] : undefined
    asked.push(`${id} ${request.method}`)
    const say = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    const body = await bodyOf(request)
    const trouble = mood?.before.shift() ?? mood?.always
    if (!mood || !isKnown(id)) return say(404, {})
    if (trouble)
      return say(trouble.status, { busy: true }, trouble.retryAfter ? { 'retry-after': trouble.retryAfter } : {})
    // Tells the key back, as careless services do.
    if (request.headers.authorization !== mood.key) return say(401, { wrong: request.headers.authorization })
    return say(...deed(id, request.method ?? '', `/${rest.join('/')}`, body))
  })

  /** What the catalogue says is what is answered; anything else is not there. */
  function deed(id: Name, method: string, path: string, body: unknown): [number, unknown] {
    const { get_data, create_item } = findPlatform(id)?.routes ?? {}
    if (id === 'sendowl' && method === get_data?.method && path === get_data.path)
      return [200, [order(1, 'grace@example.com'), order(2, 'ada@example.com')]]
    if (id === 'sendowl' || method !== create_item?.method || path !== create_item.path) return [404, {}]
    const count = written[id].push(body)
    moods[id].afterWrite?.(count)
    return [201, { id: count }]
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    moods,
    written,
    asked,
    addressOf: (id: string) => `http://${host}/${id}`,
    close: () => new Promise((closed) => server.close(closed)),
  }
}

const order = (id: number, email: string) => ({ id, email })

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : undefined
}
