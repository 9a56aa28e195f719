import { OPERATIONS, type Operation, type SignInType } from '@app/spec'
import type { Platform } from './platform.ts'
import type { SignIn } from './sign-ins.ts'

const VERBS: Record<Operation, string> = {
  get_data: 'reads',
  create_item: 'creates',
  update_item: 'updates',
  delete_item: 'deletes',
}

const SIGN_IN_WORDS: Record<SignInType, (signIn: SignIn) => string> = {
  none: () => 'no key',
  api_key_header: ({ names }) => `an API key (header ${names.join(' and ')})`,
  api_key_query: ({ names }) => `an API key (parameter ${names.join(' and ')})`,
  api_key_path: () => 'an API key in the address',
  bearer: () => 'a bearer token',
  oauth2: () => 'OAuth 2',
  basic: () => 'user name and password',
  oauth1: () => 'OAuth 1 signatures',
  custom: ({ detail }) => (detail ? `a way of its own (${detail})` : 'a way of its own'),
}

export const signInWords = (signIn: SignIn): string => SIGN_IN_WORDS[signIn.type](signIn)

export const knownOperations = ({ routes }: Platform): Operation[] => OPERATIONS.filter((one) => routes[one])

/** One sentence of facts; nothing that a row does not say. */
export function describePlatform(platform: Platform): string {
  const verbs = knownOperations(platform).map((operation) => VERBS[operation])
  const host = platform.baseUrl.replace(/^https:\/\//, '').split('/')[0] ?? ''
  const does = verbs.length > 0 ? `${sentence(list(verbs))} items over its API at ${host}` : `Has an API at ${host}`
  const ways = [...new Set(platform.signIns.map(signInWords))]
  return `${does}; signs in with ${list(ways, 'or')}.`
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
