import { oneSlip } from '@app/toolkit'
import { readNumberWords } from '@app/values'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stopwords as enStop } from '@orama/stopwords/english'
import { stopwords as frStop } from '@orama/stopwords/french'
import { stopwords as deStop } from '@orama/stopwords/german'
import { stopwords as jaStop } from '@orama/stopwords/japanese'
import { stopwords as zhStop } from '@orama/stopwords/mandarin'
import { stopwords as esStop } from '@orama/stopwords/spanish'
import { LEXICONS } from '../lexicon/index.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import { infinitiveOf } from './infinitive.ts'
import type { Language } from './language.ts'

/** One word of a sentence or a page, as it is compared. */
export interface Word {
  text: string
  /** Lower case, without accents. */
  plain: string
  /** Without its endings. */
  stem: string
  /** One sign for all words that mean the same on pages. */
  sense: string
  /** Says nothing by itself: "the", "of". */
  small: boolean
  /** Cut short with a full stop, as in the name of a column. */
  cut?: boolean
  from: number
  to: number
}

const STEMMERS: Partial<Record<Language, (word: string) => string>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}
const SMALL: Record<Language, ReadonlySet<string>> = {
  en: new Set(enStop),
  de: new Set(deStop),
  fr: new Set(frStop),
  es: new Set(esStop),
  zh: new Set(zhStop),
  ja: new Set(jaStop),
}

/** Digits with their marks stay together, and so does a code of letters and digits: BX-20 is not BX-200. */
const WORD =
  /\p{L}{1,6}-?\p{N}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*|\p{N}+(?:st|nd|rd|th)(?!\p{L})|\p{N}+(?:[.,:]\p{N}+)*(?:-\p{N}{2,})*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[$€£%✕✖×🗑✎✏]/gu
const ONE_WORD: readonly [RegExp, string][] = [
  [/\b(?:e-?mail) address(?:es)?/giu, 'email'],
  [/\be-mail/giu, ' email'],
  [/\bto-do/giu, ' todo'],
  [/\bphone numbers?/giu, 'phone'],
  [/\bfirst name/giu, ' firstname'],
  [/\blast name/giu, ' lastname'],
  [/\bpost code/giu, ' postcode'],
  [/\bzip code/giu, ' zipcode'],
  [/\bpostal code/giu, ' postalcode'],
]

export const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]s?$/u, '')

const MEANS = new Map(
  SYNONYMS.flatMap((group, at) => group.filter((word) => !word.includes(' ')).map((word) => [word, `~${at}`] as const)),
)

const LONGEST = 20_000
const segmenters: Partial<Record<Language, Intl.Segmenter>> = {}

function* cut(text: string, language: Language): Generator<{ text: string; from: number }> {
  if (language === 'zh' || language === 'ja') {
    segmenters[language] ??= new Intl.Segmenter(language, { granularity: 'word' })
    for (const { segment, index, isWordLike } of segmenters[language].segment(text))
      if (isWordLike) yield { text: segment, from: index }
    return
  }
  // As many letters as before, so that places in the text stay as they are.
  const even = ONE_WORD.reduce((said, [form, word]) => said.replace(form, (found) => word.padEnd(found.length)), text)
  for (const { 0: word, index } of even.matchAll(WORD)) {
    // "L'adresse" is the article and the noun.
    const elided = language === 'fr' ? (/^(?:qu|[cdjlmnst])['’]/iu.exec(word)?.[0].length ?? 0) : 0
    yield { text: word.slice(elided), from: index + elided }
  }
}

/** "Wed" and "Wednesday", "Mär" and "März", as each language shortens them. */
const shortened = new Map<Language, ReadonlyMap<string, string>>()
function calendarSense(plain: string, language: Language): string | undefined {
  let names = shortened.get(language)
  if (!names) {
    const of = (how: Intl.DateTimeFormatOptions, at: number) =>
      plainOf(new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + at))).replace(
        /\.$/,
        '',
      )
    const days = Array.from({ length: 7 }, (_, at) => [of({ weekday: 'short' }, at), of({ weekday: 'long' }, at)])
    const months = Array.from({ length: 12 }, (_, at) => [
      of({ month: 'short' }, at * 31),
      of({ month: 'long' }, at * 31),
    ])
    names = new Map(
      [...days, ...months].flatMap(([short = '', long = '']) => [short, long].map((one) => [one, `@${long}`])),
    )
    shortened.set(language, names)
  }
  return names.get(plain)
}

const known = new Map<string, Pick<Word, 'stem' | 'sense'>>()
const MOST_KNOWN = 20_000

function stemOf(plain: string, language: Language): Pick<Word, 'stem' | 'sense'> {
  const key = `${language}${plain}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size > MOST_KNOWN) known.clear()
  // "1,190" and "1190" are the same number.
  const bare = /^\p{N}/u.test(plain) ? plain.replace(/,(?=\p{N}{3}(?:\D|$))/gu, '') : plain
  // "Gepachtet" is what a "Pächter" has done.
  const root = language === 'en' ? infinitiveOf(bare) : language === 'de' ? bare.replace(PARTICIPLE, '') : bare
  const stem = STEMMERS[language] && root.length > 2 ? STEMMERS[language](root) : root
  const made = { stem, sense: MEANS.get(bare) ?? MEANS.get(stem) ?? calendarSense(bare, language) ?? stem }
  known.set(key, made)
  return made
}

const PARTICIPLE = /^ge(?=\p{L}{4,}t$)/u

/** Number words that are articles more often, and what is no number to count with. */
const ARTICLES = new Set('one ein eine eins einer un une uno una null zero cero none 一'.split(' '))

/** Stands on buttons for what they do: it has a meaning there, and none in a sentence. */
const SIGN = /^[✕✖×🗑✎✏]$/u
const isLetter = (plain: string): boolean => plain.length === 1 && /[a-z]/.test(plain)

const counts = new Map<string, number | undefined>()
/** What a number word counts to. */
function countOf(plain: string): number | undefined {
  if (counts.has(plain)) return counts.get(plain)
  if (counts.size >= MOST_KNOWN) counts.clear()
  const count = ARTICLES.has(plain) ? undefined : readNumberWords(plain)
  counts.set(plain, count)
  return count
}

/** What a page says in every row is cut into words once. */
const cutBefore = new Map<string, readonly Word[]>()
const LONGEST_KEPT = 200

/** The words of a text, in the way the sentence's language has them. */
export function wordsOf(text: string, language: Language): readonly Word[] {
  if (text.length > LONGEST_KEPT) return cutWords(text, language)
  const key = `${language}${text}`
  const before = cutBefore.get(key)
  if (before) return before
  if (cutBefore.size >= MOST_KNOWN) cutBefore.clear()
  const words = cutWords(text, language)
  cutBefore.set(key, words)
  return words
}

function cutWords(text: string, language: Language): Word[] {
  const found: Word[] = []
  for (const { text: word, from } of cut(text.slice(0, LONGEST), language)) {
    const bare = plainOf(word)
    if (bare === '') continue
    const count = countOf(bare)
    const plain = count === undefined ? bare : String(count)
    const small =
      count === undefined &&
      !isSize(word, text, found.length) &&
      // "6a", "flat 12b": the letter belongs to the number.
      !(isLetter(bare) && /\d/.test(text[from - 1] ?? '')) &&
      (SMALL[language].has(word.toLowerCase()) || (isLetter(plain) && word === plain) || SIGN.test(word))
    const to = from + word.length
    // "Price / pers.": a name on a page ends in no full stop.
    const cut = text.length <= LONGEST_NAME && text[to] === '.' && /^\p{L}{3,6}$/u.test(word)
    found.push({ text: word, plain, ...stemOf(plain, language), small, from, to, ...(cut ? { cut } : {}) })
  }
  return found
}

/** "In size L", and the name "L" alone: a capital letter that begins no sentence is a name. */
const isSize = (word: string, text: string, at: number): boolean =>
  /^[A-HJ-Z]$/u.test(word) && (at > 0 || text.trim() === word) && !/[’']/u.test(text[text.indexOf(word) + 1] ?? '')

const LONGEST_NAME = 40

/** How sure it is that two words are the same: by their stem, their sense, or but for a slip of the finger. */
export function likeness(one: Word, other: Word): number {
  if (one.plain === other.plain) return 1
  // "Lucie" and "Luc" are two people, though their stems are one.
  if (one.stem === other.stem) {
    // "Doing" is a name, and "to do" is another.
    const isOther = Math.abs(one.plain.length - other.plain.length) > 2 && (isWritten(one) || isWritten(other))
    return isOther ? 0 : isWritten(one) && isWritten(other) ? 0.7 : 0.97
  }
  if (one.sense === other.sense) return 0.9
  if (isShort(one, other) || isShort(other, one)) return 0.85
  if (isPartOfCompound(other, one)) return 0.75
  const long = one.stem.length >= 5 && other.stem.length >= 5
  // "Weigh" and "weight" are two words: no finger slips behind the last letter.
  const isLonger = one.stem.startsWith(other.stem) || other.stem.startsWith(one.stem)
  // Nobody misses the first letter: "night" is not "light".
  const isSlip =
    long && !isLonger && one.stem[0] === other.stem[0] && !/\d/.test(one.stem) && oneSlip(one.stem, other.stem)
  // Brandl and Brandt are two families.
  return !isSlip ? 0 : isWritten(one) && isWritten(other) ? 0.6 : 0.8
}

const isShort = (one: Word, other: Word): boolean =>
  one.cut === true && other.plain.length > one.plain.length && other.plain.startsWith(one.plain)

/** "Körperschaftsteuer" for the "Körperschaftsteuererklärung": so long a beginning is no accident. */
const isPartOfCompound = (one: Word, other: Word): boolean =>
  one.plain.length >= LONG_PART && other.plain.length > one.plain.length + 3 && other.plain.startsWith(one.plain)
const LONG_PART = 10

/** Written as names are; where all nouns have a capital letter, nothing but a figure tells. */
export const isLikeName = ({ text }: Word, language: Language): boolean =>
  /\d/.test(text) || (/^\p{Lu}/u.test(text) && LEXICONS[language].capitals === 'names')

/** With a capital letter, as names are. */
export const isWritten = ({ text }: Word): boolean => /^\p{Lu}\p{Ll}/u.test(text)

export const isIn = (word: Word, words: readonly Word[]): boolean => words.some((one) => likeness(one, word) > 0)
