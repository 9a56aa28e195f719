import { LEXICONS } from '../lexicon/index.ts'
import type { Clause } from './clause.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'

/** "Put Ada on the early shift instead of Tom": Tom is what stands there now, and no part of what is to be done. */
export const withInstead = (clauses: readonly Clause[], language: Language): Clause[] =>
  clauses.map((clause) => {
    const { words, asks, values } = clause
    const at = words.findIndex((_, on) => phrases(language, 'instead').at(words, on) > 0)
    if (at < 0 || asks) return clause
    const behind = words.slice(at + phrases(language, 'instead').at(words, at))
    const isBehind = LEXICONS[language].replaced === 'behind'
    const instead = (isBehind ? behind : words.slice(0, at)).filter(({ small }) => !small)
    const kept = isBehind ? words.slice(0, at) : behind
    const [first] = instead
    if (!first || kept.length === 0 || (clause.verb && !kept.includes(words[clause.verb.at] as never))) return clause
    const isOld = ({ from }: { from: number }) => (isBehind ? from >= first.from : from < (kept[0]?.from ?? 0))
    const verb = clause.verb && { ...clause.verb, at: kept.indexOf(words[clause.verb.at] as never) }
    return { ...clause, words: kept, verb, values: values.filter((value) => !isOld(value)), instead }
  })
