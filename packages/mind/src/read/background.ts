import type { Clause } from './clause.ts'
import { skipFillers } from './find-heads.ts'
import { doingsAt, passableVerbs, pastVerbs } from './find-verbs.ts'
import { behind } from './join-clauses.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'
import type { Word } from './words.ts'

/** So many words may name what a statement is about. */
const LONGEST_SUBJECT = 6

/**
 * "Job 2047 is finished, move it to Ready": the first part tells how things are, and asks for nothing by itself. It says
 * what "it" is. One that nobody comes back to is not passed over, nor one of several: a whole story is more than its orders.
 */
export function withBackground(clauses: readonly Clause[], language: Language): Clause[] {
  const [told, order, ...more] = clauses
  if (!told || !order || more.length > 0 || order.asks || !order.verb) return [...clauses]
  const { words, verb } = order
  const place = words.some((_, at) => phrases(language, 'there').at(words, at) > 0)
    ? placeIn(told, language)
    : undefined
  if (place) return [{ ...order, given: { ...told, words: place } }]
  const wanted = wantedIn(told, language)
  const being = wanted ? undefined : beingIn(told, language)
  if (!wanted && being === undefined) return [...clauses]
  const isWhole = phrases(language, 'that').at(words, verb.at + verb.length) > 0
  const refers = words.some((_, at) => phrases(language, 'it').at(words, at) > 0) || lacksObject(order, language)
  if (!isWhole && !refers && !lacksOwner(order, told, language)) return [...clauses]
  // "Tick that" means all that was told; "move it" means what it was told of.
  if (wanted) return [behind({ ...told, words: wanted }, order)]
  if (isWhole) return [{ ...order, given: told }]
  // When it happened is no part of whom it happened to.
  const subject = told.words.slice(0, being)
  const values = told.values.filter(({ from }) => from < (subject.at(-1)?.to ?? 0))
  return [{ ...order, given: { ...told, words: subject, values } }]
}

/** "I need 3 boxes, please get them": what whoever speaks is in need of. */
function wantedIn({ words, whole, asks, not }: Clause, language: Language): readonly Word[] | undefined {
  const [who, verb] = words
  if (asks || not || !who || !verb || !phrases(language, 'subjects').has(who)) return undefined
  const isVerb = phrases(language, 'being').has(verb) || passableVerbs(whole, language).has(verb.from)
  return isVerb && words.length > 2 ? words.slice(2) : undefined
}

/** Where the verb stands that tells how things are, after what it tells it of. */
function beingIn({ words, whole, asks, not }: Clause, language: Language): number | undefined {
  if (asks || not || words.some((_, at) => phrases(language, 'conditions').at(words, at) > 0)) return undefined
  const start = skipFillers(words, 0, language)
  const being = words.findIndex((_, at) => at > start && phrases(language, 'being').at(words, at) > 0)
  if (doingsAt(words, start, language).length > 0) return undefined
  // "Norlund Glass closed last week": what happened is told of somebody by name.
  const known = being < 0 ? happenedIn(words, whole, language) : being
  return known === undefined || known - start > LONGEST_SUBJECT ? undefined : known
}

function happenedIn(words: readonly Word[], whole: string, language: Language): number | undefined {
  const past = pastVerbs(whole, language)
  const at = words.findIndex(({ from }) => past.has(from))
  return at > 0 && words.slice(0, at).every((word) => word.small || /^\p{Lu}|\d/u.test(word.text)) ? at : undefined
}

/** "Copper is getting dearer, set the price to 5": whose price it is was told. */
function lacksOwner({ words, verb, values }: Clause, told: Clause, language: Language): boolean {
  const to = words.findLastIndex((word) => phrases(language, 'to').has(word))
  const end = to < 0 ? 0 : (words[to]?.from ?? 0)
  const names = words.filter(({ text, from }, at) => at > (verb?.at ?? 0) && from < end && /^\p{Lu}|\d/u.test(text))
  return (
    language === 'en' &&
    verb?.doings.includes('set') === true &&
    to > verb.at + 1 &&
    names.length === 0 &&
    values.every(({ from }) => from > end) &&
    /^\p{Lu}/u.test(told.words[0]?.text ?? '') &&
    told.words[0]?.small === false
  )
}

/** "… bitte auf erledigt setzen": what is to be set is what was told of. */
function lacksObject({ words, verb, asks }: Clause, language: Language): boolean {
  const start = skipFillers(words, 0, language)
  return !asks && verb !== undefined && verb.at > start && phrases(language, 'to').at(words, start) > 0
}

/** "Nobody is down for the Night Barn yet": the place is what stands last. */
function placeIn({ words, asks }: Clause, language: Language): Word[] | undefined {
  if (asks || doingsAt(words, skipFillers(words, 0, language), language).length > 0) return undefined
  const end = words.findLastIndex((word) => !word.small && !phrases(language, 'lasting').has(word)) + 1
  const start = words.findLastIndex((word, at) => at < end && word.small) + 1
  return start > 0 && start < end ? words.slice(start, end) : undefined
}
