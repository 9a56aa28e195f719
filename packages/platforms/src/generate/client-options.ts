import { namesIn } from '../fill-braces.ts'
import type { Platform } from '../platform.ts'
import { keyPartsOf } from '../request-for.ts'

/** A value the client is made with: what it is called on the wire, and what it is for. */
export interface Option {
  wire: string
  words: readonly string[]
  says: string
  kind: 'key' | 'place' | 'header'
}

/** `page-id`, `pageId` and `page_id` are the same words. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

/** What a client of this platform is made with; a key that stands in the address is no place to fill. */
export function optionsOf(platform: Platform, inPath: readonly string[]): Option[] {
  const parts = keyPartsOf(platform)
  const keys = parts.map((wire) => ({
    wire,
    words: parts.length > 1 ? wordsOf(wire) : (KEY_WORDS[platform.signIn.type] ?? ['api', 'key']),
    says: keySays(platform, wire),
    kind: 'key' as const,
  }))
  const places = namesIn(platform.baseUrl)
    .filter((name) => !inPath.includes(name))
    .map((wire) => ({ wire, words: wordsOf(wire), says: `Fills {${wire}} in the address.`, kind: 'place' as const }))
  const headers = platform.signIn.also.map((wire) => ({
    wire,
    words: wordsOf(wire),
    says: `Sent with every request as the header ${wire}.`,
    kind: 'header' as const,
  }))
  return distinct([...keys, ...places, ...headers])
}

const KEY_WORDS: Partial<Record<Platform['signIn']['type'], string[]>> = {
  bearer: ['token'],
  oauth2: ['access', 'token'],
}

function keySays({ signIn, name }: Platform, wire: string): string {
  if (signIn.scheme === 'Basic') return `The ${wire} for ${name}; where there is only a key, see its documentation.`
  if (signIn.type === 'oauth2') return 'An access token from the OAuth 2 flow. The client does not renew it.'
  if (signIn.type === 'bearer') return 'Sent as Authorization: Bearer.'
  if (signIn.place === 'path') return `The key, which ${name} wants in the address.`
  if (signIn.place === 'query') return `The key, sent as the parameter ${wire}.`
  if (wire === 'Authorization') return 'Sent as the whole Authorization header, scheme included: see the documentation.'
  return `The key, sent as the header ${wire}.`
}

/** Two options may not end up with one name; the names of every client's own options are taken as well. */
function distinct(options: Option[]): Option[] {
  const taken = new Set(['origin', 'body format', 'max retries', 'timeout', 'fetch', 'sleep', 'sign', 'form'])
  return options.map((option) => {
    let words = option.words
    if (taken.has(words.join(' '))) words = [...words, option.kind]
    taken.add(words.join(' '))
    return { ...option, words }
  })
}
