import { readDate } from '@app/values'
import type { Next } from '../builtin-decider.ts'
import type { Problem } from '../effects/solution.ts'
import { MOST_LOOKS, type Task } from '../effects/task.ts'
import { unitOf } from '../lexicon/units.ts'
import { coveredBy, coveredByLabel, type Needed, neededIn, sayNeeded } from '../match/need.ts'
import { byNextPage, findMore } from '../means/find-more.ts'
import { findWay } from '../means/find-way.ts'
import { goBy } from '../means/means.ts'
import { isDiary, turnTo } from '../means/turn-days.ts'
import type { Entry } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { isLikeName, type Word, wordsOf } from '../read/words.ts'
import { type Answered, lookUp, unitIn } from './lookup.ts'
import { answerOverRows } from './over-rows.ts'
import { isTitle } from './said-of-rows.ts'
import { isBlank, nameOf } from './tables.ts'

/** More pages than anybody reads one after the other. */
const MOST_ROWS = 400

/** Reads the answer here, or goes on to where it may stand; never says one that leaves words over. */
export function answerQuestion(task: Task): Next {
  const { clause, language, memory } = task
  // A noun alone can be a question too: "balance of the joint account?"
  const isTold =
    clause.verb !== undefined &&
    (clause.verb.doings.includes('tell') || phrases(language, 'arranges').at(clause.words, clause.verb.at) > 0)
  const own = neededIn(isTold ? clause : { ...clause, verb: undefined }, language)
  const refers = clause.words.some((_, at) => phrases(language, 'it').at(clause.words, at) > 0)
  // "… and what is its price?" asks of what was just answered.
  const about = own.some(isName) ? [] : wordsOf(memory.about, language).map(toNeeded)
  // "Search for X and read the phone": of what was found.
  const isFound =
    task.topic.length > 0 &&
    memory.tried.some((key) => key.startsWith('search ') && task.topic.every(({ word }) => key.includes(word.text)))
  const ofTopic = (refers || isFound) && !own.some(isName)
  const needed = about.length > 0 ? [...own, ...about] : ofTopic ? [...own, ...task.topic] : own
  // "… Give me the numbers": that is how it is told, and it was.
  const isHow = own.length === 1 && own.every(({ word, weight, value }) => !weight && !value && isTitle(word))
  if (!clause.asks && isTold && isHow && memory.answers.length > 0) return { finished: 'It was answered' }
  const problem: Problem = { ...withEarlier(task), needed, reads: true }
  // "Give me their names": that is what was answered.
  const isMore = own.some((one) =>
    task.scene.facts.some(({ label }) => coveredByLabel([one], wordsOf(label, language)).length > 0),
  )
  if (!clause.asks && refers && memory.answers.length > 0 && own.length <= 1 && !own.some(isName) && !isMore)
    return { finished: 'It was answered' }
  const found = [
    clause.asks?.kind === 'count' && !isCounted(problem) ? undefined : lookUp(problem),
    clause.asks || isTold || !clause.verb ? answerOverRows(problem) : undefined,
  ]
    .flatMap((one) => one ?? [])
    .filter((one) => isAnswer(one, problem))
    .sort((a, b) => a.cost - b.cost)
  // One of a list that goes on may not be the only one: who asks which ones gets all of them.
  const all = clause.asks?.kind === 'thing' || clause.asks?.kind === 'person' ? found.find(isWhole) : undefined
  const first = all && (memory.rows.length > 0 || isAmong(found[0]?.answer, all)) ? all : found[0]
  if (first && first.left.length === 0 && !first.guessed) return answered(first, problem, task)
  const missing = first && first.left.length > 0 ? first.left : needed
  const turned = turnTo(missing, problem, memory)
  if (turned) return turned
  const tried = new Set(memory.tried)
  const known = needed.filter((one) => !missing.includes(one))
  const mayLook = memory.tries < MOST_LOOKS
  const way = mayLook ? findWay(missing, problem, tried, known) : undefined
  // What the page calls otherwise, where nothing is called so that could be looked at.
  if (!way && first?.guessed && first.left.length === 0) return answered(first, problem, task)
  const maybe = memory.maybe ?? (first && isNearly(first, problem) ? asMaybe(first) : undefined)
  const means = way ?? (mayLook ? findMore(needed, problem, tried) : undefined)
  if (means) return goBy(means, memory, { maybe })
  if (maybe)
    return { ...maybe, doubt: `Nothing on the page accounts for “${maybe.left}”, so this may not be what was asked.` }
  return { cannot: `I could not find the answer. I did not find “${sayNeeded(missing)}” here.` }
}

/** One plain word is left over, of at least three. */
const isNearly = ({ left, alike, guessed }: Answered, { needed, clause, language }: Problem): boolean => {
  const { asks, words } = clause
  const [one, ...more] = left
  if (!one || more.length > 0 || needed.length < 3 || guessed || alike.length > 1) return false
  // Of rows, what is asked must be what they are: "which extension" is none of a list of names.
  const asked = asks && words.slice(asks.at + asks.length).find(({ small }) => !small)
  const isAsked = asked !== undefined && asked === one.word
  return !one.weight && !one.value && !isLikeName(one.word, language) && !isAsked
}

const asMaybe = ({ answer, shows, of, from = [], left }: Answered) => ({
  answer,
  shows,
  about: of ? nameOf(of) : '',
  from: [...from],
  left: sayNeeded(left),
})

const isWhole = ({ over, left, guessed }: Answered): boolean => over !== undefined && left.length === 0 && !guessed

const isAmong = (answer: string | undefined, { answer: all }: Answered): boolean =>
  answer !== undefined && all.split(', ').includes(answer)

const toNeeded = (word: Word): Needed => ({ word, weight: undefined, value: undefined })

const isName = ({ value, word }: Needed): boolean => value !== undefined || /^\p{Lu}|\d/u.test(word.text)

/** "How many copies of X", "how many days of leave": something counts them, and they are not the entries of a list. */
function isCounted({ clause, needed, scene, language }: Problem): boolean {
  const { asks, words } = clause
  const [first] = asks ? needed.filter(({ word }) => words.indexOf(word) >= asks.at + asks.length) : []
  return (
    first !== undefined &&
    scene.facts.some(
      ({ label, value, entry }) =>
        (entry?.cells[0]?.column !== label && coveredByLabel([first], wordsOf(label, language)).length > 0) ||
        (unitOf(first.word.plain) !== undefined && unitIn(value) === unitOf(first.word.plain)),
    )
  )
}

/** Tells all that was asked, and a day where somebody asks when. */
function isAnswer({ answer, told = 0, left, supposed = [] }: Answered, problem: Problem): boolean {
  const { clause, language, now } = problem
  if (told < clause.also.length || isBlank(answer)) return false
  // "14 / 20": which of the two is meant is what the word would have said.
  const isRest = saysRest(clause.words, language) && !isCalledRest(answer, problem)
  if ((isRest || left.length + supposed.length > 0) && OF_SO_MANY.test(answer)) return false
  if (clause.asks?.kind === 'amount' || clause.asks?.kind === 'count')
    return /\p{N}/u.test(answer) && !NUMBERED.test(answer.trim())
  if (clause.asks?.kind !== 'time') return true
  return /\d{1,2}[:.h]\d{2}|\b[12]\d{3}\b/u.test(answer) || readDate(answer, { now, language }) !== undefined
}

const saysRest = (words: readonly Word[], language: Problem['language']): boolean =>
  words.some((_, at) => phrases(language, 'remaining').at(words, at) > 0)
/** "Free: 3 of 12" is what is free. */
const isCalledRest = (answer: string, { scene, language }: Problem): boolean =>
  scene.facts.some(({ label, value }) => value.trim() === answer.trim() && saysRest(wordsOf(label, language), language))

/** "SO-2046" is what something is called, and no amount. */
const NUMBERED = /^\p{L}{1,5}[-–]?\d+$/u
const OF_SO_MANY = /\d\s?(?:\/|of|von|sur|de)\s?\d/u

/** Over many, the pages that follow count too. */
function answered(first: Answered, problem: Problem, { memory, scene, language }: Task): Next {
  const goesOn = memory.rows.length < MOST_ROWS && !isDiary(scene, language)
  const isMany = first.over && goesOn && !isOneByName(first, problem)
  const next = isMany ? byNextPage(problem, new Set(memory.tried)) : undefined
  if (next) {
    const entries = scene.entries.filter((entry) => first.over?.includes(entry))
    const rows = (next.more ? [] : entries).map(({ text, cells, under }) => ({
      text,
      cells: [...cells],
      under: [...under],
    }))
    return {
      acts: [next.act],
      why: 'Look at the next page',
      memory: { rows: [...memory.rows, ...rows], tried: [...memory.tried, next.key] },
    }
  }
  if (first.alike.length > 1)
    return { ask: `Which one is meant? ${problem.clause.text}`, options: [...new Set(first.alike)] }
  const { answer, shows, of, from, passed = [], supposed = [] } = first
  const over = [...passed, ...supposed]
  const doubt =
    over.length > 0
      ? `Nothing on the page accounts for “${sayNeeded(over)}”, so this may not be what was asked.`
      : undefined
  return { answer, shows, about: of ? nameOf(of) : '', ...(from ? { from } : {}), ...(doubt ? { doubt } : {}) }
}

/** Asked of one that was called by its whole name, and found: no other page has more of it. */
function isOneByName({ from = [] }: Answered, { needed, language }: Problem): boolean {
  const [name, ...more] = from
  if (name === undefined || more.length > 0) return false
  const words = wordsOf(name, language).filter(({ small }) => !small)
  return words.length > 1 && coveredBy(needed, words).length >= words.length
}

/** The entries of earlier pages stand before those of this one. */
function withEarlier(task: Task): Task {
  const { scene, memory } = task
  const sizes = new Map<number, number>()
  for (const { list, cells } of scene.entries) sizes.set(list, (sizes.get(list) ?? 0) + cells.length)
  const [list] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? []
  if (memory.rows.length === 0 || list === undefined) return task
  const earlier = memory.rows.map((row): Entry => ({ ...row, ref: undefined, things: [], list, states: [] }))
  return { ...task, scene: { ...scene, entries: [...earlier, ...scene.entries] } }
}
