import type { Next } from '../builtin-decider.ts'
import { coveredBy, coveredByLabel, type Needed, without } from '../match/need.ts'
import { wordsAround } from '../match/rank.ts'
import type { Entry, Thing } from '../page/scene.ts'
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
  if (kind !== 'press' || !entry || shows || (role === 'button' && !/\d/.test(name))) return undefined
  const column = entry.cells.find((cell) => cell.column && cell.text === name)?.column
  if (!column) return undefined
  const { needed, language } = problem
  const named = coveredByLabel(needed, wordsOf(column, language))
  if (named.length === 0) return leftByValue(entry, column, problem)
  const rest = without(needed, named)
  const told = coveredBy(rest, wordsAround({ under: [], entry }, problem, false))
  const left = without(rest, told)
  const [value, ...others] = [...new Set(left.map((one) => one.value))]
  if (told.length > 0 && left.length > 0 && !value) return leftByValue(entry, column, { ...problem, needed: rest })
  return told.length > 0 && value && others.length === 0 && left.every(({ weight }) => !weight) ? left : undefined
}

/** "Change Friday's Sidamo to light": other rows have that in this column, and in no other. */
function leftByValue(entry: Entry, column: string, problem: Problem): Needed[] | undefined {
  const { needed, language, scene } = problem
  const told = coveredBy(needed, wordsAround({ under: [], entry }, problem, false))
  const left = without(needed, told)
  if (told.length === 0 || left.length === 0 || left.some(({ weight, value }) => weight || value)) return undefined
  const rows = scene.entries.filter(({ list }) => list === entry.list)
  const held = rows
    .flatMap(({ cells }) => cells)
    .flatMap(({ column: of, text }) => {
      const words = valueIn(text, left, language)
      return words ? [{ of, words }] : []
    })
  const others = rows.filter((row) => {
    const around = wordsAround({ under: [], entry: row }, problem, false)
    return row !== entry && coveredBy(told, around).length === told.length
  })
  const isOnly = held.every(({ of }) => of === column) && others.length === 0
  return isOnly ? held[0]?.words : undefined
}

/** All that a cell says was said; what else was said only names the kind of value it is: "a light roast". */
function valueIn(text: string, left: readonly Needed[], language: Problem['language']): Needed[] | undefined {
  const words = wordsOf(text, language).filter(({ small }) => !small)
  const held = coveredBy(left, words)
  const isAll = words.length > 0 && held.length === words.length
  return isAll && held[0] === left[0] && left.length <= 2 * held.length ? held : undefined
}
