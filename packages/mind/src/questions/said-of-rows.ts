import type { Problem } from '../effects/solution.ts'
import { coveredBy, type Needed } from '../match/need.ts'
import type { Entry } from '../page/scene.ts'
import type { Clause } from '../read/clause.ts'
import { englishVerbs } from '../read/find-verbs.ts'
import { phrases } from '../read/phrases.ts'
import { isLikeName, type Word, wordsOf } from '../read/words.ts'
import type { Order } from './order.ts'
import type { Table } from './tables.ts'

/** "Tenants", and not "the phone". */
export const isInflected = ({ word }: Needed): boolean => word.plain !== word.stem

/** "The found items" under "Found items": words one after the other that a heading has so are its own, and no column's. */
export function runsOf(open: readonly Needed[], headings: readonly string[], { clause, language }: Problem): Needed[] {
  const at = ({ word }: Needed) => clause.words.indexOf(word)
  return headings.flatMap((heading) => {
    const words = wordsOf(heading, language)
    const said = coveredBy(open, words).filter(({ value }) => !value)
    const isRun = said.length > 1 && said.every((one, on) => on === 0 || at(one) - at(said[on - 1] as Needed) === 1)
    return isRun && said.length === words.filter(({ small }) => !small).length ? said : []
  })
}

/** "… and buy 90 kg of each": more than was asked. */
export const isOrdered = (word: Word, { clause, language }: Problem): boolean => {
  const before = clause.words[clause.words.indexOf(word) - 1]
  return before !== undefined && phrases(language, 'and').has(before) && englishVerbs(clause.whole).has(word.from)
}

/** "Which three jobs have the highest cost?" */
export const isRightAfterAsking = (word: Word, { asks, words }: Clause): boolean =>
  asks?.kind === 'thing' && words.indexOf(word) === asks.at + asks.length

/** Two words or more that stand side by side. */
export const runIn = (words: readonly Needed[], all: readonly Word[]): Needed[] =>
  words.filter(({ word }) => words.some((one) => Math.abs(all.indexOf(one.word) - all.indexOf(word)) === 1))

export const isRightBefore = (word: Word, order: Order, words: readonly Word[]): boolean => {
  const at = words.indexOf(word)
  return at >= 0 && order.words.includes(words[at + 1] as Word)
}

const LONGEST_PHRASE = 6
export function isPartOfPhrase(words: readonly Word[], word: Word, wanted: ReturnType<typeof phrases>): boolean {
  const at = words.indexOf(word)
  return (
    at >= 0 && Array.from({ length: LONGEST_PHRASE }, (_, back) => wanted.at(words, at - back) > back).some(Boolean)
  )
}

/** Some rows have a cell that says just this, and others say something else there. */
export const isWholeCell = ({ word }: Needed, { rows, columns }: Table, language: Problem['language']): boolean =>
  columns.some((column) => {
    const says = (row: Entry) => {
      const [only, ...more] = wordsOf(column.cell(row), language)
      return only !== undefined && more.length === 0 && only.stem === word.stem
    }
    return rows.some(says) && !rows.every(says)
  })

/** "The title of the newest one": what it is called, where no column says so. */
const TITLE = [
  ...wordsOf('title name number reference code', 'en'),
  ...wordsOf('Titel Name Nummer Kennung', 'de'),
  ...wordsOf('titre nom numéro référence', 'fr'),
  ...wordsOf('título nombre número referencia', 'es'),
].map(({ sense }) => sense)
export const isTitle = ({ sense }: Word): boolean => TITLE.includes(sense)

/** "Which fee": that is what is asked, and not which rows. */
export const isAsked = (words: readonly Needed[], { clause }: Problem): boolean => {
  const { asks } = clause
  return asks !== undefined && words.some(({ word }) => clause.words.indexOf(word) === asks.at + asks.length)
}

/** "How many books", "the oldest book": what is listed, by a name that the page does not use. */
export function isHeadNoun({ word, value, weight }: Needed, { clause, language }: Problem): boolean {
  const kind = clause.asks?.kind
  if (value || weight || isLikeName(word, language) || (kind && kind !== 'count' && kind !== 'thing')) return false
  const at = clause.words.indexOf(word)
  const isAttribute = kind === 'thing' && [1, 2].some((on) => hasWord('asksOf', clause.words[at + on], language))
  if (isAttribute) return false
  // "The phone number of X" is something X has.
  const next = clause.words[at + 1]
  if (kind !== 'count' && next && phrases(language, 'whose').has(next)) return false
  return [1, 2, 3].some(
    (back) => at - back >= 0 && HEADS.some((row) => phrases(language, row).at(clause.words, at - back) > 0),
  )
}

const hasWord = (row: string, word: Word | undefined, language: Problem['language']): boolean =>
  word !== undefined && phrases(language, row).has(word)

const HEADS = [
  'counts',
  'doing.tell',
  'all',
  'asks.count',
  'asks.thing',
  'asks.person',
  'superlatives',
  'sum',
  'adds',
] as const

export const isSaid = (row: 'adds', { clause, language }: Problem): boolean =>
  clause.words.some((_, at) => phrases(language, row).at(clause.words, at) > 0)

export const isVerb = (row: 'counts', { clause, language }: Problem): boolean =>
  clause.verb !== undefined && phrases(language, row).at(clause.words, clause.verb.at) > 0
