import type { Next } from '../builtin-decider.ts'
import { coveredBy, type Needed, without, withoutKinds } from '../match/need.ts'
import { entryWords, shownWords } from '../match/rank.ts'
import type { Entry, Scene, Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import type { Problem } from './solution.ts'
import { MOST_LOOKS, type Task } from './task.ts'

const [LEFT, RIGHT] = [/^[◀◄←‹«<⏴⬅]\uFE0F?$/u, /^[▶►→›»>⏵➡]\uFE0F?$/u]

/**
 * "Move the posters from Prepress to Printing" on a board whose cards have arrows: one press brings a card one column on, so it
 * is pressed, and looked at again, until the card stands where it was to be.
 */
export function moveAcross(problem: Problem, { memory }: Task): Next | undefined {
  const { scene, needed } = problem
  const aim = targetOf(problem)
  if (!aim) return undefined
  const names = columnsOf(scene)
  const to = names.findIndex((name) => isCalled(name, aim, problem))
  const cards = scene.entries.filter((entry) => accountsFor(entry, without(needed, aim), names, problem))
  const [card, ...others] = cards
  if (to < 0 || !card || others.length > 0) return undefined
  const at = names.findIndex((name) => card.under.includes(name))
  if (at < 0) return undefined
  if (at === to) return { finished: 'It stands there' }
  const arrow = card.things.find(({ name, kind, disabled }) => kind === 'press' && !disabled && isToward(name, to - at))
  const key = `moved from ${names[at]}`
  if (!arrow || memory.tried.includes(key) || memory.tries >= MOST_LOOKS) return undefined
  return {
    acts: [{ do: 'click', ref: arrow.ref }],
    why: `Move it from “${names[at]}” toward “${names[to]}”`,
    memory: { tried: [...memory.tried, key], tries: memory.tries + 1 },
  }
}

const isToward = (name: Thing['name'], way: number): boolean => (way > 0 ? RIGHT : LEFT).test(name.trim())

/** What stands behind the last "to". */
function targetOf({ clause, needed, language }: Problem): Needed[] | undefined {
  const to = clause.words.findLast((word, at) => at > 0 && phrases(language, 'to').has(word))
  const aim = to ? needed.filter(({ word, weight }) => !weight && word.from >= to.to) : []
  return aim.length > 0 ? aim : undefined
}

/** The headings of a board from left to right; those of single cards are none. */
const columnsOf = ({ headings, entries }: Scene): string[] =>
  headings.filter((name) => !entries.some(({ text }) => text.includes(name)))

/** "Printing (2)" is called Printing. */
function isCalled(name: string, aim: readonly Needed[], { language }: Problem): boolean {
  const words = wordsOf(name.replace(/\s*[([]?\d+[)\]]?\s*$/u, ''), language).filter(({ small }) => !small)
  return words.length === aim.length && coveredBy(aim, words).length === aim.length
}

/** Its own words, the column it comes from, and what kind of thing it is. */
function accountsFor(entry: Entry, said: readonly Needed[], names: readonly string[], problem: Problem): boolean {
  const { language, clause } = problem
  const held = coveredBy(said, entryWords(entry, language))
  if (held.length === 0) return false
  const columns = wordsOf(names.join(' · '), language)
  const rest = without(without(said, held), coveredBy(without(said, held), columns))
  // "The posters job": what kind of thing it is, right behind its name.
  const named = rest.filter((one) => one.weight || !held.includes(said[said.indexOf(one) - 1] as Needed))
  return withoutKinds(named, said, clause.whole, language, shownWords(problem)).length === 0
}
