import { type Given, type Platform, type PlatformRequest, requestFor } from '@app/platforms'
import type { Operation } from '@app/spec'
import { isUrl } from '@app/values'

/** Where one bot finds a platform: what its address needs, or another address altogether. */
export interface Whereabouts {
  values: Readonly<Record<string, string>>
  address: string | null
}

/** One operation as a request to where this bot's account is. */
export function platformRequest(
  platform: Platform,
  operation: Operation,
  given: Given & { where: Whereabouts },
  key: string | null,
): PlatformRequest {
  const { where, ...rest } = given
  const values = { ...where.values, ...rest.values }
  if (where.address === null) return requestFor(platform, operation, { ...rest, values }, key)
  const { protocol, host, pathname } = new URL(where.address)
  const moved = { ...platform, baseUrl: `https://${host}${pathname.replace(/\/+$/, '')}` }
  const request = requestFor(moved, operation, { ...rest, values }, key)
  return { ...request, url: request.url.replace(/^https:/, protocol) }
}

/** The one origin a bot's key for a platform is given to. */
export function originOf({ baseUrl }: Platform, { values, address }: Whereabouts): string {
  if (address !== null) return new URL(address).origin
  const filled = baseUrl.replaceAll(/\{([^}]+)\}/g, (_, name: string) => values[name] ?? name)
  return isUrl(filled) ? new URL(filled).origin : ''
}

/** Braces in the address itself: only the account's owner knows what stands there. */
export const mayMove = ({ baseUrl }: Platform): boolean => baseUrl.includes('{')
