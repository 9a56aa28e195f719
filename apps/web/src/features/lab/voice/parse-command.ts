import { DEFAULT_LANGUAGE, type Language } from '@app/spec'
import { PLACES, type Place, VOCABULARY, type Vocabulary } from './vocabulary.ts'

interface Named {
  id: string
  name: string
}

export type Command =
  | { kind: 'run'; agent: Named }
  | { kind: 'no-agent'; name: string }
  /** Several agents are called so. */
  | { kind: 'which'; name: string }
  | { kind: 'go'; place: Place }
  | { kind: 'state' }
  | { kind: 'stop' }
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'unknown'; words: string }

/** What somebody wants, by what they said. English is understood everywhere. */
export function parseCommand(words: string, language: Language, agents: readonly Named[]): Command {
  // Where there is nothing but a please, it is a yes in some languages.
  const said = plain(words).replace(POLITE, '').trim() || plain(words)
  for (const spoken of new Set([language, DEFAULT_LANGUAGE])) {
    const found = understand(said, VOCABULARY[spoken], agents)
    if (found) return found
  }
  return { kind: 'unknown', words: words.trim() }
}

/** Said for politeness, and no part of any command. */
const POLITE =
  /^(?:please|bitte|por favor|s il (?:te|vous) plaît|请)\s*|\s*(?:please|bitte|por favor|s il (?:te|vous) plaît|お願いします|ください)$/u

function understand(said: string, vocabulary: Vocabulary, agents: readonly Named[]): Command | undefined {
  for (const kind of ['yes', 'no', 'stop', 'state'] as const) if (vocabulary[kind].includes(said)) return { kind }
  const wanted = vocabulary.go.flatMap((pattern) => match(pattern, said) ?? [])
  const place = PLACES.find((one) => [said, ...wanted].some((each) => vocabulary.places[one].includes(each)))
  if (place) return { kind: 'go', place }
  const names = vocabulary.run.flatMap((pattern) => match(pattern, said) ?? [])
  return names.length > 0 ? findAgent(names, agents) : undefined
}

/** Its whole name, else the only one whose name holds the words. */
function findAgent(names: readonly string[], agents: readonly Named[]): Command {
  const [name = ''] = names
  const called = agents.filter((agent) => names.includes(plain(agent.name)))
  const like = agents.filter((agent) => names.some((each) => plain(agent.name).includes(each)))
  const found = called.length > 0 ? called : like
  const [agent] = found
  if (!agent) return { kind: 'no-agent', name }
  return found.length > 1 ? { kind: 'which', name } : { kind: 'run', agent: { id: agent.id, name: agent.name } }
}

/** What stands where the star is; undefined where the rest is not there. */
function match(pattern: string, said: string): string | undefined {
  const [before = '', after = ''] = pattern.split('*')
  const fits = said.length > before.length + after.length && said.startsWith(before) && said.endsWith(after)
  return fits ? said.slice(before.length, said.length - after.length).trim() : undefined
}

/** Small letters, no punctuation, single blanks. */
const plain = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
