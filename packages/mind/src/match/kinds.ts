import type { Kind } from '../lexicon/index.ts'
import { LEXICONS } from '../lexicon/index.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { type Word, wordsOf } from '../read/words.ts'

/** A kind of thing that was said, such as "the third text field". */
export interface SaidKind {
  kinds: readonly Kind[]
  /** Where its words begin, with the place that was said before them, and how many they are. */
  at: number
  length: number
  /** Which one in a row, from 1; -1 is the last. */
  place: number | undefined
}

const KINDS: readonly Kind[] = ['field', 'choice', 'tick', 'radio', 'slider', 'press', 'link', 'tab', 'entry']

/** The kinds of things the words speak of; "input text box" is one of them. */
export function kindsIn(words: readonly Word[], language: Language): SaidKind[] {
  const found: SaidKind[] = []
  for (let at = 0; at < words.length; at += 1) {
    const runs = KINDS.map((kind) => ({ kind, length: runAt(words, at, kind, language) }))
    const length = Math.max(...runs.map((run) => run.length))
    if (length === 0) continue
    const kinds = runs.filter((run) => run.length === length).map(({ kind }) => kind)
    const place = placeAt(words[at - 1], language)
    found.push({
      kinds,
      place,
      at: place === undefined ? at : at - 1,
      length: place === undefined ? length : length + 1,
    })
    at += length - 1
  }
  return found
}

/** So many words from here on name this kind, one name of it after the other. */
function runAt(words: readonly Word[], from: number, kind: Kind, language: Language): number {
  const names = phrases(language, `kinds.${kind}`)
  let at = from
  for (let length = names.at(words, at); length > 0; length = names.at(words, at)) at += length
  return at - from
}

/** "3rd", "third", "last". */
function placeAt(word: Word | undefined, language: Language): number | undefined {
  if (!word) return undefined
  const counted = /^(\d{1,3})(?:st|nd|rd|th|er|re|e|eme|o|a)$/u.exec(word.plain)?.[1]
  if (counted) return Number(counted)
  if (phrases(language, 'finals').has(word)) return -1
  const at = ordinalsOf(language).findIndex(({ plain, stem }) => plain === word.plain || stem === word.stem)
  return at < 0 ? undefined : at + 1
}

/** The only place in a row that these words count: "to the second position". */
export function countedIn(words: readonly Word[], language: Language): number | undefined {
  const places = words.flatMap((word) => placeAt(word, language) ?? [])
  return places.length === 1 ? places[0] : undefined
}

const known = new Map<Language, readonly Word[]>()
function ordinalsOf(language: Language): readonly Word[] {
  const ordinals =
    known.get(language) ??
    LEXICONS[language].ordinals.split('|').flatMap((ordinal) => wordsOf(ordinal, language).slice(0, 1))
  known.set(language, ordinals)
  return ordinals
}
