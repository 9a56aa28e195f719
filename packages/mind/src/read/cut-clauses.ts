import type { Clause } from './clause.ts'
import { ASKS, askIn, skipFillers, verbIn } from './find-heads.ts'
import { canBeVerb, doingsAt, tellsPast } from './find-verbs.ts'
import type { Language } from './language.ts'
import { phrases } from './phrases.ts'
import type { Value } from './values.ts'
import { isReason } from './without-reasons.ts'
import { type Word, wordsOf } from './words.ts'

/** A sentence is cut where another verb follows "and", a comma or "then". */
export function clausesOf(
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
      askIn(own, language) === undefined &&
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
  // "It has gone out, please set it to done": what is asked for begins there, unless that is all there is.
  const polite = phrases(language, 'please').at(words, at)
  if (polite > 0 && at + polite < words.length) return true
  if (listed && (isReason(words.slice(at, at + 4), language) || tellsPast(text, words.slice(at, at + 5), language)))
    return true
  const skipped = skipFillers(words, at, language)
  const asked = ASKS.some((kind) => phrases(language, `asks.${kind}`).at(words, skipped) > 0)
  if (asked && (isQuestion || /[,:–-]/u.test(between + before.plain))) return true
  // What follows in a question is asked too, unless it is known to be something to do.
  if (isQuestion && doingsAt(words, skipped, language).length === 0) return false
  if (isOrderAfterOpening(words, at, skipped, language)) return true
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

/** "Open the lamp and order 2": once one is there, what has a number or an article behind it is something to do. */
function isOrderAfterOpening(words: readonly Word[], at: number, start: number, language: Language): boolean {
  const [word, next] = [words[start], words[start + 1]]
  const { doings } = doingsAt(words, skipFillers(words, 0, language), language)
  const opens = doings.includes('open') || doings.includes('search')
  const isObject = next !== undefined && (/^\d/u.test(next.plain) || /^(?:an?|the|it|them|to)$/u.test(next.plain))
  return (
    language === 'en' &&
    at > 1 &&
    opens &&
    isObject &&
    word !== undefined &&
    /^\p{Ll}/u.test(word.text) &&
    canBeVerb(word.text)
  )
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
