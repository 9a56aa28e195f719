import type { Language } from '@app/spec'
import { STOP_WORDS, SYNONYMS } from './vocabulary.ts'

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const WORD = /[\p{L}\p{N}]+/gu
/** Longest first. Rough on purpose: both sides are cut alike. */
const ENDINGS: Partial<Record<Language, RegExp>> = {
  en: /(?:ations?|ings?|edly|ed|ies|ers?|es|s|ly|al|e|y)$/,
  de: /(?:ungen|ung|en|em|er|es|st|te|e|n|s|t)$/,
  es: /(?:aciones|acion|ando|iendo|idos?|idas?|ados?|adas?|ar|er|ir|es|os|as|an|en|e|o|a|s)$/,
  fr: /(?:ations?|ements?|ement|ees?|er|es|ez|ent|ant|is|it|e|s)$/,
}
const SHORTEST_STEM = 3

/** A text as the words that count in it: without accents, endings and stop words; Chinese and Japanese by pairs. */
export function readWords(text: string, language: Language): string[] {
  const plain = withoutAccents(text.toLowerCase())
  const pairs = (plain.match(CJK) ?? []).flatMap(toPairs)
  const words = (plain.replace(CJK, ' ').match(WORD) ?? []).filter((word) => !STOP_WORDS[language].has(word))
  return [...words.map((word) => toStem(word, language)), ...pairs.filter((pair) => !STOP_WORDS[language].has(pair))]
}

/** Only marks of letters: those of kana are part of the sound. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .normalize('NFC')

function toStem(word: string, language: Language): string {
  const known = SYNONYMS[language]?.get(word) ?? word
  const stem = known.replace(ENDINGS[language] ?? /$^/, '')
  return stem.length >= SHORTEST_STEM ? stem : known
}

const toPairs = (run: string): string[] =>
  run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
