import { isIP } from 'node:net'
import { Refused } from '@app/toolkit'
import { isUrl } from '@app/values'
import { type Egress, judgeAddress } from './judge-address.ts'
import { offLimits } from './off-limits.ts'

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }

/** S-21, S-22: the address as it may be opened, or a refusal. Names are judged again by where they lead, at connect. */
export function judgeUrl(text: string, egress: Egress, mayVisit: (hostname: string) => boolean): URL {
  const url = parse(text)
  if (url.username || url.password) {
    throw new Refused('This address carries a name or password. Take it out, and use a credential instead.')
  }
  const host = hostOf(url)
  if (!mayVisit(host)) {
    throw new Refused(`This agent may not visit ${host}. Add it to the sites the agent is allowed, if that is wanted.`)
  }
  const port = portOf(url)
  const { ports, exceptions } = egress
  if (isIP(host)) judgeAddress(host, host, port, egress)
  else if (!ports.has(port) && !exceptions.coversName(host, port) && !exceptions.someAddressOn(port)) throw offLimits()
  return url
}

/** An IPv6 host without the brackets it wears in a URL. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1')

export const portOf = (url: URL) => Number(url.port || DEFAULT_PORTS[url.protocol])

function parse(text: string): URL {
  // Before the query, one parser takes a backslash for a slash and the next for part of the name.
  if (/^[^?#]*\\/.test(text) || !isUrl(text)) {
    throw new Refused('This is not a web address. Write it in full, for example https://example.com/page.')
  }
  const url = new URL(text)
  if (!(url.protocol in DEFAULT_PORTS)) {
    throw new Refused(
      `Agents open only http and https addresses, not ${url.protocol} ones. Use the site's web address.`,
    )
  }
  // `localhost.` and `localhost` are one host. Setting it parses again, so `127.0.0.1..` shows what it is.
  url.hostname = url.hostname.replace(/(?<=.)\.$/, '')
  return url
}
