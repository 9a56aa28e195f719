import type { Act } from '@app/toolkit'
import { readNumber } from '@app/values'
import type { Next } from '../builtin-decider.ts'
import { coveredBy } from '../match/need.ts'
import type { Memory } from '../memory.ts'
import type { Thing } from '../page/scene.ts'
import { wordsOf } from '../read/words.ts'
import type { Problem, Solution } from './solution.ts'

/** Nobody presses a button more often than that. */
const MOST = 25

/**
 * A figure without a field of its own is counted to where it is to be, with a look after each press: a page may draw its
 * buttons anew. Nothing where it stands there, or no such figure is meant.
 */
export function countTo({ acts }: Solution, problem: Problem, { stepping }: Memory): Next | undefined {
  const { scene, clause } = problem
  for (const act of acts) {
    const found = stepperOf(act, scene.things)
    if (act.do !== 'fill' || !found) continue
    const thing = meantBy(found, problem)
    if (!thing?.stepper) return { ask: `Which one is meant? ${clause.text}`, options: [] }
    const [wanted, now] = [readNumber(act.text), readNumber(thing.value)]
    if (wanted === undefined || now === undefined || isNear(wanted, now)) continue
    // It is only counted where it was named: what is said of a price is nothing for the stock beside it.
    if (coveredBy(problem.needed, wordsOf(thing.name, problem.language)).length === 0)
      return { cannot: `I did not find a figure of that name here, only “${thing.name}”, so nothing was changed.` }
    const size = stepping ? Math.abs(now - stepping.from) : 0
    const times = size > 0 ? Math.abs(wanted - now) / size : 1
    if (stepping && size === 0) return { cannot: `“${thing.name}” stayed at ${thing.value}.` }
    if (times > MOST || !isNear(times, Math.round(times)))
      return {
        cannot: `“${thing.name}” goes in steps of ${size}, so ${act.text} is not reached; it stands at ${thing.value} now.`,
      }
    const ref = wanted > now ? thing.stepper.more : thing.stepper.less
    return {
      acts: [{ do: 'click', ref }],
      why: `Count “${thing.name}” to ${act.text}`,
      memory: { stepping: { from: now } },
    }
  }
  return undefined
}

/** What is left to do, once every figure stands where it is to be. */
export const withoutCounted = (solved: Solution, { scene }: Problem): Solution => {
  const acts = solved.acts.filter((act) => !stepperOf(act, scene.things))
  return acts.length === solved.acts.length ? solved : { ...solved, acts, alike: [] }
}

/** Of several that are called alike the one that stands where it was said, and none where that tells no two apart. */
function meantBy(found: Thing, { scene, needed, language }: Problem): Thing | undefined {
  const alike = scene.things.filter(({ stepper, name }) => stepper && name === found.name)
  const told = needed.filter(({ value }) => value?.sort !== 'number')
  const said = (thing: Thing) =>
    coveredBy(told, wordsOf([thing.entry?.text ?? '', ...thing.under].join(' · '), language)).length
  const most = Math.max(...alike.map(said))
  const [only, ...more] = alike.filter((thing) => said(thing) === most)
  return more.length === 0 ? only : undefined
}

const stepperOf = (act: Act, things: readonly Thing[]): Thing | undefined =>
  act.do === 'fill' ? things.find(({ ref, stepper }) => stepper && ref === act.ref) : undefined

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
