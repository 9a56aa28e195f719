import { coveredBy, coveredByLabel, type Needed, neededIn, without } from '../match/need.ts'
import { isSure, rank } from '../match/rank.ts'
import type { Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import type { Clause } from '../read/read-goal.ts'
import { type Word, wordsOf } from '../read/words.ts'
import { fitValue, type Wish } from './fit-value.ts'
import { best, type Problem, type Solution } from './solution.ts'

const SETTABLE = new Set(['field', 'choice', 'slider', 'tick', 'radio'])
/** What is typed there finds something; it is no place to keep a value. */
const isSearch = ({ role, takes, name }: Thing): boolean =>
  role === 'searchbox' || takes === 'search' || /\b(?:search|find|filter|suche\w*|recherche\w*|buscar)\b/iu.test(name)

interface SetReading {
  label: readonly Needed[]
  /** Words that are neither name nor value: they must be told by where it stands. */
  others: readonly Needed[]
  wish: Wish
  cost: number
}

/** "Set X to V", "enter V into X": every way to part the words into a name and a value, and the page decides. */
export function solveSet(problem: Problem, isSetting = true): Solution | undefined {
  if (!isSetting) return solveVerbField(problem)
  const parts = partsOf(problem)
  if (parts.length > 1) {
    const solved = parts.map((part) => solveOne({ ...problem, clause: part, needed: neededIn(part, problem.language) }))
    if (solved.every((one): one is Solution => one !== undefined && one.left.length === 0)) return together(solved)
  }
  return solveOne(problem)
}

/** "Assign ticket 31 to Noor": a field that is called as the verb is. */
function solveVerbField(problem: Problem): Solution | undefined {
  const { clause, language } = problem
  const verb = clause.verb && clause.words[clause.verb.at]
  if (!verb) return undefined
  const needed: Needed[] = [{ word: verb, weight: undefined, value: undefined }, ...problem.needed]
  const things = problem.scene.things.filter(
    (thing) =>
      SETTABLE.has(thing.kind) &&
      !isSearch(thing) &&
      coveredByLabel(needed.slice(0, 1), wordsOf(thing.name, language)).length > 0,
  )
  const readings = readingsOf({ ...problem, needed }).filter(({ label }) => label.some(({ word }) => word === verb))
  return things.length > 0 ? best(readings.map((reading) => solveReading(reading, things, problem))) : undefined
}

function solveOne(problem: Problem): Solution | undefined {
  const things = problem.scene.things.filter((thing) => SETTABLE.has(thing.kind) && !isSearch(thing))
  return best(readingsOf(problem).map((reading) => solveReading(reading, things, problem)))
}

function solveReading(
  { label, others, wish, cost }: SetReading,
  things: readonly Thing[],
  problem: Problem,
): Solution | undefined {
  const fitting = things.flatMap((thing) => {
    const fitted = fitValue(thing, wish, problem.language, problem.now)
    return fitted ? [{ ...thing, fitted }] : []
  })
  const ranked = rank(fitting, [...label, ...others], problem, ({ kind, name, under }) =>
    kind === 'radio' ? (under.at(-1) ?? '') : name,
  ).filter(({ named }) => label.some((one) => named.includes(one)) || label.length === 0)
  const [first] = ranked
  if (!first) return undefined
  // A name of its own is what is meant; with none there must be nothing else it could be.
  if (label.length === 0 && ranked.length > 1) return undefined
  const alike = isSure(ranked)
    ? []
    : ranked.filter(({ cost }) => cost - first.cost <= 0.25).map(({ one }) => nameOf(one))
  const { act, already } = first.one.fitted
  return {
    acts: act && !already ? [act] : [],
    left: first.left,
    cost: first.cost + cost,
    alike,
    fills: true,
    presses: undefined,
    says: `Set “${first.one.name}” to “${wish.text}”`,
  }
}

const nameOf = ({ name, entry, under }: Thing): string =>
  [name, entry?.text.slice(0, 60) ?? under.at(-1) ?? ''].filter(Boolean).join(', ')

function readingsOf({ clause, needed, language }: Problem): SetReading[] {
  const { words, values, verb } = clause
  const start = verb ? verb.at + verb.length : 0
  const inside = (from: number, to: number) => needed.filter(({ word }) => word.from >= from && word.to <= to)
  const readings: SetReading[] = []
  const add = (label: readonly Needed[], wish: Wish, cost: number, span: [number, number]) => {
    // Two names with their values are two wishes.
    const isRaw = wish.sort === undefined
    if (wish.text === '' || /(?:->|→|=|:\s)/u.test(wish.text) || (isRaw && /[,;"“„«]|\s'/u.test(wish.text))) return
    const held = wordsOf(wish.text, language)
    const rest = without(needed, label)
    const [at, end] = span
    const others = rest.filter(
      ({ word }) =>
        word.to <= at ||
        word.from >= end ||
        coveredBy([{ word, weight: undefined, value: undefined }], held).length === 0,
    )
    readings.push({ label, others, wish, cost })
  }
  for (const value of values) {
    const label = without(needed, inside(value.from, value.to))
    add(label, { text: value.text, sort: value.sort }, value.sort === 'number' ? 0.3 : 0, [value.from, value.to])
  }
  for (let at = start; at < words.length; at += 1) {
    const [word] = [words[at] as Word]
    const to = phrases(language, 'to').at(words, at)
    const after = words[at + to]
    if (to > 0 && after && at > start) {
      const text = trim(clause.whole.slice(after.from, clause.to))
      add(inside(words[0]?.from ?? 0, word.from), { text, sort: undefined }, 0.2, [after.from, clause.to])
    }
    const into = phrases(language, 'into').at(words, at)
    const first = words[start]
    if (into > 0 && first && at > start)
      add(inside(word.to, clause.to), { text: trim(clause.whole.slice(first.from, word.from)), sort: undefined }, 0.4, [
        first.from,
        word.from,
      ])
  }
  // "Title: Coffee machine leaks", "name -> News".
  const mark = /(?::|=|->|→)\s+/u.exec(clause.whole.slice(words[0]?.from ?? 0, clause.to))
  if (mark) {
    const at = (words[0]?.from ?? 0) + mark.index
    const text = trim(clause.whole.slice(at + mark[0].length, clause.to))
    add(inside(0, at), { text, sort: undefined }, 0.1, [at, clause.to])
  }
  return readings
}

const trim = (text: string): string =>
  text
    .trim()
    .replace(/^["“„'‘«]+|[."”'’»,;:!\s]+$/gu, '')
    .replace(/\s+(?:and|und|et|y)$/u, '')

/** "Set A to 1 and B to 2": each part has a value of its own. */
function partsOf({ clause, language }: Problem): Clause[] {
  const { words, verb } = clause
  const first = verb ? verb.at + verb.length : 0
  const cuts = words.flatMap((word, at) => {
    const comma = /^\s*,/u.test(clause.whole.slice(word.to, word.to + 2))
    return at >= first && (phrases(language, 'and').has(word) || comma) ? [at] : []
  })
  if (cuts.length === 0) return [clause]
  const ends = [...cuts, words.length - 1]
  const parts = ends.map((end, index) => {
    const begin = index === 0 ? 0 : (cuts[index - 1] ?? 0) + 1
    const own = words.slice(begin, end + 1)
    const [from, to] = [own[0]?.from ?? 0, words[end + 1]?.from ?? clause.to]
    const values = clause.values.filter((value) => value.from >= from && value.to <= to)
    const head = index === 0 || !verb ? verb : { at: -1, length: 1, doings: verb.doings }
    return { ...clause, words: own, values, verb: head, to, text: clause.whole.slice(from, to) }
  })
  const told = (part: Clause) =>
    part.values.length > 0 ||
    /(?:->|→|=|:\s)/u.test(part.text) ||
    part.words.some((_, at) => at > 0 && phrases(language, 'to').at(part.words, at) > 0)
  return parts.every(told) ? parts : [clause]
}

const together = (solved: readonly Solution[]): Solution => ({
  acts: solved.flatMap(({ acts }) => acts),
  left: [],
  cost: solved.reduce((sum, { cost }) => sum + cost, 0),
  alike: solved.flatMap(({ alike }) => alike),
  fills: true,
  presses: undefined,
  says: solved.map(({ says }) => says).join(', '),
})
