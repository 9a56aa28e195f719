import { LEXICONS, type Lexicon } from '../lexicon/index.ts'
import type { Language } from './language.ts'
import { type Word, wordsOf } from './words.ts'

/** A list of the lexicon, ready to be found in a row of words; the longest first. */
export interface Phrases {
  /** How many words from here on are one of them; none is 0. */
  at(words: readonly Word[], index: number): number
  has(word: Word): boolean
}

const BY_STEM = new Set(['shows', 'confirms', 'leaves', 'next'])

const made = new Map<string, Phrases>()

/** The words of one row of a language's lexicon, such as `not` or `doing.open`. */
export function phrases(language: Language, row: string): Phrases {
  const key = `${language}.${row}`
  const known = made.get(key)
  if (known) return known
  const said = row
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], LEXICONS[language] as Lexicon)
  const list = String(typeof said === 'object' && said !== null ? Object.keys(said).join('|') : (said ?? ''))
    .split('|')
    .map((one) => ({
      signs: wordsOf(one, language).map(({ plain }) => plain),
      stems: wordsOf(one, language).map(({ stem }) => stem),
      bare: one,
    }))
    .filter(({ signs }) => signs.length > 0)
    .sort((a, b) => b.signs.length - a.signs.length)
  // Names on pages come in every form; small words of a sentence mean another thing in another form.
  const isByStem = BY_STEM.has(row) || row.startsWith('kinds.')
  const at = (words: readonly Word[], index: number) =>
    list.find(({ signs, stems }) =>
      signs.every(
        (sign, on) => words[index + on]?.plain === sign || (isByStem && words[index + on]?.stem === stems[on]),
      ),
    )?.signs.length ?? 0
  const phrases = { at, has: (word: Word) => at([word], 0) > 0 }
  made.set(key, phrases)
  return phrases
}
