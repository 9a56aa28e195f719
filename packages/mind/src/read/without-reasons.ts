import type { Clause } from './clause.ts'
import { skipFillers } from './find-heads.ts'
import { tellsPast } from './find-verbs.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'
import type { Word } from './words.ts'

/** "We no longer need it", "I have it already": why whoever speaks wants it. */
export const isReason = (words: readonly Word[], language: Language): boolean => {
  const [first] = words
  if (!first || !phrases(language, 'subjects').has(first)) return false
  return words.slice(1, 4).some((_, at) => phrases(language, 'tells').at(words, at + 1) > 0)
}

/** Why something is wanted is no part of what is to be done. Conditions are: they say "if". */
export function withoutReasons(clauses: readonly Clause[], language: Language): Clause[] {
  const conditions = phrases(language, 'conditions')
  const isPlain = ({ words, asks, values }: Clause) =>
    !asks &&
    values.length === 0 &&
    !words.some((word, at) => conditions.at(words, at) > 0 || (at > 0 && /^\p{Lu}/u.test(word.text)))
  const rest = clauses.filter(
    (clause, at) =>
      !(
        isPlain(clause) &&
        (isReason(clause.words, language) ||
          (clauses.some((other) => other !== clause && other.verb?.doings.length) && tellsOfPeople(clause, language)) ||
          (at > 0 && tellsPast(clause.whole, clause.words.slice(0, 5), language)))
      ),
  )
  return rest.length > 0 ? rest : [...clauses]
}

/** "People keep forgetting their bookings": whom it is said of stands before what they do. */
function tellsOfPeople({ verb, words }: Clause, language: Language): boolean {
  const start = skipFillers(words, 0, language)
  return (
    verb !== undefined &&
    verb.doings.length === 0 &&
    verb.at > start &&
    words.slice(start, verb.at).every((word) => !phrases(language, 'please').has(word)) &&
    words.slice(0, verb.at).some((word) => phrases(language, 'people').has(word))
  )
}
