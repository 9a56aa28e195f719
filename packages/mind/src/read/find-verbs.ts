import nlp from 'compromise'
import { type Doing, LEXICONS } from '../lexicon/index.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'
import type { Word } from './words.ts'

const DOING: readonly Doing[] = [
  'open',
  'press',
  'set',
  'tick',
  'untick',
  'choose',
  'search',
  'clear',
  'send',
  'login',
  'tell',
  'hover',
  'drag',
  'scroll',
  'wait',
]

/** The longest a parser of English is given: what comes after is read by the lexicon alone. */
const LONGEST = 1_000

/** Places in the text where English has a verb as one says it to somebody who is to do it. */
export const englishVerbs = (text: string): ReadonlySet<number> => placesOf(text, 'order')

type Kind = 'order' | 'verb' | 'past' | 'gerund' | 'superlative'
const KINDS: Readonly<Record<Kind, (tags: readonly string[]) => boolean>> = {
  order: (tags) => tags.includes('Verb') && (tags.includes('Infinitive') || tags.includes('Imperative')),
  verb: (tags) => tags.includes('Verb') && !tags.includes('Adjective'),
  past: (tags) => tags.includes('PastTense'),
  gerund: (tags) => tags.includes('Gerund'),
  superlative: (tags) => tags.includes('Superlative'),
}

/** Where in a text its words of one kind stand. */
function placesOf(text: string, kind: Kind): ReadonlySet<number> {
  // The same sentence is asked about word by word.
  if (text !== latest.text) latest = { text, places: tagged(text.slice(0, LONGEST)) }
  return latest.places[kind]
}

type Places = Readonly<Record<Kind, ReadonlySet<number>>>
/** The words of one goal are asked for at every look. */
const known = new Map<string, Places>()
const MOST_KNOWN = 50

function tagged(text: string): Places {
  const before = known.get(text)
  if (before) return before
  const places = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, new Set<number>()])) as Record<
    Kind,
    Set<number>
  >
  let at = 0
  for (const { terms } of nlp(text).json({ offset: true }) as { terms: { text: string; tags: string[] }[] }[])
    for (const { text: term, tags } of terms) {
      const from = text.indexOf(term, at)
      if (from < 0) continue
      at = from + term.length
      for (const [kind, is] of Object.entries(KINDS)) if (is(tags)) places[kind as Kind].add(from)
    }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, places)
  return places
}

let latest: { text: string; places: Places } = { text: '', places: tagged('') }

/** Places of verbs that tell what happened, in whichever form: what is asked seldom hangs on them, but it may. */
export function passableVerbs(text: string, language: Language): ReadonlySet<number> {
  if (language !== 'en') return new Set()
  return placesOf(text, 'verb')
}

/** Places of verbs that say what happened. */
export const pastVerbs = (text: string, language: Language): ReadonlySet<number> =>
  language === 'en' ? placesOf(text, 'past') : new Set()

/** "Going to Wageningen", "starting on Monday": says no more than the small word behind it. */
export const isLeading = (text: string, { from, to }: Word, language: Language): boolean =>
  language === 'en' &&
  /^\s+(?:to|from|for|at|on|in|by)\s/u.test(text.slice(to, to + 8)) &&
  placesOf(text, 'gerund').has(from)

/** "Strongest", where the library knows it for one of its kind. */
export const isSuperlative = (text: string, { from, plain }: Word, language: Language): boolean =>
  language === 'en' && plain.endsWith('est') && placesOf(text, 'superlative').has(from)

/** "A farmer handed it in": somebody or something did it already. */
export function tellsPast(text: string, words: readonly Word[], language: Language): boolean {
  const [first, ...others] = words
  if (language !== 'en' || !first || !/^(?:an?|the|he|she|they|it|we|i|my|our|his|her|their)$/iu.test(first.text))
    return false
  const past = placesOf(text, 'past')
  return others.some(({ from }) => past.has(from))
}

/** Known as a verb when it stands where only one can. */
export function canBeVerb(word: string): boolean {
  const before = verbs.get(word)
  if (before !== undefined) return before
  const can = nlp(`they ${word} it`).match('they #Verb it').found
  if (verbs.size >= MOST_VERBS) verbs.clear()
  verbs.set(word, can)
  return can
}
/** The library has it as a verb, and does not only take it for one by how it ends. */
export const isKnownVerb = (word: string): boolean => {
  const { one, two } = nlp.model() as unknown as KnownWords
  return /Verb|Infinitive|Present/.test(`${one.lexicon[word] ?? ''} ${two.switches[word] ?? ''}`)
}
interface KnownWords {
  one: { lexicon: Readonly<Record<string, string | string[]>> }
  two: { switches: Readonly<Record<string, string>> }
}

const verbs = new Map<string, boolean>()
const MOST_VERBS = 1_000

/** What the verb at this place can mean; nothing where the lexicon does not know it. */
export function doingsAt(
  words: readonly Word[],
  index: number,
  language: Language,
): { doings: Doing[]; length: number } {
  let [length, doings]: [number, Doing[]] = [0, []]
  for (const doing of DOING) {
    const long = phrases(language, `doing.${doing}`).at(words, index)
    if (long > length) [length, doings] = [long, [doing]]
    else if (long > 0 && long === length) doings.push(doing)
  }
  const word = words[index]
  const bare = length === 0 && word ? withoutPronoun(word.plain, language) : undefined
  return word && bare ? doingsAt([{ ...word, plain: bare }], 0, language) : { doings, length }
}

/** "Márcala", "ponlo": the verb has what it is done to at its end. */
function withoutPronoun(plain: string, language: Language): string | undefined {
  const end = LEXICONS[language].clitics.split('|').find((one) => one !== '' && plain.endsWith(one))
  return end !== undefined && plain.length - end.length > 2 ? plain.slice(0, -end.length) : undefined
}
