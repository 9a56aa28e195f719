import { isUrl } from '@app/values'
import { getDomain } from 'tldts'

/** Undefined: every site. An empty list: none. */
export type Domains = readonly string[] | undefined

/** S-11: `example.com` allows itself and its subdomains. Compared are host names, never the beginnings of addresses. */
export function readDomains(domains: Domains): (hostname: string) => boolean {
  if (!domains) return () => true
  const names = domains.map(toHostname).filter((name) => name !== undefined)
  return (hostname) => names.some((name) => hostname === name || (isOneOwners(name) && hostname.endsWith(`.${name}`)))
}

/** The spelling the URL parser gives, so that capitals and umlauts compare. What is more than a host allows nothing. */
function toHostname(entry: string): string | undefined {
  const text = `http://${entry.replace(/\.$/, '')}`
  if (!isUrl(text)) return undefined
  const url = new URL(text)
  return url.href === `http://${url.hostname}/` ? url.hostname : undefined
}

/** Below `co.uk` or `github.io` everybody has a site: such an entry allows that one host only. */
const isOneOwners = (name: string) => getDomain(name, { allowPrivateDomains: true }) !== null
