import type { Problem } from '../effects/solution.ts'
import { coveredBy, type Needed, without, withoutKinds } from '../match/need.ts'
import { entryWords, wordsAround } from '../match/rank.ts'
import type { Entry } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { type Word, wordsOf } from '../read/words.ts'
import { boundsIn, within } from './bounds.ts'
import type { List } from './lists.ts'

/** What was said of a list: which words name it, which of its columns, and which entries. */
export interface Said {
  list: List
  meant: readonly Entry[]
  byColumn: readonly Needed[]
  byEntry: readonly Needed[]
  telling: readonly Needed[]
  said: readonly Needed[]
  left: readonly Needed[]
  /** A noun that nothing on the page bears: taken for what the list is of. */
  guessed: boolean
  cost: number
}

const TURNS = new Set(['superlatives', 'sum', 'all', 'only'])

/** Holds the words against a list: what names it, what tells its entries apart, and what is left over. */
export function readAbout(list: List, problem: Problem): Said | undefined {
  const { entries, columns } = list
  const { needed, language, clause, whole } = problem
  const [sample] = entries
  if (!sample) return undefined
  const bounds = boundsIn(problem)
  const bound = bounds.flatMap(({ words }) => words)
  const light = phrases(language, 'light')
  const all = needed.filter(({ weight }) => !TURNS.has(weight ?? ''))
  const titles = wordsOf(columns.join(' · '), language)
  const said = without(all, bound).filter(
    (one) => one.value || (!light.has(one.word) && !(isTitle(one.word) && coveredBy([one], titles).length === 0)),
  )
  // Which entries: the words that some of them hold. What all of them are is told by the headings and columns.
  const around = wordsAround({ under: sample.under, entry: undefined }, problem)
  const byEntry = said.filter((one) => entries.some((entry) => isHeld(one, entry, problem)))
  const byColumn = without(said, byEntry).filter((one) => coveredBy([one], titles).length > 0)
  const byPlace = coveredBy(without(without(said, byEntry), byColumn), around)
  const kind = phrases(language, 'kinds.entry')
  const open = withoutKinds(
    without(without(without(said, byEntry), byColumn), byPlace).filter(
      ({ word }) => !kind.has(word) && !kind.has({ ...word, plain: word.plain.replace(/s$/, '') }),
    ),
    said,
    whole,
  )
  // How one came here says nothing of a list that is named otherwise.
  const still = wordsAround({ under: sample.under, entry: undefined }, { ...problem, went: [] })
  const isHere = coveredBy(byPlace, still).length === byPlace.length
  const noun = open.length === 1 && isHere ? open.find((one) => isHeadNoun(one, problem)) : undefined
  // A word that every entry holds, or that names the list as well, tells none from the others.
  const telling = byEntry.filter(
    (one) => one.value || (coveredBy([one], around).length === 0 && coveredBy([one], titles).length === 0),
  )
  const told = entries.filter((entry) => telling.every((one) => isHeld(one, entry, problem)))
  const meant = bounds.reduce<readonly Entry[] | undefined>((some, one) => {
    const inside = some && within(one, { entries: some, columns }, problem)
    return inside
  }, told)
  if (!meant || (meant.length === 0 && bounds.length === 0)) return undefined
  const left = noun ? [] : open
  const cost = 10 * left.length + (noun ? 3 : 0) + 1 - 0.1 * (byEntry.length + byColumn.length)
  const isCount = clause.asks?.kind === 'count' || isVerb('counts', problem)
  return meant.length === 0 && !isCount
    ? undefined
    : { list, meant, byColumn, byEntry, telling, said, left, guessed: noun !== undefined, cost }
}

/** "The title of the newest one": what it is called, where no column says so. */
const TITLE = wordsOf('title name', 'en').map(({ sense }) => sense)
const isTitle = ({ sense }: Word): boolean => TITLE.includes(sense)

/** A word of a sentence is in an entry; "in Finance" may stand in another form there, a name may not. */
const isHeld = (one: Needed, entry: Entry, { language }: Problem): boolean =>
  coveredBy([one], entryWords(entry, language)).length > 0

/** "How many books", "the oldest book": what is listed, by a name that the page does not use. */
function isHeadNoun({ word, value, weight }: Needed, { clause, language }: Problem): boolean {
  const kind = clause.asks?.kind
  if (value || weight || /^\p{Lu}|\d/u.test(word.text) || (kind && kind !== 'count' && kind !== 'thing')) return false
  const at = clause.words.indexOf(word)
  // "The phone number of X" is something X has.
  const next = clause.words[at + 1]
  if (kind !== 'count' && next && phrases(language, 'whose').has(next)) return false
  return [1, 2, 3].some(
    (back) => at - back >= 0 && HEADS.some((row) => phrases(language, row).at(clause.words, at - back) > 0),
  )
}

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

export const isVerb = (row: 'counts' | 'adds', { clause, language }: Problem): boolean =>
  clause.verb !== undefined && phrases(language, row).at(clause.words, clause.verb.at) > 0
