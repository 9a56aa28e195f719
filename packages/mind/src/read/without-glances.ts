import { kindsIn } from '../match/kinds.ts'
import { neededIn } from '../match/need.ts'
import type { Clause } from './clause.ts'
import { canBeVerb, doingsAt } from './find-verbs.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/**
 * What only says how to look, or what for: "navigate through the tree", "use the box to enter …", "press the star to mark it".
 * What is to be found or done is said besides.
 */
export const withoutGlances = (clauses: readonly Clause[], language: Language): Clause[] =>
  clauses
    .map((clause) => withoutPurpose(withoutUse(clause, language), language))
    .filter((clause, at) => at === clauses.length - 1 || !isGlance(clause, language))

/** Looks around, and names nothing that is there. */
function isGlance(clause: Clause, language: Language): boolean {
  const { verb, values, words, asks } = clause
  if (!verb || asks || values.length > 0) return false
  const kinds = kindsIn(words, language).flatMap(({ at, length }) => words.slice(at, at + length))
  const named = neededIn(clause, language).filter(
    ({ word }) => !kinds.includes(word) && doingsAt([word], 0, language).length === 0,
  )
  const looks = phrases(language, 'glances').at(words, verb.at) > 0
  const finds = verb.doings.includes('search')
  const isPlain = named.every(({ word, weight, value }) => !weight && !value && /^\p{Ll}/u.test(word.text))
  return looks ? isPlain : finds && named.length + kinds.length === 0
}

/** "Use the box to enter …" is "enter … with the box". */
function withoutUse(clause: Clause, language: Language): Clause {
  const { verb, words } = clause
  if (!verb || phrases(language, 'uses').at(words, verb.at) === 0) return clause
  const at = words.findIndex(
    (word, on) =>
      on > verb.at && phrases(language, 'purposes').has(word) && doingsAt(words, on + 1, language).length > 0,
  )
  if (at < 0) return clause
  const { doings, length } = doingsAt(words, at + 1, language)
  return { ...clause, words: words.filter((_, on) => on !== verb.at), verb: { at, length, doings } }
}

/** "… to mark it as important": what a press is for is done by the press. */
function withoutPurpose(clause: Clause, language: Language): Clause {
  const { verb, words, values } = clause
  if (!verb?.doings.includes('press')) return clause
  const at = words.findIndex(
    (word, on) =>
      on > verb.at + verb.length &&
      phrases(language, 'purposes').has(word) &&
      phrases(language, 'it').at(words, on + 2) > 0 &&
      (doingsAt(words, on + 1, language).length > 0 || canBeVerb(words[on + 1]?.plain ?? '')),
  )
  const start = words[at]?.from
  if (start === undefined || values.some(({ from }) => from > start)) return clause
  return { ...clause, words: words.slice(0, at) }
}
