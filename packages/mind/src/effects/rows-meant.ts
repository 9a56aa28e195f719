import { groupsOf } from '../match/groups.ts'
import { coveredBy, isNamed, type Needed, neededIn, sayNeeded } from '../match/need.ts'
import { entryWords } from '../match/rank.ts'
import type { Entry } from '../page/scene.ts'
import { readQuery } from '../questions/query.ts'
import { callRow, tablesOf } from '../questions/tables.ts'
import type { Clause } from '../read/clause.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import type { Problem } from './solution.ts'

/** A part of the words. */
export interface Part {
  from: number
  to: number
}
export const isIn = ({ from, to }: Part, part: Part): boolean => from >= part.from && to <= part.to

interface Meant {
  rows: readonly Entry[]
  /** What they are called, where each of them was named. */
  named?: readonly string[]
  said: Part
}

export const nameIn = (entry: Entry): string => callRow(entry).trim()

/** The names of rows that were said one after the other: who does it to one of them has not done it. */
export const severalNamed = (problem: Problem): readonly string[] =>
  problem.scene.dialog === undefined && problem.clause.verb ? (rowsMeant(problem)?.named ?? []) : []

/** Which rows the same is to be done to: every one that fits what was said of them, or each that was named. */
export function rowsMeant(problem: Problem): Meant | undefined {
  const said = nounPhrase(problem)
  if (!said) return undefined
  const { language, clause, scene } = problem
  const words = clause.words.filter((word) => isIn(word, said))
  const values = clause.values.filter((value) => isIn(value, said))
  const own: Clause = { ...clause, words, values, verb: undefined, asks: undefined }
  const needed = neededIn(own, language)
  const counted = needed.filter(isCount)
  const plain = needed.filter((one) => one.weight !== 'all' && !counted.includes(one))
  const parts = groupsOf(plain, { clause: own, language })
  // "All except 4 and 7" names those it is not to be done to.
  const isPlain = plain.every(({ weight }) => weight !== 'except' && weight !== 'not')
  const listed = isPlain ? listedRows(parts, problem) : undefined
  if (listed) return { rows: listed, said, named: listed.map(nameIn) }
  if (isPlain && areApart(parts, problem)) return { rows: [], said, named: parts.map(sayNeeded) }
  if (needed.every(({ weight }) => weight !== 'all') && counted.length === 0) return undefined
  const [query] = tablesOf(scene, language)
    .flatMap((table) => readQuery(table, { ...problem, clause: own, needed: plain }) ?? [])
    .filter(({ left, isSome, rows }) => left.length === 0 && isSome && rows.length > 0)
    .sort((a, b) => a.cost - b.cost)
  const many = counted[0]?.value?.amount ?? (words.some((word) => BOTH.has(word.plain)) ? 2 : undefined)
  return query && (many === undefined || many === query.rows.length) ? { rows: query.rows, said } : undefined
}

const BOTH = new Set(['both', 'beide', 'beiden', 'ambos', 'ambas'])
/** "The two orders": a number that was written as a word tells how many. */
const isCount = ({ value, word }: Needed): boolean => value?.sort === 'number' && !/\d/.test(word.text)

/** "A and B", "2 and 3": each of them is one row. */
function listedRows(groups: readonly Needed[][], { scene, language }: Problem): Entry[] | undefined {
  const rows = groups.map((group) => {
    const named = group.filter(isNamed)
    const holding = scene.entries.filter(
      (entry) => named.length > 0 && coveredBy(named, entryWords(entry, language)).length === named.length,
    )
    return holding.length === 1 ? holding[0] : undefined
  })
  const found = rows.filter((row): row is Entry => row !== undefined)
  return found.length > 1 && found.length === groups.length && new Set(found).size === found.length ? found : undefined
}

/** Things that are called the same but for the one name or the other. */
function areApart(parts: readonly Needed[][], { scene, language }: Problem): boolean {
  const things = parts.map((part) => {
    const named = part.filter(({ word }) => /^\p{Lu}/u.test(word.text))
    return scene.things.filter(
      ({ name, kind }) =>
        kind === 'press' && named.length > 1 && coveredBy(named, wordsOf(name, language)).length === named.length,
    )
  })
  const all = things.flat()
  return parts.length > 1 && things.every((some) => some.length > 0) && new Set(all).size === all.length
}

/** From "both", "every" or the first name on, up to what they are to be. */
function nounPhrase({ clause, language, needed }: Problem): Part | undefined {
  const { words, verb, values, to } = clause
  const begin = needed.find((one) => one.weight === 'all' || isCount(one) || isNamed(one))?.word
  if (!begin || (verb && begin.from < (words[verb.at]?.from ?? 0))) return undefined
  // What it is to be follows; "to" inside of a name or a quotation is none.
  const end = words.findLast(
    (word) =>
      word.from > begin.from &&
      word.small &&
      phrases(language, 'to').has(word) &&
      !values.some((value) => value.from < word.to && word.from < value.to),
  )
  // "The level of both": the small word goes with what it joins.
  const before = words.findLast((word) => word.to <= begin.from)
  const joins = before && begin.from - before.to <= 1 && phrases(language, 'of').has(before) ? before : begin
  return { from: joins.from, to: end?.from ?? to }
}
