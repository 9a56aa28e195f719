import type { Clause } from './clause.ts'
import { doingsAt } from './find-verbs.ts'
import { infinitiveOf, rootOf } from './infinitive.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'
import type { Word } from './words.ts'

/** "The price has to be changed to 5", "it should be 5": what must be so is to be made so. */
export const withObliged = (clauses: readonly Clause[], language: Language): Clause[] =>
  clauses.map((clause) =>
    clause.asks || clause.not || /\?\s*$/u.test(clause.text) ? clause : obliged(clause, language),
  )

/** "I need the email changed to V", "I'd like her plan changed": what is to be done stands behind what it is done to. */
function wished(clause: Clause, language: Language): Clause | undefined {
  const { words } = clause
  const wish = words.slice(0, 4).findIndex(({ plain }) => language === 'en' && /^(?:need|want|like)$/u.test(plain))
  const who = words[0]
  const isWish = who !== undefined && wish > 0 && /^(?:i|we|i'd|we'd|i’d|we’d)$/iu.test(who.text)
  const at = words.findIndex((word, on) => on > wish + 1 && isParticiple(word, language))
  const done = words[at]
  if (!isWish || !done) return undefined
  const { doings } = doingsAt([{ ...done, plain: infinitiveFrom(done.plain, language) }], 0, language)
  const before = words.slice(wish + 1, at)
  return { ...clause, words: [...before, ...words.slice(at)], verb: { at: before.length, length: 1, doings } }
}

function obliged(clause: Clause, language: Language): Clause {
  const wish = wished(clause, language)
  if (wish) return wish
  const obliges = phrases(language, 'obliges')
  const at = clause.words.findIndex((_, on) => on > 0 && obliges.at(clause.words, on) > 0)
  if (at < 1 || (clause.verb && clause.verb.at < at && clause.verb.doings.length > 0)) return clause
  const length = obliges.at(clause.words, at)
  const [before, after] = [clause.words.slice(0, at), clause.words.slice(at + length)]
  // German has the verb at the end: "muss auf 5 geändert werden".
  const ends = phrases(language, 'obligesEnd')
  const rest = after.filter((word, on) => !(on === after.length - 1 && ends.has(word)))
  const on = language === 'de' ? (rest.length < after.length ? rest.length - 1 : -1) : 0
  const done = rest[on]
  const verb = done && isParticiple(done, language) ? done : undefined
  const infinitive = verb && doingsAt([{ ...verb, plain: infinitiveFrom(verb.plain, language) }], 0, language)
  const own = clause.words[at + length - 1] as Word
  const words = verb ? [...before, verb, ...rest.filter((word) => word !== verb)] : [...before, own, ...rest]
  return { ...clause, words, verb: { at, length: 1, doings: infinitive?.doings ?? (verb ? [] : ['set']) } }
}

const PARTICIPLES: Partial<Record<Language, RegExp>> = {
  en: /\p{L}{2}ed$/u,
  de: /^(\p{L}*?)ge(\p{L}{2,}?)(?:e?t|en)$/u,
  fr: /(?:é|ée|és|ées|is|ise)$/u,
  es: /[ai]d[oa]s?$/u,
}

const isParticiple = (word: Word, language: Language): boolean =>
  PARTICIPLES[language]?.test(word.text.toLowerCase()) === true ||
  // "Put", "set" and "cut" are their own.
  (language === 'en' && (infinitiveOf(word.plain) !== word.plain || doingsAt([word], 0, language).length > 0))

/** As the lexicon has verbs. */
function infinitiveFrom(plain: string, language: Language): string {
  if (language === 'en') return rootOf(plain)
  if (language === 'de') return plain.replace(PARTICIPLES.de as RegExp, '$1$2en').replace(/([er]r|el)en$/u, '$1n')
  if (language === 'fr') return plain.replace(/ee?s?$/u, 'er').replace(/ise?$/u, 'ettre')
  return plain.replace(/([ai])d[oa]s?$/u, '$1r')
}
