import type { Clause } from './clause.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/** "…, the place stays the same": what is to stay as it is needs nothing done. */
export const withoutStays = (clauses: readonly Clause[], language: Language): Clause[] =>
  clauses.flatMap((clause) => {
    const { words, whole, values, verb } = clause
    const at = words.findIndex((_, on) => phrases(language, 'stays').at(words, on) > 0)
    if (at < 0) return [clause]
    const begins = words.findLastIndex(
      ({ from }, on) =>
        on <= at &&
        on > 0 &&
        (/[,;–-]\s*$/u.test(whole.slice(words[on - 1]?.to, from)) || isAnd(clause, on - 1, language)),
    )
    const start = words[begins]?.from
    // All of it says so.
    if (start === undefined) return clauses.length > 1 && values.length === 0 ? [] : [clause]
    if ((verb && verb.at >= begins) || values.some(({ from }) => from >= start)) return [clause]
    return [{ ...clause, words: words.slice(0, begins), text: whole.slice(words[0]?.from, start).trim() }]
  })

const isAnd = ({ words }: Clause, at: number, language: Language): boolean => {
  const word = words[at]
  return word !== undefined && phrases(language, 'and').has(word)
}
