import type { SignInType } from '@app/spec'
import type { Facts, SignInKind } from './read-facts.ts'

/** One way to show a platform who asks. */
export interface SignIn {
  type: SignInType
  /** Where the key goes; `signature`: every request is signed by code of one's own. */
  place: 'nowhere' | 'header' | 'query' | 'path' | 'signature'
  /** Of the headers, parameters or braces that carry it, one for each part of the key. */
  names: readonly string[]
  scheme: 'Bearer' | 'Basic' | null
  /** Headers that every request carries besides, with values only the account's owner knows. */
  also: readonly string[]
  /** What the facts say of it in words. */
  detail: string | null
}

const isAuthorization = (name: string) => name.toLowerCase() === 'authorization'
/** Braces in an address that stand for a key, not for a thing. */
const KEY_IN_PATH = /\{(api_?key|app_?key|token)\}/i

/** Every way the facts know, in their order. */
export const signInsOf = (facts: Facts): SignIn[] => facts.kinds.map((kind) => READERS[kind](facts, kind))

/** The one a client uses: a key one can have at once, then a token from a flow, then none at all, then a signature. */
export function mainSignIn(signIns: readonly SignIn[]): SignIn {
  const keyed = signIns.filter(({ place }) => place !== 'nowhere' && place !== 'signature')
  const open = signIns.find(({ place }) => place === 'nowhere')
  const main = keyed.find(({ type }) => type !== 'oauth2') ?? keyed[0] ?? open ?? signIns[0]
  if (!main) throw new Error('A platform without a way to sign in.')
  return main
}

const READERS: Record<SignInKind, (facts: Facts, kind: SignInKind) => SignIn> = {
  none: ({ signInNames, kinds }) => ({ ...PLAIN, type: 'none', also: kinds.length === 1 ? signInNames : [] }),
  api_key_header: (facts) => ({
    ...PLAIN,
    type: 'api_key_header',
    place: 'header',
    names: keyNames(facts, 'api_key_header'),
  }),
  api_key_query: (facts) => ({
    ...PLAIN,
    type: 'api_key_query',
    place: 'query',
    names: keyNames(facts, 'api_key_query'),
  }),
  basic: (facts) => ({ ...token(facts, 'basic'), scheme: 'Basic' }),
  bearer: (facts) => token(facts, 'bearer'),
  oauth2: (facts) => token(facts, 'oauth2'),
  oauth1: (facts) => ({ ...PLAIN, type: 'oauth1', place: 'signature', detail: facts.signInNames.join(', ') || null }),
  custom: (facts) => keyInPath(facts) ?? signature(facts),
}

const PLAIN: SignIn = { type: 'none', place: 'nowhere', names: [], scheme: null, also: [], detail: null }

const signature = ({ signInNames }: Facts): SignIn => ({
  ...PLAIN,
  type: 'custom',
  place: 'signature',
  detail: signInNames.join(', ') || null,
})

/** “key in URL path”, where the address says in which braces. */
function keyInPath({ signInNames, baseUrl, routes }: Facts): SignIn | undefined {
  if (!/^(key|token) in URL path$/.test(signInNames[0] ?? '')) return undefined
  const paths = [baseUrl, ...Object.values(routes).map((route) => route?.path ?? '')]
  const [, name] = KEY_IN_PATH.exec(paths.join(' ')) ?? []
  return name ? { ...PLAIN, type: 'api_key_path', place: 'path', names: [name] } : undefined
}

const hasKeys = ({ kinds }: Facts) => kinds.some((kind) => kind === 'api_key_header' || kind === 'api_key_query')

/** Names that are not `Authorization` belong to the keys where there are any; with both kinds, to each its own. */
function keyNames({ kinds, signInNames }: Facts, kind: 'api_key_header' | 'api_key_query'): string[] {
  const keyed = kinds.filter((one) => one === 'api_key_header' || one === 'api_key_query')
  const named = signInNames.filter((name) => !name.includes(' '))
  if (keyed.length === 2)
    return [named[named.length > 1 ? named.length - 2 + keyed.indexOf(kind) : 0] ?? 'Authorization']
  if (kinds.length === 1) return named
  const own = named.filter((name) => !isAuthorization(name))
  return own.length > 0 ? own : ['Authorization']
}

/** A token travels as RFC 6750 says, unless the facts name another header or the parameter `access_token`. */
function token(facts: Facts, type: 'basic' | 'bearer' | 'oauth2'): SignIn {
  const named = facts.signInNames.filter((name) => /^[\w.-]+$/.test(name) && !isAuthorization(name))
  const usual: SignIn = { ...PLAIN, type, place: 'header', names: ['Authorization'], scheme: 'Bearer' }
  if (hasKeys(facts) || facts.kinds.includes('custom') || named.length === 0) return usual
  if (facts.signInNames.some(isAuthorization)) return { ...usual, also: named }
  const [name = ''] = named
  return { ...usual, place: name === 'access_token' ? 'query' : 'header', names: [name], scheme: null }
}
