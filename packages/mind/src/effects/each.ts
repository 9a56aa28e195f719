import type { Next } from '../builtin-decider.ts'
import { coveredBy, isNamed, type Needed, neededIn, sayNeeded } from '../match/need.ts'
import { entryWords } from '../match/rank.ts'
import type { Memory } from '../memory.ts'
import type { Entry } from '../page/scene.ts'
import { readQuery } from '../questions/query.ts'
import { callRow, tablesOf } from '../questions/tables.ts'
import type { Clause } from '../read/clause.ts'
import { phrases } from '../read/phrases.ts'
import { startOf } from '../read/with-fields.ts'
import { type Word, wordsOf } from '../read/words.ts'
import type { Problem } from './solution.ts'
import { solve } from './solve.ts'
import type { Task } from './task.ts'

/** More of them are shown once, not said. */
const MOST_ROWS = 20

type Do = (task: Task) => Next

/**
 * "Pause every round of the harbour", "set both to 25": the same is done to each row that is meant, one after the other, where
 * every one of them has what does it. Which they are is settled before the first: it may be another set once that is done.
 */
export function doEach(problem: Problem, task: Task, does: Do): Next | undefined {
  const { memory, clause } = task
  const each = memory.each?.from === startOf(clause) ? memory.each : begin(problem, task)
  return each && goOn(each, task, does)
}

/** The names of rows that were said one after the other: who does it to one of them has not done it. */
export const severalNamed = (problem: Problem): readonly string[] =>
  problem.scene.dialog === undefined && problem.clause.verb ? (rowsMeant(problem)?.named ?? []) : []

type Each = NonNullable<Memory['each']>

function begin(problem: Problem, { scene, clause, memory }: Task): Each | undefined {
  if (memory.pressed !== undefined || scene.dialog !== undefined || clause.asks || !clause.verb) return undefined
  const found = rowsMeant(problem)
  if (!found || found.rows.length < 2 || found.rows.length > MOST_ROWS) return undefined
  const names = found.rows.map(nameIn)
  const isOnly = (name: string) => scene.entries.filter((entry) => nameIn(entry) === name).length === 1
  if (names.some((name) => name === '') || !names.every(isOnly)) return undefined
  const rest = without(clause, found.said)
  const solves = (row: Entry) => {
    const own = { ...problem, clause: rest, needed: neededIn(rest, problem.language), scene: onlyIn(row, problem) }
    const solved = solve(own)
    return solved !== undefined && solved.left.length === 0 && solved.alike.length < 2
  }
  return found.rows.every(solves) ? { from: startOf(clause), said: found.said, names, done: 0 } : undefined
}

function goOn(each: Each, task: Task, does: Do): Next {
  const { scene, clause } = task
  const rest = without(clause, each.said)
  let { done, memory } = { done: each.done, memory: task.memory }
  for (; done < each.names.length; done += 1) {
    const row = scene.entries.find((entry) => nameIn(entry) === each.names[done])
    // What is done with may be gone from the list.
    const own = scene.dialog === undefined ? (row ? onlyIn(row, task) : { ...scene, things: [] }) : scene
    if (!row && memory.pressed === undefined && scene.dialog === undefined)
      return { cannot: `“${each.names[done]}” is not there any more: ${done} of ${each.names.length} are done.` }
    const next = does({ ...task, clause: rest, scene: own, topic: [], memory })
    if ('acts' in next) {
      // Where nothing has to be waited for, the next one's turn comes with the next look.
      const isOver = next.memory.upTo === clause.to
      return {
        ...next,
        why: `${next.why} (${done + 1} of ${each.names.length})`,
        memory: { ...next.memory, upTo: task.memory.upTo, each: { ...each, done: isOver ? done + 1 : done } },
      }
    }
    if (!('finished' in next)) return next
    memory = {
      ...memory,
      pressed: undefined,
      pressedIn: undefined,
      before: [],
      covered: false,
      at: '',
      left: [],
      tries: 0,
    }
  }
  return { finished: 'It is done to all of them', memory: { each: undefined } }
}

const nameIn = (entry: Entry): string => callRow(entry).trim()

const onlyIn = (row: Entry, { scene }: Pick<Task, 'scene'>): Task['scene'] => ({
  ...scene,
  things: scene.things.filter(({ entry }) => entry === row),
})

/** A part of the words. */
type Part = Each['said']
const isIn = ({ from, to }: Part, part: Part): boolean => from >= part.from && to <= part.to

/** The clause without the words that tell which rows are meant. */
function without(clause: Clause, said: Part): Clause {
  const words = clause.words.filter((word) => !isIn(word, said))
  const at = clause.verb ? words.indexOf(clause.words[clause.verb.at] as Word) : -1
  return {
    ...clause,
    words,
    values: clause.values.filter((value) => !isIn(value, said)),
    verb: clause.verb && at >= 0 ? { ...clause.verb, at } : undefined,
  }
}

interface Meant {
  rows: readonly Entry[]
  /** What they are called, where each of them was named. */
  named?: readonly string[]
  said: Part
}

function rowsMeant(problem: Problem): Meant | undefined {
  const said = nounPhrase(problem)
  if (!said) return undefined
  const { language, clause, scene } = problem
  const words = clause.words.filter((word) => isIn(word, said))
  const values = clause.values.filter((value) => isIn(value, said))
  const own: Clause = { ...clause, words, values, verb: undefined, asks: undefined }
  const needed = neededIn(own, language)
  const counted = needed.filter(isCount)
  const plain = needed.filter((one) => one.weight !== 'all' && !counted.includes(one))
  const parts = partsOf(plain, own, language)
  const listed = listedRows(parts, problem)
  if (listed) return { rows: listed, said, named: listed.map(nameIn) }
  if (areApart(parts, problem)) return { rows: [], said, named: parts.map(sayNeeded) }
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

/** What was said in parts, with "and" or a comma between them. */
function partsOf(needed: readonly Needed[], { words, whole }: Clause, language: Problem['language']): Needed[][] {
  const parts: Needed[][] = []
  for (const one of needed) {
    const before = parts.at(-1)?.at(-1)
    const joins =
      before !== undefined &&
      (/,/u.test(whole.slice(before.word.to, one.word.from)) ||
        words.some(
          (word) => word.from >= before.word.to && word.to <= one.word.from && phrases(language, 'and').has(word),
        ))
    const isOne = before !== undefined && (!joins || (before.value !== undefined && before.value === one.value))
    if (isOne) parts.at(-1)?.push(one)
    else parts.push([one])
  }
  return parts
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
