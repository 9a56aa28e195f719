import type { Language } from '@app/mind/reading'
import { oneSlip } from '@app/toolkit'
import { fillerLength } from './fillers.ts'

/** The words of one verb by language; what is also a noun needs more than to stand there. */
export interface VerbWords<Id extends string = string> {
  id: Id
  words: Record<Language, readonly string[]>
}

export interface FoundVerb {
  id: string
  /** As it was written. */
  word: string
  from: number
  to: number
}

type Entry = { id: string; word: string }
export type Lexicon = ReadonlyMap<Language, readonly Entry[]>

/** Longer phrases first: "log in to" before "log". */
export function makeLexicon(verbs: readonly VerbWords[]): Lexicon {
  const languages = Object.keys(verbs[0]?.words ?? {}) as Language[]
  return new Map(
    languages.map((language) => [
      language,
      verbs
        .flatMap(({ id, words }) => words[language].map((word) => ({ id, word })))
        .sort((a, b) => b.word.length - a.word.length),
    ]),
  )
}

const isLetter = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}_]/u.test(text)

/** The verb a clause is about: at its beginning, and where the language has it there, at its end. */
export function findVerb(clause: string, language: Language, lexicon: Lexicon): FoundVerb | undefined {
  const entries = lexicon.get(language) ?? []
  const start = fillerLength(clause, language)
  const first = startsWith(clause, start, entries, language)
  if (first && language !== 'ja') return first
  if (language === 'ja' || language === 'zh') return inside(clause, entries, language === 'ja') ?? first
  if (language === 'de') return first ?? endsWith(clause, entries)
  return first ?? misspelt(clause, start, entries)
}

/** Whether an instruction begins here; what may be a noun as well must be followed as a verb is. */
export function beginsVerb(text: string, language: Language, lexicon: Lexicon): boolean {
  const otherwise = /^\s*(?:otherwise|or else|else|sonst|sinon|si no)[\s,]+/iu.exec(text)?.[0].length ?? 0
  const start = otherwise + fillerLength(text.slice(otherwise), language)
  const found = startsWith(text, start, lexicon.get(language) ?? [], language)
  if (!found || PLACES.has(found.word)) return false
  // "Email ada@example.com, password …" names a value; "email it to …" is a deed.
  if (/^(?:e?-?mail|phone)$/u.test(found.word))
    return /^\s+(?:me|it|them|the|this|that|my|everything|all|each|every)\b|^\s+Ω+\s+(?!and\b)\p{L}/u.test(
      text.slice(found.to),
    )
  if (language !== 'en' || !NOUNS.has(found.word.toLowerCase())) return true
  if (CHANGES.test(found.word) && /^\s+(?:[\p{L}-]+\s+){1,4}(?:to|as|by)\s/u.test(text.slice(found.to))) return true
  if (BARE.has(found.word) && /^[\s.!?]*$/u.test(text.slice(found.to))) return true
  return /^\s+(?:the|a|an|all|any|each|every|my|me|it|them|this|that|these|those|its|their|his|her|our|for|to|on|in|by|from|as|at|with|out|only|now|names?|titles?|prices?|everything|everybody|everyone|how|which|what|who|if|one|two|\d|"|“|'|Ω|\p{Lu})/u.test(
    text.slice(found.to),
  )
}

/** "Set quantity to 3" changes something, whatever else "set" may be. */
const CHANGES = /^(?:set|change|update|put|mark|lower|raise|switch|turn)$/u
/** What stands alone at the end and is still a deed: "and save". */
const BARE = new Set('save submit confirm subscribe close download print send apply search'.split(' '))
/** Where one is, at the beginning of a sentence; anywhere else a small word. */
const PLACES = new Set(['on', 'auf', 'sur', 'en', 'use'])
const NOUNS = new Set(
  'phone ring dial take order name price report list search filter sort call mail email check save open count set share star post comment review rate book text read fork access address contact help view total sum average show print result like log match request change update display record copy close cost display download upload follow type schedule start stop play pause block question answer reply notice test plan note fetch is are do does when where who which was were has have put move lower get make mark watch ring hit press push tap type range pick land ask wait return turn enter'.split(
    ' ',
  ),
)

function startsWith(text: string, start: number, entries: readonly Entry[], language: Language): FoundVerb | undefined {
  const rest = text.slice(start).toLowerCase()
  const close = language === 'zh' || language === 'ja'
  const entry = entries.find(({ word }) => rest.startsWith(word) && (close || !isLetter(rest[word.length])))
  return entry && { id: entry.id, word: entry.word, from: start, to: start + entry.word.length }
}

function inside(text: string, entries: readonly Entry[], last: boolean): FoundVerb | undefined {
  const found = entries.flatMap(({ id, word }) => {
    const at = last ? text.lastIndexOf(word) : text.indexOf(word)
    return at < 0 ? [] : [{ id, word, from: at, to: at + word.length }]
  })
  return found.sort((a, b) => (last ? b.to - a.to : a.from - b.from) || b.word.length - a.word.length)[0]
}

function endsWith(text: string, entries: readonly Entry[]): FoundVerb | undefined {
  const lower = text.toLowerCase().replace(/[\s.!?]+$/, '')
  const entry = entries.find(({ word }) => lower.endsWith(word) && !isLetter(lower[lower.length - word.length - 1]))
  return entry && { id: entry.id, word: entry.word, from: lower.length - entry.word.length, to: lower.length }
}

/** "Clik", "serach": one slip in the first word is forgiven, where it is long enough to be sure. */
function misspelt(text: string, start: number, entries: readonly Entry[]): FoundVerb | undefined {
  const [word = ''] = /^\p{L}+/u.exec(text.slice(start)) ?? []
  const lower = word.toLowerCase()
  if (lower.length < 4) return undefined
  const near = entries.filter(
    ({ word: known }) => known.length >= 4 && !known.includes(' ') && known[0] === lower[0] && oneSlip(lower, known),
  )
  const ids = new Set(near.map(({ id }) => id))
  const [first] = near
  return ids.size === 1 && first ? { id: first.id, word: first.word, from: start, to: start + word.length } : undefined
}
