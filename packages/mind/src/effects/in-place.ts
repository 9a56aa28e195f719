import type { Next } from '../builtin-decider.ts'
import { coveredBy, coveredByLabel, type Needed, without } from '../match/need.ts'
import { wordsAround } from '../match/rank.ts'
import type { Thing } from '../page/scene.ts'
import { wordsOf } from '../read/words.ts'
import type { Problem } from './solution.ts'

/** "Change the stock of BX-20 to 15" where the figure itself is pressed to be changed: it becomes a field. */
export function solveInPlace(problem: Problem): Next | undefined {
  if (!problem.clause.verb?.doings.includes('set')) return undefined
  const found = problem.scene.things.flatMap((thing) => {
    const left = leftAt(thing, problem)
    return left ? [{ thing, left }] : []
  })
  const [first, ...more] = found
  if (!first || more.length > 0) return undefined
  return {
    acts: [{ do: 'click', ref: first.thing.ref }],
    why: `Press “${first.thing.name}” to change it`,
    memory: {
      pressed: first.thing.name,
      pressedIn: first.thing.entry?.text ?? '',
      left: first.left.map(({ word }) => word.from),
    },
  }
}

/** What is to be entered, where all else says which cell is meant: its column, its row. */
function leftAt({ kind, entry, name, shows, role }: Thing, problem: Problem): Needed[] | undefined {
  if (kind !== 'press' || !entry || shows || role === 'button') return undefined
  const column = entry.cells.find((cell) => cell.column && cell.text === name)?.column
  if (!column) return undefined
  const { needed, language } = problem
  const named = coveredByLabel(needed, wordsOf(column, language))
  if (named.length === 0) return undefined
  const rest = without(needed, named)
  const told = coveredBy(rest, wordsAround({ under: [], entry }, problem, false))
  const left = without(rest, told)
  const [value, ...others] = [...new Set(left.map((one) => one.value))]
  return told.length > 0 && value && others.length === 0 && left.every(({ weight }) => !weight) ? left : undefined
}
