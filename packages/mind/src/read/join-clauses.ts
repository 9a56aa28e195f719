import type { Clause } from './clause.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/** "It weighs 3 kg and goes Express", "The source is …": more of what is wanted, and nothing else to do. */
export function withStatements(clauses: readonly Clause[], language: Language): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    if (last && !last.asks && !clause.asks && isStatement(clause, language))
      joined[joined.length - 1] = join(last, clause)
    else joined.push(clause)
  }
  return joined
}

/** Begins with who or what it is about, and says how that is. */
const isStatement = ({ words, not, whole }: Clause, language: Language): boolean => {
  const [first] = words
  if (!first || not) return false
  const isIt = phrases(language, 'it').has(first) && /^\p{Lu}/u.test(first.text)
  const isWe = phrases(language, 'subjects').has(first)
  return (
    isIt ||
    isWe ||
    phrases(language, 'stating').at(words, 0) > 0 ||
    STATED.test(whole.slice(first.from, first.from + 60))
  )
}

/** "The source is …", "Die Menge ist …". */
const STATED = /^(?:the|its|die|der|das|le|la|el)\s+\p{L}+(?:\s\p{L}+)?\s+(?:is|are|was|ist|sind|est|sont|es|son)\s/iu

export const join = (last: Clause, clause: Clause): Clause => ({
  ...last,
  words: [...last.words, ...clause.words],
  values: [...last.values, ...clause.values],
  to: clause.to,
  text: `${last.text} ${clause.text}`,
  not: last.not || clause.not,
})

/** "On the team page, who …": where to look is a part of what follows. */
export function withPlaces(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = []
  let place: Clause | undefined
  for (const [at, clause] of clauses.entries()) {
    const before = place
    place = undefined
    const own = before ? behind(before, clause) : clause
    if (
      !own.asks &&
      (IN_PLACE.test(own.words[0]?.plain ?? '') || isTopic(own, clauses[at + 1])) &&
      !own.verb?.doings.length &&
      clause !== clauses.at(-1)
    )
      place = own
    else joined.push(own)
  }
  return joined
}

/** "Sort them by price and tell me their names": how to put in order is a part of what is told. */
export function withOrders(clauses: readonly Clause[], language: Language): Clause[] {
  const joined: Clause[] = []
  let sorting: Clause | undefined
  for (const [at, clause] of clauses.entries()) {
    const before = sorting
    sorting = undefined
    const next = clauses[at + 1]
    const tells = next && (next.asks !== undefined || next.verb?.doings.includes('tell'))
    if (clause.verb && tells && phrases(language, 'arranges').at(clause.words, clause.verb.at) > 0) {
      const { at: from, length } = clause.verb
      sorting = { ...clause, words: clause.words.filter((_, on) => on < from || on >= from + length) }
    } else joined.push(before ? behind(before, clause) : clause)
  }
  return joined
}

/** "Which are due? List them in order": how what was asked is to be told is a part of the question. */
export function withArranged(clauses: readonly Clause[], language: Language): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    const { verb, words, values, asks } = clause
    const refers = words.some((_, at) => phrases(language, 'it').at(words, at) > 0)
    const isOrder = words.some((_, at) => phrases(language, 'ordered').at(words, at) > 0)
    const tells = verb?.doings.includes('tell') || (verb && phrases(language, 'arranges').at(words, verb.at) > 0)
    if (last?.asks && !asks && verb && tells && refers && isOrder && values.length === 0)
      joined[joined.length - 1] = join(last, { ...clause, words: words.slice(verb.at + verb.length) })
    else joined.push(clause)
  }
  return joined
}

/** "What does it weigh? Look in the details": where an answer stands asks for nothing more. */
export const withoutHints = (clauses: readonly Clause[], language: Language): Clause[] =>
  clauses.filter(
    ({ asks, words, values }, at) =>
      !(clauses[at - 1]?.asks && !asks && values.length === 0 && phrases(language, 'hints').at(words, 0) > 0),
  )

/** "… and how much is it?" asks of what the question before was about. */
export function withAlso(clauses: readonly Clause[], language: Language): Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    const { asks, words, values } = clause
    const bare =
      asks &&
      values.length === 0 &&
      words.every(
        (word, at) =>
          (at >= asks.at && at < asks.at + asks.length) ||
          word.small ||
          phrases(language, 'fillers').has(word) ||
          phrases(language, 'degrees').has(word) ||
          phrases(language, 'light').has(word),
      )
    if (bare && last?.asks) joined[joined.length - 1] = { ...last, to: clause.to, also: [...last.also, asks.kind] }
    else joined.push(clause)
  }
  return joined
}

/** "Standing order to Northgas: how much is it?" */
const isTopic = ({ text, verb, values }: Clause, next: Clause | undefined): boolean =>
  /[:–]$/u.test(text) &&
  values.length === 0 &&
  (!verb || (verb.doings.length === 0 && (next?.asks !== undefined || (next?.verb?.doings.length ?? 0) > 0)))

/** What was said first is a part of what follows. */
export const behind = (before: Clause, clause: Clause): Clause => ({
  ...clause,
  words: [...before.words, ...clause.words],
  values: [...before.values, ...clause.values],
  text: `${before.text} ${clause.text}`,
  verb: moved(clause.verb, before),
  asks: moved(clause.asks, before),
})

const moved = <T extends { at: number } | undefined>(found: T, { words }: Clause): T =>
  found ? { ...found, at: found.at + words.length } : found

export const IN_PLACE = /^(?:in|on|at|under|for|from|auf|im|unter|bei|fur|dans|sur|sous|pour|chez|en|bajo|para)$/u
