import { BROWSER_TOKEN_PREFIX, extensionCalls } from '@app/contract'
import { Fault } from '@app/core'
import { parseUrl } from '@app/values/url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLoopback } from '../config/loopback.ts'
import { isExtensionOrigin } from '../extension/is-extension-origin.ts'
import type { Parts } from '../parts.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A page of somebody else's must not act here. In demo mode nobody signs in, so the same care is taken of the name
 * the server is called by: a foreign name that was pointed at this machine is refused.
 */
export function refuseForeignPages(app: FastifyInstance, { publicUrl, authMode }: Parts): void {
  app.addHook('onRequest', async (request) => {
    const host = hostnameOf(`http://${request.headers.host ?? ''}`)
    if (authMode === 'demo' && !isLoopback(host ?? '')) {
      throw new Fault('forbidden', 'This installation answers to 127.0.0.1 and localhost only.')
    }
    if (!READING.has(request.method) && !isOwnExtension(request)) refuseForeignPage(request, publicUrl)
  })
}

/** For what changes something, and for what a page could listen to. */
export function refuseForeignPage({ headers }: FastifyRequest, publicUrl: URL | undefined): void {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'cross-site' || site === 'same-site') throw foreign()
  // Programs send neither header, and carry a key or nothing worth stealing; browsers send an origin.
  if (origin === undefined) return
  const own = publicUrl ? [publicUrl.host, host] : [host]
  if (!own.includes(parseUrl(origin)?.host)) throw foreign()
}

/** What an extension may ask without a token: to be given one. */
const FIRST_WORDS = [extensionCalls.pair.path, extensionCalls.renew.path]

/**
 * S-12: no page has an extension's origin, and nothing a browser adds by itself counts here: who asks is the token that
 * the extension shows, or the code it was given. Without either, an extension is as foreign as a page.
 */
function isOwnExtension({ headers, url }: FastifyRequest): boolean {
  const shown = headers.authorization?.startsWith(`Bearer ${BROWSER_TOKEN_PREFIX}`) ?? false
  return isExtensionOrigin(headers.origin) && (shown || FIRST_WORDS.includes(url))
}

const foreign = () => new Fault('forbidden', 'This request came from a page of another site and was refused.')

const hostnameOf = (address: string): string | undefined => parseUrl(address)?.hostname
