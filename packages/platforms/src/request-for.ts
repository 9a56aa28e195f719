import type { Operation } from '@app/spec'
import { fillBraces, headerValue, hostPart, namesIn, pathPart, UnfitValue } from './fill-braces.ts'
import type { Platform } from './platform.ts'

export interface Given {
  /** For the braces of the address and of the path. */
  values?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
}

export interface PlatformRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
}

/**
 * One operation as the request that carries it out. The key is one text: where a platform wants several parts, such as
 * user and password, they are joined by colons in the order of `keyPartsOf`. Null is: without one.
 */
export function requestFor(
  platform: Platform,
  operation: Operation,
  given: Given,
  key: string | null,
): PlatformRequest {
  const route = platform.routes[operation]
  if (!route) throw new UnfitValue(`The catalogue knows no way to ${operation} on ${platform.name}.`)
  const { signIn } = platform
  const keys = splitKey(platform, key)
  const values = signIn.place === 'path' ? { ...given.values, ...keys } : (given.values ?? {})
  const url = new URL(addressOf(platform, route.path, values))
  for (const [name, value] of Object.entries(given.query ?? {})) url.searchParams.set(name, value)
  if (signIn.place === 'query') for (const [name, value] of Object.entries(keys)) url.searchParams.set(name, value)
  const carries = given.body !== undefined && route.method !== 'GET'
  return {
    method: route.method,
    url: url.href,
    headers: {
      accept: 'application/json',
      ...(carries ? { 'content-type': 'application/json' } : {}),
      ...headersOf(platform, keys, given.values ?? {}),
    },
    body: carries ? JSON.stringify(given.body) : null,
  }
}

/** What has to be given beside the key: braces of the address and of the operation's path, and headers of one's own. */
export function valuesFor({ baseUrl, routes, signIn }: Platform, operation: Operation): string[] {
  const names = [...namesIn(baseUrl), ...namesIn(routes[operation]?.path ?? '')]
  const keys = signIn.place === 'path' ? signIn.names : []
  return [...new Set([...names, ...signIn.also])].filter((name) => !keys.includes(name))
}

/** What the key is made of. */
export function keyPartsOf({ signIn }: Platform): readonly string[] {
  if (signIn.scheme === 'Basic') return ['username', 'password']
  return signIn.place === 'nowhere' || signIn.place === 'signature' ? [] : signIn.names
}

function splitKey(platform: Platform, key: string | null): Record<string, string> {
  const names = keyPartsOf(platform)
  if (platform.signIn.place === 'signature')
    throw new UnfitValue(`${platform.name} wants every request signed in a way of its own, which cannot be done here.`)
  if (names.length === 0 || (key === null && platform.open)) return {}
  if (!key) throw new UnfitValue(`${platform.name} wants a key, and none is given.`)
  const parts = key.split(':')
  const given = names.map((_, index) => (index === names.length - 1 ? parts.slice(index).join(':') : parts[index]))
  const missing = given.findIndex((part) => part === undefined || (part === '' && platform.signIn.scheme !== 'Basic'))
  if (missing >= 0) throw new UnfitValue(`The key of ${platform.name} is ${names.join(', a colon, ')}.`)
  return Object.fromEntries(names.map((name, index) => [name, given[index] ?? '']))
}

function addressOf({ baseUrl }: Platform, path: string, values: Readonly<Record<string, string>>): string {
  const [, host = '', base = ''] = /^https:\/\/([^/]+)(\/.*)?$/.exec(baseUrl) ?? []
  const put = (fit: (name: string, value: string) => string) => (name: string) => {
    const value = values[name]
    if (value === undefined) throw new UnfitValue(`“${name}” is not given, and the address needs it.`)
    return fit(name, value)
  }
  return `https://${fillBraces(host, put(hostPart))}${fillBraces(base, put(pathPart))}${fillBraces(path, put(pathPart))}`
}

function headersOf({ signIn }: Platform, keys: Record<string, string>, values: Readonly<Record<string, string>>) {
  const headers: Record<string, string> = {}
  for (const name of signIn.also) {
    const value = values[name]
    if (value !== undefined) headers[name] = headerValue(name, value)
  }
  if (signIn.place !== 'header' || Object.keys(keys).length === 0) return headers
  if (signIn.scheme === 'Basic')
    return { ...headers, Authorization: `Basic ${Buffer.from(`${keys.username}:${keys.password}`).toString('base64')}` }
  const scheme = signIn.scheme ? `${signIn.scheme} ` : ''
  for (const name of signIn.names) headers[name] = scheme + headerValue(name, keys[name] ?? '')
  return headers
}
