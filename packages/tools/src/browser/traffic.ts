import { isUrl } from '@app/values'
import type { Page, Request, Response } from 'playwright-core'
import { isSameSite } from '../pursuit/is-same-site.ts'
import { carries } from './evidence/carries.ts'
import { isReport } from './evidence/is-report.ts'
import { refusalIn } from './evidence/refusal-in.ts'
import type { Exchange } from './port.ts'

/** Streams stay open for ever, and pictures and fonts change nothing one waits for. */
const NOT_WAITED_FOR = new Set(['eventsource', 'websocket', 'media', 'image', 'font', 'ping'])
const FETCHED = new Set(['fetch', 'xhr'])
/** Methods that ask, and change nothing. */
export const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** An answer that takes longer than this to arrive whole says nothing in time. */
const BODY_MS = 2_000
const LONGEST_BODY = 200_000

/** What is being done, so that what it causes can be told from what happens anyway. */
export interface Act {
  url: string
  /** What was entered on the way to it. */
  entered: readonly string[]
}

export interface Traffic {
  /** Requests of the page that are not answered yet. */
  underWay(): number
  begin(act: Act): void
  /** What was sent, other than reading, since the act began. */
  end(): Promise<Exchange[]>
  /** Whether another page has come since the act began. */
  hasMoved(): boolean
  /** What the last that was sent since, other than reading, was answered; 0 where it was not. Undefined where nothing was. */
  lastStatus(): number | undefined
  /** Whether something that the page only wanted to read was refused since. */
  hasFailedToRead(): boolean
  /** Whether the page is the answer to something that was sent: loading it again would send it again. */
  wasPosted(): boolean
}

interface Kept {
  request: Request
  exchange: Exchange
  body?: Promise<string>
}

/** Watches what a page sends and what it is answered. */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>()
  /** What a page sends with nobody doing anything, as one that calls home every second. */
  const byItself = new Set<string>()
  let moved = false
  let posted = false
  let readFailed = false
  let act: Act | undefined
  let sent: Kept[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moved = true
  })
  page.on('request', (request) => {
    if (!NOT_WAITED_FOR.has(request.resourceType())) open.add(request)
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) posted = !READS.has(request.method())
    if (READS.has(request.method())) return
    if (act) sent.push({ request, exchange: toExchange(request, act, byItself) })
    else byItself.add(kindOf(request))
  })
  page.on('response', (response) => {
    const known = sent.find(({ request }) => request === response.request())
    if (!known && FETCHED.has(response.request().resourceType()) && response.status() >= 400) readFailed = true
    if (!known) return
    known.exchange.status = response.status()
    if (known.exchange.aside === undefined && isJson(response)) known.body = response.text().catch(() => '')
  })
  const close = (request: Request) => void open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return {
    underWay: () => open.size,
    hasMoved: () => moved,
    lastStatus: () => {
      const last = sent.findLast(({ exchange }) => exchange.aside === undefined)
      return last && (last.exchange.status ?? 0)
    },
    hasFailedToRead: () => readFailed,
    wasPosted: () => posted,
    begin: (next) => {
      ;[act, sent, moved, readFailed] = [next, [], false, false]
    },
    end: async () => {
      const taken = sent
      ;[act, sent, moved] = [undefined, [], false]
      await Promise.all(taken.map(addRefusal))
      return taken.map(({ exchange }) => exchange)
    },
  }
}

function toExchange(request: Request, { url, entered }: Act, byItself: ReadonlySet<string>): Exchange {
  const moves = request.isNavigationRequest()
  const aside = asideOf(request, { url, moves, byItself })
  const carried = entered.length > 0 ? carries(request.postData(), entered) : undefined
  return {
    ...{ method: request.method(), url: withoutQuery(request.url()), status: undefined },
    ...(aside ? { aside } : {}),
    ...(carried === undefined ? {} : { carried }),
    ...(moves ? { moves } : {}),
  }
}

/** Why a request shows nothing of what was done. Where a form leads is its own site's business. */
function asideOf(
  request: Request,
  { url, moves, byItself }: { url: string; moves: boolean; byItself: ReadonlySet<string> },
): Exchange['aside'] {
  if (moves) return undefined
  if (!isUrl(url) || !isSameSite(new URL(request.url()).host, new URL(url).host)) return 'elsewhere'
  if (isReport(request.resourceType(), request.url())) return 'report'
  return byItself.has(kindOf(request)) ? 'by-itself' : undefined
}

const kindOf = (request: Request): string => `${request.method()} ${withoutQuery(request.url())}`

const isJson = (response: Response): boolean => /\bjson\b/i.test(response.headers()['content-type'] ?? '')

/** Many a server says "200" and means no. */
async function addRefusal({ exchange, body }: Kept): Promise<void> {
  if (!body) return
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, BODY_MS, '')
  })
  const text = await Promise.race([body, late])
  clearTimeout(timer)
  const refusal = text.length <= LONGEST_BODY ? refusalIn(text) : undefined
  if (refusal) exchange.refusal = refusal
}

const withoutQuery = (url: string) => url.split(/[?#]/)[0] ?? url
