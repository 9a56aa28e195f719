import { coveredBy, without } from '../match/need.ts'
import { entryWords, isSure, rank } from '../match/rank.ts'
import type { Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, wordsOf } from '../read/words.ts'
import { callThing } from './pick.ts'
import type { Problem, Solution } from './solution.ts'

/** "Mark the parcel as collected": what it is to be is what the button that makes it so is called. */
export function solveAsLabel(problem: Problem): Solution | undefined {
  const { clause, language, scene, needed } = problem
  const { verb, words } = clause
  const to = verb ? words.findLastIndex((word, at) => at > verb.at && phrases(language, 'to').has(word)) : -1
  const meant = needed.filter(({ word }) => to >= 0 && word.from >= (words[to]?.to ?? 0))
  if (meant.length === 0 || meant.some(({ weight, value }) => weight || value)) return undefined
  const makes = scene.things.filter((thing) => thing.kind === 'press' && !thing.disabled && isMaker(thing))
  const ranked = rank(makes, needed, problem).filter(({ extra }) => extra === 0)
  const [first] = ranked
  if (!first) return undefined
  return {
    acts: [{ do: 'click', ref: first.one.ref }],
    left: first.left,
    cost: first.cost + 0.5,
    alike: isSure(ranked)
      ? []
      : ranked.filter(({ cost }) => cost - first.cost <= 0.25).map(({ one }) => callThing(one)),
    fills: false,
    presses: first.one.name,
    byVerb: true,
    says: `Press “${callThing(first.one)}”`,
  }

  /**
   * A button with the name of a state may show the one there is, and lead on to the next. It makes it so where those that
   * are in that state say so, and have no such button, or where every row has it beside another button.
   */
  function isMaker({ name, entry }: Thing): boolean {
    const own = wordsOf(name, language).filter(({ small }) => !small)
    if (!entry || own.length === 0 || without(meant, coveredBy(meant, own)).length > 0) return false
    const says = (row: typeof entry) => own.every((word) => isIn(word, entryWords(row, language)))
    const others = scene.entries.filter((row) => row.list === entry.list && row !== entry)
    const isThere = others.some((row) => says(row) && row.things.every((one) => one.name !== name))
    // Or where some rows have nothing to press any more, and this one has several.
    const isOver = others.some(({ things }) => things.every(({ kind }) => kind !== 'press'))
    const isOne = entry.things.filter(({ kind }) => kind === 'press').length > 1
    // What stands in every row alike tells no state of this one.
    const isEverywhere = others.length > 1 && others.every((row) => row.things.some((one) => one.name === name))
    return !says(entry) && (isThere || (isOne && (isOver || isEverywhere)))
  }
}
