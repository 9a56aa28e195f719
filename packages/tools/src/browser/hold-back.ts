import { isUrl } from '@app/values'
import type { BrowserContext, Page, Request, Route } from 'playwright-core'
import { isSameSite } from '../pursuit/is-same-site.ts'
import { isReport } from './evidence/is-report.ts'
import { READS } from './traffic.ts'

/** A page may think so long before it saves what was pressed. */
const THINKS_MS = 400

/**
 * Nothing leaves the browser meanwhile but what only reads. Says whether the page wanted to send something of its own, other
 * than reports of what is pressed. What goes over an open socket is not seen.
 */
export async function holdBack(context: BrowserContext, page: Page, work: () => Promise<void>): Promise<boolean> {
  const from = page.url()
  let isHeld = false
  let tell: () => void = () => undefined
  const wanted = new Promise<void>((resolve) => {
    tell = resolve
  })
  const keep = async (route: Route, request: Request) => {
    if (isReading(request)) return route.fallback()
    if (isOwn(request, from)) {
      isHeld = true
      tell()
    }
    await route.abort('aborted')
  }
  const everything = () => true
  await context.route(everything, keep)
  try {
    await work()
    if (!isHeld && page.url() === from)
      await Promise.race([wanted, new Promise((resolve) => setTimeout(resolve, THINKS_MS))])
  } finally {
    await context.unroute(everything, keep)
  }
  return isHeld
}

const isOwn = (request: Request, from: string): boolean =>
  !isReport(request.resourceType(), request.url()) &&
  (!isUrl(from) || isSameSite(new URL(request.url()).host, new URL(from).host))

/** By its method; or a question that is sent, as GraphQL does it. */
const isReading = (request: Request): boolean => READS.has(request.method()) || isQuery(request.postData())

function isQuery(body: string | null): boolean {
  try {
    const { query } = JSON.parse(body ?? '{}') as { query?: unknown }
    return typeof query === 'string' && /^\s*(?:query\b|\{)/.test(query) && !/\bmutation\b/.test(query)
  } catch {
    return false
  }
}
