import type { Page, Request } from 'playwright-core'
import type { Exchange } from './port.ts'

/** Streams stay open for ever, and pictures and fonts change nothing one waits for. */
const NOT_WAITED_FOR = new Set(['eventsource', 'websocket', 'media', 'image', 'font', 'ping'])

export interface Traffic {
  /** Requests of the page that are not answered yet. */
  underWay(): number
  /** What was sent, other than reading, since it was asked last. */
  takeSent(): Exchange[]
  /** Whether another page has come since it was asked last what was sent. */
  hasMoved(): boolean
}

/** Watches what a page sends and what it is answered. */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>()
  let moved = false
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moved = true
  })
  let sent: { request: Request; exchange: Exchange }[] = []
  page.on('request', (request) => {
    if (!NOT_WAITED_FOR.has(request.resourceType())) open.add(request)
    if (request.method() === 'GET' || request.method() === 'HEAD' || request.method() === 'OPTIONS') return
    sent.push({ request, exchange: { method: request.method(), url: withoutQuery(request.url()), status: undefined } })
  })
  page.on('response', (response) => {
    const known = sent.find(({ request }) => request === response.request())
    if (known) known.exchange.status = response.status()
  })
  const close = (request: Request) => void open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return {
    underWay: () => open.size,
    takeSent: () => {
      const taken = sent.map(({ exchange }) => exchange)
      sent = []
      moved = false
      return taken
    },
    hasMoved: () => moved,
  }
}

const withoutQuery = (url: string) => url.split(/[?#]/)[0] ?? url
