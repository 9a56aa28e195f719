import { Refused } from '@app/toolkit'
import { isUrl } from '@app/values'
import { type Agent, request as send } from 'undici'
import type { Resolve } from '../egress/guarded-lookup.ts'
import { hostOf, judgeUrl } from '../egress/judge-url.ts'
import { type Domains, readDomains } from '../egress/read-domains.ts'
import { readExceptions } from '../egress/read-exceptions.ts'
import { decodeText } from './decode-text.ts'
import { followRedirect, type Hop, isRedirect } from './follow-redirect.ts'
import { guardedAgent } from './guarded-agent.ts'
import { judgeHeaders } from './judge-headers.ts'
import type { Http, HttpRequest } from './port.ts'
import { toSpokenError } from './to-spoken-error.ts'
import { ACCEPT_ENCODING, unpackBody } from './unpack-body.ts'
import { withDeadline } from './with-deadline.ts'

export interface GuardedHttpOptions {
  /** EGRESS_ALLOW: what agents may reach although it is private or on an unusual port. */
  allow: readonly string[]
  timeoutMs?: number
  maxBytes?: number
  /** Of a file. */
  maxFileBytes?: number
  userAgent?: string
  /** For tests that need a name to lead where they say. */
  resolve?: Resolve
}

export interface GuardedHttp extends Http {
  /** The same connections, open to these sites only: one agent's view. */
  within(domains: Domains): Http
  /** Ends every connection, also those under way: close when the work is done. */
  close(): Promise<void>
}

const MAX_REDIRECTS = 5

interface Wire {
  agent: Agent
  maxBytes: number
}

/** The real one. Nothing a page, a model or a redirect says leads it to a private address. */
export function guardedHttp(options: GuardedHttpOptions): GuardedHttp {
  const { timeoutMs = 30_000, maxBytes = 5_000_000, maxFileBytes = 50_000_000 } = options
  const egress = { ports: new Set([80, 443]), exceptions: readExceptions(options.allow) }
  // Two sets of connections, because the cap on an answer belongs to the connection; the guard is the same.
  const pages: Wire = { agent: guardedAgent(egress, maxBytes, options.resolve), maxBytes }
  const files: Wire = { agent: guardedAgent(egress, maxFileBytes, options.resolve), maxBytes: maxFileBytes }
  const defaults = { accept: '*/*', ...(options.userAgent && { 'user-agent': options.userAgent }) }

  const close = async () => {
    await Promise.all([pages.agent.destroy(), files.agent.destroy()])
  }
  return { ...within(undefined), within, close }

  function within(domains: Domains): Http {
    const mayVisit = readDomains(domains)
    const reach = (wanted: HttpRequest, signal: AbortSignal, wire: Wire) =>
      withDeadline(signal, timeoutMs, (inner) =>
        follow(wanted, inner, wire, (text) => judgeUrl(text, egress, mayVisit)),
      )
    return {
      async request(wanted, signal) {
        const { bytes, ...answer } = await reach(wanted, signal, pages)
        return { ...answer, body: decodeText(bytes, answer.headers['content-type']), bytes: bytes.length }
      },
      async download(wanted, signal) {
        const { redirects: _, ...file } = await reach({ ...wanted, method: 'GET' }, signal, files)
        return file
      },
    }
  }

  async function follow(wanted: HttpRequest, signal: AbortSignal, wire: Wire, judge: (text: string) => URL) {
    const { method, body } = wanted
    const headers = { ...defaults, ...judgeHeaders(wanted.headers), 'accept-encoding': ACCEPT_ENCODING }
    let hop: Hop = { method, body, headers, url: judge(wanted.url) }
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const { location, ...answer } = await ask(hop, signal, wire)
      if (location === undefined || wanted.redirects === 'answer') return { ...answer, redirects }
      hop = followRedirect(hop, answer.status, judge(absolute(location, hop.url)))
    }
    throw new Refused(`The site redirected more than ${MAX_REDIRECTS} times. Give the address it is meant to lead to.`)
  }

  async function ask({ url, method, headers, body }: Hop, signal: AbortSignal, { agent, maxBytes }: Wire) {
    try {
      const answer = await send(url, { method, headers, body: body ?? null, signal, dispatcher: agent })
      const status = answer.statusCode
      const named = flatten(answer.headers)
      const location = isRedirect(status) ? [answer.headers.location].flat()[0] : undefined
      if (location !== undefined) {
        // A short body read to its end keeps the connection; the next hop does not wait for it.
        answer.body.dump({ limit: 16_384, signal }).catch(() => undefined)
        return { status, headers: named, url: url.href, bytes: new Uint8Array(), location }
      }
      const bytes = await unpackBody(await answer.body.bytes(), named['content-encoding'], maxBytes)
      return { status, headers: named, url: url.href, bytes, location }
    } catch (error) {
      throw toSpokenError(error, hostOf(url), maxBytes)
    }
  }
}

const flatten = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]))

function absolute(location: string, base: URL): string {
  if (isUrl(location, base.href)) return new URL(location, base).href
  throw new Refused(
    'The site redirected to something that is not a web address. Give the address it is meant to lead to.',
  )
}
