import type { Asks, Clause } from './clause.ts'
import { canBeVerb, doingsAt } from './find-verbs.ts'
import { IN_PLACE } from './join-clauses.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'
import type { Word } from './words.ts'

export const ASKS: readonly Asks[] = ['count', 'amount', 'person', 'time', 'place', 'thing']

/** More is no sentence any more. */
const MOST_FILLERS = 12

/** Past what says nothing: "and then please". */
export const skipFillers = (words: readonly Word[], from: number, language: Language): number => {
  const passes = (at: number) =>
    phrases(language, 'afterwards').at(words, at) > 0 ||
    phrases(language, 'and').at(words, at) > 0 ||
    (phrases(language, 'fillers').at(words, at) > 0 && doingsAt(words, at, language).length === 0)
  let at = from
  while (at < words.length - 1 && at - from < MOST_FILLERS && passes(at) && !(language === 'en' && isOrder(words, at)))
    at += 1
  return at
}

/** "Record a gift": a noun that says little elsewhere is an order where it comes first, with what it is done to. */
const isOrder = (words: readonly Word[], at: number): boolean =>
  at === 0 &&
  /^(?:an?|the|my|our|this|that)$/u.test(words[1]?.plain ?? '') &&
  NOUNS.test(words[0]?.plain ?? '') &&
  canBeVerb(words[0]?.plain ?? '')
const NOUNS = /^(?:record|list|name|number|title|label|page|screen|section|mark)$/u

const isFiller = (word: Word, language: Language): boolean => phrases(language, 'fillers').has(word)

/** A question begins with its word, or has it after what asks for an answer: "tell me how many". */
export function askIn(words: readonly Word[], language: Language): Clause['asks'] {
  const tells = phrases(language, 'doing.tell')
  for (let at = 0; at < Math.min(words.length, 7); at += 1) {
    // "Combien coûte" is more than "combien".
    const kinds = ASKS.map((kind) => ({ kind, length: phrases(language, `asks.${kind}`).at(words, at) }))
    for (const { kind, length } of kinds.filter((one) => one.length > 0).sort((a, b) => b.length - a.length)) {
      const before = words.slice(0, at)
      // Before it stands what asks, or where to look, but nothing to be done.
      const plain = before.every((word, on) => word.small || isFiller(word, language) || tells.at(words, on) > 0)
      const place = IN_PLACE.test(words[0]?.plain ?? '')
      // "How long" asks for a length: what is asked for is said, and not used up by asking.
      const degree = length > 1 && phrases(language, 'degrees').has(words[at + length - 1] as Word)
      if (plain || place) return { kind, at, length: degree ? length - 1 : length }
    }
  }
  return undefined
}

/** What is to be done, and where that stands. */
export function verbIn(
  words: readonly Word[],
  language: Language,
  verbs: ReadonlySet<number>,
  text: string,
): Clause['verb'] {
  const asked = askedFor(words, language)
  if (asked !== undefined) {
    const word = words[asked] as Word
    const plain = infinitiveOfWished(word.text, language)
    const known = doingsAt(words, asked, language)
    const doings = known.length > 0 || !plain ? known : doingsAt([{ ...word, plain }], 0, language)
    return { at: asked, length: 1, doings: [], ...orNothing(doings) }
  }
  const start = skipFillers(words, 0, language)
  for (let at = start; at < words.length; at += 1) {
    const { doings, length } = doingsAt(words, at, language)
    const word = words[at] as Word
    // "Record a gift … for the campaign": what is said first, with what it is done to, is the order.
    const order = language === 'en' && at > start ? orderIn(words, start, text, { surely: true }) : undefined
    if (order && verbs.has(word.from)) return order
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
  const place = IN_PLACE.test(words[0]?.plain ?? '') ? afterComma(words, text) : -1
  if (place > 0) return { at: place, length: 1, doings: [] }
  const first = words[start]
  return first && !first.small && !/\d/.test(first.text) && start < last
    ? { at: start, length: 1, doings: [] }
    : undefined
}

/** "Peux-tu déplacer …", "¿Puedes mover …?": right behind who is asked stands what for. */
function askedFor(words: readonly Word[], language: Language): number | undefined {
  if (language !== 'fr' && language !== 'es') return undefined
  const length = Math.max(...[0, 1].map((at) => at + phrases(language, 'polite').at(words, at)))
  if (length < (phrases(language, 'polite').at(words, 0) > 0 ? 1 : 2)) return undefined
  const at = words.findIndex((word, on) => on >= length && !word.small && !isFiller(word, language))
  const form = words[at]?.text ?? ''
  const isInfinitive = /^\p{Ll}+(?:er|ir|re|ar|[aei]r(?:me|nos|lo|la))$/u.test(form)
  return at > 0 && (isInfinitive || infinitiveOfWished(form, language) !== undefined) ? at : undefined
}

/** "Quiero que muevas", "j'aimerais que tu déplaces": in the form of a wish. */
const infinitiveOfWished = (form: string, language: Language): string | undefined =>
  language === 'es'
    ? /^\p{Ll}{3,}(?:es|e)$/u.test(form)
      ? form.replace(/es?$/u, 'ar')
      : undefined
    : /^\p{Ll}{3,}es$/u.test(form)
      ? form.replace(/es$/u, 'er')
      : undefined

const orNothing = ({ doings, length }: ReturnType<typeof doingsAt>) => (length > 0 ? { doings, length } : {})

/** "Dans les commandes, ajoute …": the order follows where it is to be done. */
const afterComma = (words: readonly Word[], text: string): number =>
  words.findIndex(
    ({ from, small, text: own }, at) =>
      at > 0 && !small && /^\p{Ll}/u.test(own) && /^\s*,\s*$/u.test(text.slice(words[at - 1]?.to ?? 0, from)),
  )

/** 'Complete "Buy milk"', "Empty the bin": the first word, where what it is done to follows at once. */
function orderIn(words: readonly Word[], start: number, whole: string, { surely = false } = {}): Clause['verb'] {
  const first = words[start]
  if (!first || first.small || /\d|^\p{Lu}{2}/u.test(first.text)) return undefined
  const follows = /^\s+(?:["“‘']|(?:the|a|an|my|our|all|every|this|that|both)\s)/iu.test(
    whole.slice(first.to, first.to + 12),
  )
  if (surely && !(follows && canBeVerb(first.plain))) return undefined
  return follows || (start === 0 && canBeVerb(first.plain)) ? { at: start, length: 1, doings: [] } : undefined
}
