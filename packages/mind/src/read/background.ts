import type { Clause } from './clause.ts'
import { skipFillers } from './find-heads.ts'
import { doingsAt } from './find-verbs.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/** So many words may name what a statement is about. */
const LONGEST_SUBJECT = 6

/**
 * "Job 2047 is finished, move it to Ready": the first part tells how things are, and asks for nothing by itself. It says
 * what "it" is. One that nobody comes back to is not passed over, nor one of several: a whole story is more than its orders.
 */
export function withBackground(clauses: readonly Clause[], language: Language): Clause[] {
  const [told, order, ...more] = clauses
  if (!told || !order || more.length > 0 || order.asks || !order.verb) return [...clauses]
  const being = beingIn(told, language)
  if (being === undefined) return [...clauses]
  const { words, verb } = order
  const isWhole = phrases(language, 'that').at(words, verb.at + verb.length) > 0
  if (!isWhole && !words.some((_, at) => phrases(language, 'it').at(words, at) > 0)) return [...clauses]
  // "Tick that" means all that was told; "move it" means what it was told of.
  return [{ ...order, given: isWhole ? told : { ...told, words: told.words.slice(0, being) } }]
}

/** Where the verb stands that tells how things are, after what it tells it of. */
function beingIn({ words, asks, not }: Clause, language: Language): number | undefined {
  if (asks || not || words.some((_, at) => phrases(language, 'conditions').at(words, at) > 0)) return undefined
  const start = skipFillers(words, 0, language)
  const being = words.findIndex((_, at) => at > start && phrases(language, 'being').at(words, at) > 0)
  const isFar = being - start > LONGEST_SUBJECT
  return being < 0 || isFar || doingsAt(words, start, language).length > 0 ? undefined : being
}
