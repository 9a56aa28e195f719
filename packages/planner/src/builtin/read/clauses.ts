import type { Language, Value } from '@app/mind/reading'
import { beginsVerb, findVerb, type Lexicon } from './find-verb.ts'
import { sectionIn } from './section-in.ts'

/** One thing that is asked for, as a part of the words. */
export interface Clause {
  from: number
  to: number
  text: string
  /** Counted: what belongs to one sentence shares its conditions. */
  sentence: number
}

const SENTENCE_END = /[.!?;]+(?=\s|$)|[。！？；\n]+/gu
const ABBREVIATED = /\b(?:mr|mrs|ms|dr|prof|st|e\.g|i\.e|etc|vs|no|nr|approx|inc|ltd|co|jr|sr|z\.b|bzw|ca|usw|art)$/i

/** Always a new step. */
const THEN: Record<Language, RegExp> = {
  en: /,?\s+(?:and\s+then|then|after\s+that|afterwards|after\s+which|followed\s+by)\b,?/giu,
  de: /,?\s+(?:und\s+dann|dann|danach|anschließend|und\s+danach)(?![\p{L}])/giu,
  fr: /,?\s+(?:et\s+puis|puis|ensuite|et\s+ensuite|après\s+cela)(?![\p{L}])/giu,
  es: /,?\s+(?:y\s+luego|luego|y\s+después|después|a\s+continuación)(?![\p{L}])/giu,
  zh: /[，,、]?(?:然后|接着|之后|再(?=[打点搜下发填保]))/gu,
  ja: /(?<=[てでし])、|それから|その後/gu,
}
/** A new step where an instruction follows. */
const PERHAPS: Record<Language, RegExp> = {
  en: /,\s*(?:and\s+|but\s+|or\s+)?|\s+and\s+|\s+&\s+|:\s+|\s+-\s+|\s+otherwise\s+|\s+else\s+/giu,
  de: /,\s*(?:und\s+)?|\s+und\s+|:\s+/giu,
  fr: /,\s*(?:et\s+)?|\s+et\s+|:\s+/giu,
  es: /,\s*(?:y\s+)?|\s+[ye]\s+|:\s+/giu,
  zh: /[，,、]\s*(?:并且?)?|并且?/gu,
  ja: /、/gu,
}

/** The words with every value blotted out, letter for letter, so that nothing inside one is taken for an instruction. */
export function blot(words: string, values: readonly Value[]): string {
  let blotted = words
  for (const { from, to } of values) blotted = blotted.slice(0, from) + 'Ω'.repeat(to - from) + blotted.slice(to)
  return blotted
}

export function splitClauses(words: string, values: readonly Value[], language: Language, lexicon: Lexicon): Clause[] {
  const text = blot(words, values)
  const sentences = cutAt(text, 0, text.length, ends(text))
  return sentences.flatMap(([from, to], sentence) => {
    const parts = cutAt(text, from, to, marks(text.slice(from, to), THEN[language], from))
    return parts
      .flatMap(([start, end]) => cutAt(text, start, end, beginnings(text, start, end, language, lexicon)))
      .map(([start, end]) => trim(words, start, end, sentence))
      .filter(({ text: own }) => /[\p{L}\p{N}]/u.test(own))
  })
}

type Cut = readonly [from: number, to: number]

const ends = (text: string): Cut[] =>
  [...text.matchAll(SENTENCE_END)]
    .filter(({ index }) => !ABBREVIATED.test(text.slice(Math.max(0, index - 8), index)))
    .map(({ index, 0: mark }) => [index, index + mark.length] as const)

const marks = (text: string, form: RegExp, offset: number): Cut[] =>
  [...text.matchAll(form)].map(({ index, 0: mark }) => [offset + index, offset + index + mark.length] as const)

function beginnings(text: string, from: number, to: number, language: Language, lexicon: Lexicon): Cut[] {
  let begin = from
  return marks(text.slice(from, to), PERHAPS[language], from).filter(([start, end]) => {
    const [before, after] = [text.slice(begin, start), text.slice(end, to)]
    const verb = findVerb(before, language, lexicon)?.id
    if (goesOn(before, after, verb)) return false
    const cuts =
      beginsVerb(after, language, lexicon) ||
      sectionIn(after, language, lexicon) !== undefined ||
      (language === 'en' && /\band\b/iu.test(text.slice(start, end)) && UNKNOWN_DEED.test(after))
    if (cuts) begin = end
    return cuts
  })
}

/** Whether what follows belongs to what is being said, though it begins like something new. */
function goesOn(before: string, after: string, verb: string | undefined): boolean {
  if (verb === 'fill' && LABEL.test(after)) return true
  // "Call … and say …": the words are for whoever answers.
  if (verb === 'call' && SPOKEN.test(after)) return true
  return (verb === 'fill' || verb === 'send' || WITH.test(before)) && FIELD.test(after)
}

const SPOKEN = /^(?:say|tell (?:them|him|her)|let (?:them|him|her) know|ask (?:them|him|her|whether|if))\b/iu

/** "Fill in name Ada, where Terrace, how often with Monthly": a field may be called by a question. */
const LABEL =
  /^(?:[Ww]here|[Ww]hen|[Ww]hich|[Ww]ho|[Ww]hat|[Hh]ow)\s+(?:(?:[\p{L}-]+\s+){0,2}(?:with|as|to)\s|\p{Lu}|Ω|["“])/u

/** "With subject Printer broken and message It smokes": what is entered goes on, nobody is sent a message. */
const WITH = /(?<!\p{L})(?:with|using|mit|avec|con)(?!\p{L})/iu
const FIELD =
  /^(?:(?:the|a|my)\s+)?(?:messages?|comments?|remarks?|notes?|text|titles?|subject|description|question|answer|reply|name|company|address|phone|e-?mail|rating|review|order number)(?:\s+(?:is|as|of|with|to))?(?:\s*:)?\s*(?:\p{Lu}|Ω+\s*(?:$|,|and\b))/u

/** "And frobnicate the widget": nobody knows the word, and still it is something to do. */
const UNKNOWN_DEED =
  /^(?!(?:also|then|only|not|from|in|on|at|of|for|to|with|by|as|around|near|under|over|all|both|finally|about|outside|inside|after|before|possibly|maybe|between|is|are|was|were|has|have|had|did|does|that|which|who|where|when|into|within|without|during|through|than|like|per|via|even|especially|including)\b)\p{Ll}{3,}\s+(?:the|a|an|my|it|them|this|that|these|those)\b/u

function cutAt(_text: string, from: number, to: number, cuts: readonly Cut[]): Cut[] {
  const parts: Cut[] = []
  let start = from
  for (const [cutFrom, cutTo] of cuts) {
    if (cutFrom < start) continue
    parts.push([start, cutFrom])
    start = cutTo
  }
  return [...parts, [start, to]]
}

function trim(words: string, from: number, to: number, sentence: number): Clause {
  const own = words.slice(from, to)
  const start = from + (own.length - own.trimStart().length)
  const end = Math.max(start, to - (own.length - own.trimEnd().length))
  return { from: start, to: end, text: words.slice(start, end), sentence }
}
