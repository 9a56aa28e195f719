import { OPERATIONS, type Operation } from '@app/spec'
import { namesIn } from '../fill-braces.ts'
import type { Platform } from '../platform.ts'
import type { Route } from '../read-facts.ts'
import { type Option, optionsOf, wordsOf } from './client-options.ts'

export interface PlannedOperation {
  operation: Operation
  route: Route
  /** Braces of its path that are asked for at each call. */
  names: readonly string[]
}

/** What a client has, whatever the language it is written in. */
export interface ClientPlan {
  platform: Platform
  /** `HackerNews`: the client is HackerNewsClient. */
  title: string
  host: string
  base: string
  options: readonly Option[]
  operations: readonly PlannedOperation[]
  /** Asked for, and not in the catalogue. */
  missing: readonly Operation[]
  signed: boolean
}

export function planClient(platform: Platform, asked: readonly Operation[]): ClientPlan {
  const [, host = '', base = ''] = /^https:\/\/([^/]+)(\/.*)?$/.exec(platform.baseUrl) ?? []
  const wanted = OPERATIONS.filter((operation) => asked.includes(operation))
  const inPath = platform.signIn.place === 'path' ? platform.signIn.names : []
  return {
    platform,
    title: titleOf(platform.id),
    host,
    base: base.replace(/\/$/, ''),
    options: optionsOf(platform, inPath),
    operations: wanted.flatMap((operation) => {
      const route = platform.routes[operation]
      return route ? [{ operation, route, names: namesIn(route.path).filter((name) => !inPath.includes(name)) }] : []
    }),
    missing: wanted.filter((operation) => !platform.routes[operation]),
    signed: platform.signIn.place === 'signature',
  }
}

/** Some platforms delete with POST, and want to be told what in the body. */
export const hasBody = ({ method }: Route): boolean => method !== 'GET' && method !== 'DELETE'

/** The words of the option that fills these braces: a place of its own, or the key where that stands in the address. */
export const optionFor = ({ options }: ClientPlan, wire: string): readonly string[] =>
  (['place', 'key'] as const)
    .map((kind) => options.find((option) => option.wire === wire && option.kind === kind)?.words)
    .find(Boolean) ?? [wire]

const titleOf = (id: string) => {
  const title = wordsOf(id)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  return /^\d/.test(title) ? `The${title}` : title
}
