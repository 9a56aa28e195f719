import type { Doing } from '../lexicon/index.ts'
import { PLACE, withoutAddress } from './drop-address.ts'
import { canBeVerb, doingsAt, englishVerbs } from './find-verbs.ts'
import { IN_PLACE, isReason, withAlso, withoutReasons, withPlaces, withStatements } from './join-clauses.ts'
import { type Language, languageOf } from './language.ts'
import { phrases } from './phrases.ts'
import { sentencesOf } from './split-sentences.ts'
import { findValues, type Value } from './values.ts'
import { type Word, wordsOf } from './words.ts'

export type Asks = 'thing' | 'person' | 'time' | 'place' | 'count' | 'amount'

/** One thing that is wanted. */
export interface Clause {
  text: string
  /** The whole it is a part of: places of words and values are places in it. */
  whole: string
  to: number
  /** Every word that is no part of a value, in order. */
  words: readonly Word[]
  values: readonly Value[]
  verb: { at: number; length: number; doings: readonly Doing[] } | undefined
  asks: { kind: Asks; at: number; length: number } | undefined
  not: boolean
  /** What is asked of the same thing besides: "and how much is it?" */
  also: readonly Asks[]
}

export interface Reading {
  language: Language
  clauses: readonly Clause[]
}

const ADDRESS = /https?:\/\/[^\s"'<>\u3000-\u303f\uff00-\uffef\u3040-\u30ff\u4e00-\u9fff]+/giu
const ASKS: readonly Asks[] = ['count', 'amount', 'person', 'time', 'place', 'thing']

/** The sentence as clauses, each with its verb or question and its values. Nothing is looked at yet. */
export function readGoal(goal: string, now: Date): Reading {
  const addressed = goal
    .slice(0, 10_000)
    .replace(ADDRESS, (address) => PLACE + (/[:,.?!]+$/u.exec(address)?.[0] ?? ''))
    .trim()
  const language = languageOf(addressed)
  const said = withoutAddress(addressed, language)
  const values = findValues(said, language, now, { parted: true }).filter(({ sort }) => sort !== 'url')
  const verbs = language === 'en' ? englishVerbs(said) : new Set<number>()
  const clauses = sentencesOf(said, values).flatMap(({ from, to }) =>
    clausesOf(said, from, to, values, language, verbs),
  )
  return {
    language,
    clauses: withAlso(withPlaces(withStatements(withoutReasons(clauses, language), language)), language),
  }
}

/** A sentence is cut where another verb follows "and", a comma or "then". */
function clausesOf(
  text: string,
  from: number,
  to: number,
  all: readonly Value[],
  language: Language,
  verbs: ReadonlySet<number>,
): Clause[] {
  const values = all.filter((value) => value.from >= from && value.to <= to)
  const words = wordsOf(text.slice(from, to), language)
    .map((word) => ({ ...word, from: word.from + from, to: word.to + from }))
    .filter((word) => !values.some((value) => value.from < word.to && word.from < value.to && value.sort !== 'number'))
  const isQuestion = /\?\s*$/u.test(text.slice(from, to)) && askIn(words, language) !== undefined
  const cuts = [0]
  for (let at = 1; at < words.length; at += 1) {
    const begins = beginsClause(text, words, at, language, verbs, isQuestion)
    if (begins && at > (cuts.at(-1) ?? 0)) cuts.push(at)
  }
  return cuts.flatMap((cut, index) => {
    const own = words.slice(cut, cuts[index + 1])
    const [first] = own
    if (!first) return []
    const start = index === 0 ? from : first.from
    const next = words[cuts[index + 1] ?? -1]
    const end = next ? next.from : to
    const inside = values.filter((value) => value.from >= start && value.to <= end)
    // "Then" and "thanks" by themselves say nothing.
    if (
      own.every((word, at) => word.small || phrases(language, 'fillers').at(own, at) > 0) &&
      inside.length === 0 &&
      !own.some((_, at) => doingsAt(own, at, language).length > 0)
    )
      return []
    return [clauseOf(text, [start, end], own, inside, language, verbs)]
  })
}

/** After "and", a comma or "then" stands something to be done, not one more of what was named. */
function beginsClause(
  text: string,
  words: readonly Word[],
  at: number,
  language: Language,
  verbs: ReadonlySet<number>,
  isQuestion: boolean,
): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (!before || !word) return false
  const between = text.slice(before.to, word.from)
  const listed =
    /[,:–-]\s*$/u.test(between) && !phrases(language, 'and').has(before) && !phrases(language, 'afterwards').has(before)
  const joined =
    phrases(language, 'and').has(before) || phrases(language, 'afterwards').has(before) || /[,:–-]\s*$/u.test(between)
  if (!joined) return false
  if (language === 'de' && endsWithVerb(words, at, language)) return true
  if (listed && isReason(words.slice(at, at + 4), language)) return true
  const skipped = skipFillers(words, at, language)
  const asked = ASKS.some((kind) => phrases(language, `asks.${kind}`).at(words, skipped) > 0)
  if (asked && (isQuestion || /[,:–-]/u.test(between + before.plain))) return true
  // What follows in a question is asked too, unless it is known to be something to do.
  if (isQuestion && doingsAt(words, skipped, language).length === 0) return false
  if (!isVerb(words, skipped, language, verbs)) return false
  const known = doingsAt(words, skipped, language).length
  const next = words[skipped + Math.max(1, known)]
  // In a list, "stock 10" and "name 'Tool'" are names with their values; "archive the rest" is something to do.
  const isValueNext = /^\s*(?:["'“„«‘:]|\d|$|,)/u.test(text.slice(words[skipped + Math.max(1, known) - 1]?.to ?? 0))
  const { doings } = doingsAt(words, skipped, language)
  if (isValueNext && doings.every((doing) => doing === 'tell') && words[skipped]?.plain !== words[0]?.plain)
    return false
  return !listed || known > 0 || next?.small === true
}

/** "… auf 4725 ändern, die …": where the verb stands last, what follows it begins anew. */
const endsWithVerb = (words: readonly Word[], at: number, language: Language): boolean => {
  const last = phrases(language, 'and').has(words[at - 1] as Word) ? at - 2 : at - 1
  const word = words[last]
  return (
    last > 0 &&
    word !== undefined &&
    /^\p{Ll}+(?:en|ern|eln)$/u.test(word.text) &&
    doingsAt(words, last, language).length > 0
  )
}

const isVerb = (words: readonly Word[], at: number, language: Language, verbs: ReadonlySet<number>): boolean => {
  const word = words[at]
  if (!word) return false
  if (language === 'en' && doingsAt(words, at, language).length > 0 && /^\p{Ll}/u.test(word.text)) return true
  // What was a verb before is one again.
  if (language === 'en' && word.plain === words[0]?.plain && verbs.has(words[0].from)) return true
  if (language === 'en')
    return (
      verbs.has(word.from) && !(word.text !== word.text.toLowerCase() && at > 0 && /\p{Lu}/u.test(word.text[0] ?? ''))
    )
  return doingsAt(words, at, language).length > 0
}

const skipFillers = (words: readonly Word[], from: number, language: Language): number => {
  const passes = (at: number) =>
    phrases(language, 'afterwards').at(words, at) > 0 ||
    phrases(language, 'and').at(words, at) > 0 ||
    (phrases(language, 'fillers').at(words, at) > 0 && doingsAt(words, at, language).length === 0)
  let at = from
  while (at < words.length - 1 && passes(at)) at += 1
  return at
}

const isFiller = (word: Word, language: Language): boolean => phrases(language, 'fillers').has(word)

function clauseOf(
  whole: string,
  [from, to]: [number, number],
  words: readonly Word[],
  values: readonly Value[],
  language: Language,
  verbs: ReadonlySet<number>,
): Clause {
  const asks = askIn(words, language)
  const not = words.some((_, at) => phrases(language, 'not').at(words, at) > 0)
  const text = whole.slice(from, to).trim()
  return {
    text,
    whole,
    to,
    words,
    values,
    verb: asks ? undefined : verbIn(words, language, verbs, whole),
    asks,
    not,
    also: [],
  }
}

/** A question begins with its word, or has it after what asks for an answer: "tell me how many". */
function askIn(words: readonly Word[], language: Language): Clause['asks'] {
  const tells = phrases(language, 'doing.tell')
  for (let at = 0; at < Math.min(words.length, 7); at += 1) {
    for (const kind of ASKS) {
      const length = phrases(language, `asks.${kind}`).at(words, at)
      if (length === 0) continue
      const before = words.slice(0, at)
      // Before it stands what asks, or where to look, but nothing to be done.
      const plain = before.every((word, on) => word.small || isFiller(word, language) || tells.at(words, on) > 0)
      const place = IN_PLACE.test(words[0]?.plain ?? '')
      if (plain || place) return { kind, at, length }
    }
  }
  return undefined
}

function verbIn(words: readonly Word[], language: Language, verbs: ReadonlySet<number>, text: string): Clause['verb'] {
  const start = skipFillers(words, 0, language)
  for (let at = start; at < words.length; at += 1) {
    const { doings, length } = doingsAt(words, at, language)
    const word = words[at] as Word
    if (language === 'en' ? verbs.has(word.from) : length > 0) return { at, length: Math.max(1, length), doings }
    // After where it is to be done stands what: "in Profile set …".
    const isFirst = at === start || (IN_PLACE.test(words[0]?.plain ?? '') && at > 1 && /^\p{Ll}/u.test(word.text))
    if (isFirst && length > 0) return { at, length, doings }
  }
  if (language === 'en') return orderIn(words, start, text)
  if (language === 'zh' || language === 'ja') return undefined
  // To somebody who is to do it one says the verb first; in German also last, as one reads it on a button.
  const last = words.length - 1
  if (language === 'de' && /^\p{Ll}+(?:en|ern|eln)$/u.test(words[last]?.text ?? ''))
    return { at: last, length: 1, doings: [] }
  const first = words[start]
  return first && !first.small && !/\d/.test(first.text) && start < last
    ? { at: start, length: 1, doings: [] }
    : undefined
}

/** 'Complete "Buy milk"', "Empty the bin": the first word, where what it is done to follows at once. */
function orderIn(words: readonly Word[], start: number, whole: string): Clause['verb'] {
  const first = words[start]
  if (!first || first.small || /\d/.test(first.text)) return undefined
  const follows = /^\s+(?:["“‘']|(?:the|a|an|my|our|all|every|this|that|both)\s)/iu.test(
    whole.slice(first.to, first.to + 12),
  )
  return follows || (start === 0 && canBeVerb(first.plain)) ? { at: start, length: 1, doings: [] } : undefined
}
