import nlp from 'compromise'
import type { Doing } from '../lexicon/index.ts'
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
]

/** The longest a parser of English is given: what comes after is read by the lexicon alone. */
const LONGEST = 1_000

/** Places in the text where English has a verb as one says it to somebody who is to do it. */
export const englishVerbs = (text: string): ReadonlySet<number> =>
  placesOf(text, (tags) => tags.includes('Verb') && (tags.includes('Infinitive') || tags.includes('Imperative')))

function placesOf(text: string, isMeant: (tags: readonly string[]) => boolean): ReadonlySet<number> {
  const places = new Set<number>()
  let at = 0
  const short = text.slice(0, LONGEST)
  for (const { terms } of nlp(short).json({ offset: true }) as { terms: { text: string; tags: string[] }[] }[])
    for (const { text: term, tags } of terms) {
      const found = short.indexOf(term, at)
      if (found < 0) continue
      at = found + term.length
      if (isMeant(tags)) places.add(found)
    }
  return places
}

/** Places of verbs that tell what happened, in whichever form: what is asked seldom hangs on them, but it may. */
export function passableVerbs(text: string, language: Language): ReadonlySet<number> {
  if (language !== 'en') return new Set()
  return placesOf(text, (tags) => tags.includes('Verb') && !tags.includes('Adjective'))
}

/** Known as a verb when it stands where only one can. */
export const canBeVerb = (word: string): boolean => nlp(`they ${word} it`).match('they #Verb it').found

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
  return { doings, length }
}
