import { LEXICONS } from '../lexicon/index.ts'
import { unitOf } from '../lexicon/units.ts'
import type { Clause } from '../read/clause.ts'
import { isSuperlative } from '../read/find-verbs.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import type { Value } from '../read/values.ts'
import { isLikeName, likeness, type Word, wordsOf } from '../read/words.ts'

/** Words that turn the meaning round: never passed over in silence. */
const WEIGHTY = ['not', 'only', 'except', 'all', 'bounds', 'conditions', 'superlatives', 'sum', 'average'] as const
type Weight = (typeof WEIGHTY)[number]

/** A word of the sentence that must be found again in what is done or answered. */
export interface Needed {
  word: Word
  /** That it turns the meaning, and how. */
  weight: Weight | undefined
  /** The value it is a part of. */
  value: Value | undefined
}

/** Everything in a part of the clause that has to be accounted for. */
export function neededIn(
  clause: Pick<Clause, 'words' | 'values' | 'verb' | 'asks' | 'whole'>,
  language: Language,
): Needed[] {
  const { words, values, verb, asks, whole } = clause
  const needed: Needed[] = []
  for (const [at, word] of words.entries()) {
    if (verb && at >= verb.at && at < verb.at + verb.length) continue
    if (asks && at >= asks.at && at < asks.at + asks.length) continue
    // "Tell me how many": what comes before only asks.
    if (asks && at < asks.at && isPartOf(words, at, phrases(language, 'doing.tell'))) continue
    const value = values.find(({ from, to }) => from < word.to && word.from < to)
    if (!value && isPointedAt(words, at, language)) continue
    const weight = WEIGHTY.find(
      (row) =>
        isPartOf(words, at, phrases(language, row)) && !isPlace(row, word, values) && !isJoint(words, at, language),
    )
    // "…, and for what?" asks for something more.
    if (asks && at >= asks.at + asks.length && phrases(language, 'asksMore').has(word)) {
      needed.push({ word, weight: 'conditions', value })
      continue
    }
    const most = !weight && isSuperlative(whole, word, language) ? 'superlatives' : weight
    if (most) needed.push({ word, weight: most, value })
    else if (value || isName(words, at) || !(word.small || isFiller(words, at, language)))
      needed.push({ word, weight: undefined, value })
  }
  for (const value of values.filter(({ sort }) => sort === 'date'))
    needed.push({ word: dateWord(value, whole), weight: undefined, value })
  for (const value of values.filter(({ sort }) => sort !== 'number' && sort !== 'date'))
    for (const word of wordsOf(value.text, language).filter(({ small }) => !small || value.sort === 'quote'))
      needed.push({ word: { ...word, from: value.from, to: value.to }, weight: undefined, value })
  return needed.sort((a, b) => a.word.from - b.word.from)
}

/** "This boat", and neither "this week" nor "this site", nor "this reply", which comes next. */
export const pointsAtThing = (words: readonly Word[], at: number, language: Language): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  return (
    word !== undefined &&
    next !== undefined &&
    phrases(language, 'points').has(word) &&
    unitOf(next.plain) === undefined &&
    !['sorts.date', 'periods', 'sites', 'writes'].some((row) => phrases(language, row).has(next))
  )
}

/** "This boat": what the page shows, as whoever looks at it calls it. */
const isPointedAt = (words: readonly Word[], at: number, language: Language): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  return (
    word !== undefined &&
    pointsAtThing(words, at - 1, language) &&
    (LEXICONS[language].capitals === 'names' ? /^\p{Ll}/u.test(word.text) : true) &&
    // "This red boat" is one of several.
    (next === undefined || next.small || phrases(language, 'to').has(next) || !/^\p{Ll}/u.test(next.text))
  )
}

/** "In To do": a small word that is written like a name is a part of one. */
const isName = (words: readonly Word[], at: number): boolean => {
  const word = words[at]
  // So is one all in capitals, where the others are not.
  if (word && /^\p{Lu}{2,}$/u.test(word.text) && words.some(({ text }) => /^\p{Ll}{2,}$/u.test(text))) return true
  if (!word || at === 0 || !/^\p{Lu}\p{Ll}/u.test(word.text)) return false
  return /^(?:in|on|from|to|under|of|for|the)$/u.test(words[at - 1]?.plain ?? '')
}

/** "Next to X": several words that only join. */
const isJoint = (words: readonly Word[], at: number, language: Language): boolean =>
  phrases(language, 'of').at(words, at) > 1 || phrases(language, 'afterwards').at(words, at) > 1

/** "Under Privacy" is a place; "under 60" is a bound. */
const isPlace = (row: Weight, word: Word, values: readonly Value[]): boolean =>
  row === 'bounds' && PLACES.has(word.plain) && !values.some(({ from }) => from >= word.to && from - word.to < 12)
const PLACES = new Set(
  'under over above below before after between until since unter uber vor nach zwischen bis sur sous avant apres entre depuis antes despues desde hasta'.split(
    ' ',
  ),
)

/** A day is one word, however it is written. */
const dateWord = ({ text, from, to }: Value, whole: string): Word => {
  // Who names no year means the one on the page.
  const said = whole.slice(from, to)
  // From one day to another is not the one day.
  const isRange = /\d\s*(?:-|–|to|until|bis|au|a|al)\s*\d/iu.test(said) && !/^\d{4}-\d/.test(said)
  // "Thursday" stands on pages as it is said.
  const day = /^(?:(?:on|am|an|le|el) )?(?:(?:this|diesen|diesem|ce|este) )?(\p{L}+)(?: (?:at|um|à|a las))?,?$/iu.exec(
    said.trim(),
  )?.[1]
  if (day) return { ...(wordsOf(day, 'en')[0] as Word), from, to }
  const isHour = /^\d\d:\d\d$/.test(text)
  const date = isHour ? text : isRange ? `range ${said}` : /\d{4}/.test(said) ? text.slice(0, 10) : text.slice(5, 10)
  return { text: date, plain: date, stem: date, sense: date, small: false, from, to }
}

const isPartOf = (words: readonly Word[], at: number, wanted: ReturnType<typeof phrases>): boolean =>
  wanted.at(words, at) > 0 || wanted.at(words, at - 1) > 1 || wanted.at(words, at - 2) > 2

const isFiller = (words: readonly Word[], at: number, language: Language): boolean =>
  ['fillers', 'polite', 'of', 'into', 'to', 'afterwards', 'and'].some((row) =>
    isPartOf(words, at, phrases(language, row)),
  )

/** A value, or written like a name. */
export const isNamed = ({ value, word }: Pick<Needed, 'value' | 'word'>): boolean =>
  value !== undefined || /^\p{Lu}|\d/u.test(word.text)

/** How far they are from being said just so. */
export const looseness = (needed: readonly Needed[], words: readonly Word[]): number =>
  needed.reduce((sum, { word }) => sum + 1 - Math.max(0, ...words.map((one) => likeness(one, word))), 0)

/** What of the needed a text holds. */
export const coveredBy = (needed: readonly Needed[], words: readonly Word[]): Needed[] =>
  needed.filter(({ word }) => words.some((one) => likeness(one, word) > 0))

/** The same for the name of a field or a column, where a longer word holds the shorter: "Telefonnummer" and "Telefon". */
export const coveredByLabel = (needed: readonly Needed[], words: readonly Word[]): Needed[] =>
  needed.filter(({ word, value }) => words.some((one) => likeness(one, word) > 0 || (!value && isCompound(one, word))))

const SHORTEST = 5
export const isCompound = ({ stem: one, small }: Word, { stem: other }: Word): boolean =>
  !small && Math.min(one.length, other.length) >= SHORTEST && (one.startsWith(other) || other.startsWith(one))

/**
 * "The card Summer menu", "ticket 31": the kind of thing before its name is told by the name. So is one behind it that the page
 * has no word for: "the To do column".
 */
export function withoutKinds(
  left: readonly Needed[],
  all: readonly Needed[],
  whole: string,
  language: Language = 'en',
  shown?: readonly Word[],
  touches = false,
): Needed[] {
  const told = (one: Needed | undefined) =>
    one !== undefined && !left.includes(one) && (one.value !== undefined || /^\p{Lu}|\d/u.test(one.word.text))
  return left.filter((one) => {
    if (one.weight || one.value || isLikeName(one.word, language)) return true
    // "Who owns X": that is what is asked, no kind of thing.
    if (/(?:^|\s)(?:who|wer|qui|quién|quien)\s+$/iu.test(whole.slice(Math.max(0, one.word.from - 8), one.word.from)))
      return true
    const next = all[all.indexOf(one) + 1]
    // Where nouns have capital letters, "Kran 2" may be a name; before a long number or a title a noun is a kind.
    if (/^\p{Lu}/u.test(one.word.text) && !(next?.value?.sort === 'quote' || /^\d{3,}$/.test(next?.word.text ?? '')))
      return true
    if (told(next) && next && isCalled(whole.slice(one.word.to, next.word.from), language)) return false
    // "The message from Ada": where nothing is called a message, it is told by whom it is from.
    // What is to be deleted is not: "the voucher of Ada" may be none of what is deleted in her row.
    if (
      told(next) &&
      next &&
      shown &&
      !shown.some(({ stem }) => stem === one.word.stem) &&
      isJoinedBy(touches ? 'senders' : 'of', whole.slice(one.word.to, next.word.from), language)
    )
      return false
    // "The folder or file named …"
    const after = next && !next.value && left.includes(next) ? all[all.indexOf(next) + 1] : undefined
    if (next && after && told(after) && /^ or $/u.test(whole.slice(one.word.to, next.word.from))) return false
    const before = all[all.indexOf(one) - 1]
    // "All posts by Ada": which of all they are says what they are.
    if (
      before?.weight === 'all' &&
      next &&
      !left.includes(next) &&
      isNothing(whole.slice(one.word.to, next.word.from), language, ['and', 'afterwards'])
    )
      return false
    const isBehind =
      before !== undefined && !left.includes(before) && isNothing(whole.slice(before.word.to, one.word.from), language)
    return !(isBehind && !touches && shown !== undefined && coveredBy([one], shown).length === 0)
  })
}

/** One small word that says whose it is. */
const isJoinedBy = (row: 'of' | 'senders', between: string, language: Language): boolean => {
  const [first, ...more] = wordsOf(between, language)
  return first !== undefined && more.length === 0 && /^\s+\S+\s+$/u.test(between) && phrases(language, row).has(first)
}

/** Nothing but marks between a kind and its name, or "named", "called". */
const isCalled = (between: string, language: Language): boolean =>
  /^[\s"'“„«‘(]*$/u.test(between.replace(/\p{L}+/gu, '')) &&
  wordsOf(between, language).every((word) => phrases(language, 'called').has(word))

const LEADING = ['to', 'into', 'of', 'and', 'afterwards'] as const
/** Small words that lead to nothing new: "Badger to grooming" is a thing and what it is to be. */
const isNothing = (between: string, language: Language, leading: readonly string[] = LEADING): boolean =>
  !/[,;:.!?=→-]/u.test(between) &&
  wordsOf(between, language).every((word) => word.small && !leading.some((row) => phrases(language, row).has(word)))

export const without = <T>(all: readonly T[], some: readonly T[]): T[] => all.filter((one) => !some.includes(one))

export const sayNeeded = (needed: readonly Needed[]): string => needed.map(({ word }) => word.text).join(' ')
