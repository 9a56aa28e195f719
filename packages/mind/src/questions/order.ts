import { LEXICONS, type Superlative } from '../lexicon/index.ts'
import { unitOf } from '../lexicon/units.ts'
import type { Clause } from '../read/clause.ts'
import { isSuperlative } from '../read/find-verbs.ts'
import { positiveOf } from '../read/infinitive.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, type Word, wordsOf } from '../read/words.ts'
import type { Column } from './tables.ts'

/** "The heaviest", "the most tonnes", "due first": one end of an order, and where that is said. */
export interface Order extends Superlative {
  words: readonly Word[]
  /** "From the lightest to the heaviest": all of them, in this order. */
  all?: boolean
}

type Said = Pick<Clause, 'words' | 'asks' | 'whole'>
type Found = Order & { at: number; length: number }

export function orderIn(clause: Said, language: Language): Order | undefined {
  const { words } = clause
  const found: Found[] = Object.entries(LEXICONS[language].superlatives)
    .flatMap(([said, order]) => {
      const signs = wordsOf(said, language).map(({ plain }) => plain)
      const at = words.findIndex((_, on) => signs.every((sign, next) => words[on + next]?.plain === sign))
      return at < 0 ? [] : [{ ...order, at, words: words.slice(at, at + signs.length), length: said.length }]
    })
    .sort((a, b) => b.length - a.length)
  const known = found.flatMap((one) => one.words)
  found.push(...mostOf(clause, language).filter((one) => !one.words.some((word) => known.includes(word))))
  const [first] = found
  if (!first) return endIn(clause, language)
  const [from, to, ...more] = [...found].sort((a, b) => a.at - b.at)
  if (from && to && more.length === 0 && from.most !== to.most)
    return { ...to, ...from, words: [...from.words, ...to.words], all: true }
  const next = words.slice(first.at + first.words.length, first.at + first.words.length + 1)
  const isFirst = next.length === 1 && phrases(language, 'first').has(next[0] as Word)
  if (isFirst) return { ...first, words: [...first.words, ...next], all: true }
  // "By weight, starting with the lightest."
  const isAll = words.some((_, at) => phrases(language, 'ordered').at(words, at) > 0)
  return isAll ? { ...first, all: true } : first
}

/** "Strongest", "coldest": which end that is, is told by the word it is made of. */
function mostOf({ words, whole }: Said, language: Language): Found[] {
  return words.flatMap((word, at) => {
    if (!isSuperlative(whole, word, language)) return []
    const [lesser] = wordsOf(positiveOf(word.plain), language)
    const most = !(lesser && phrases(language, 'lesser').has(lesser))
    return [{ most, at, words: [word], length: word.plain.length }]
  })
}

/** "Which is due first?" */
function endIn({ words, asks }: Said, language: Language): Order | undefined {
  // "How long do they last?" tells of no day.
  if (asks?.kind === 'count' || asks?.kind === 'amount') return undefined
  for (const [row, most] of [['first', false] as const, ['last', true] as const])
    for (const length of [1, 2]) {
      const at = words.length - length
      if (at > 1 && phrases(language, row).at(words, at) === length) return { most, of: 'date', words: words.slice(at) }
    }
  return undefined
}

/** Whether a column holds what an order is of. */
export function isOf(of: NonNullable<Superlative['of']>, column: Column, language: Language): boolean {
  if (of === 'date') return column.sort === 'day'
  if (of === 'price') return column.sort === 'price'
  if (column.sort !== 'figure' && column.sort !== 'price') return false
  const names = wordsOf(LEXICONS[language].measures[of].replaceAll('|', ' '), language)
  const units = new Set(LEXICONS[language].measures[of].split('|').flatMap((word) => unitOf(word) ?? []))
  return column.words.some((word) => isIn(word, names)) || [...column.units].some((unit) => units.has(unit))
}
