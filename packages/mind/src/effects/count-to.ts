import type { Act } from '@app/toolkit'
import { readNumber } from '@app/values'
import type { Next } from '../builtin-decider.ts'
import type { Memory } from '../memory.ts'
import type { Thing } from '../page/scene.ts'
import type { Problem, Solution } from './solution.ts'

/** Nobody presses a button more often than that, nor so often without a look. */
const [MOST, AT_ONCE] = [60, 8]

/**
 * A figure without a field of its own is counted to where it is to be: pressed once to see how far that goes, and then as
 * often as it takes. Nothing where it stands there, or no such figure is meant.
 */
export function countTo({ acts }: Solution, { scene }: Problem, { stepping }: Memory): Next | undefined {
  for (const act of acts) {
    const thing = stepperOf(act, scene.things)
    if (act.do !== 'fill' || !thing?.stepper) continue
    const [wanted, now] = [readNumber(act.text), readNumber(thing.value)]
    if (wanted === undefined || now === undefined || isNear(wanted, now)) continue
    const size = stepping ? Math.abs(now - stepping.from) / stepping.times : 0
    const times = size > 0 ? Math.abs(wanted - now) / size : 1
    if (stepping && size === 0) return { cannot: `“${thing.name}” stayed at ${thing.value}.` }
    if (times > MOST || !isNear(times, Math.round(times)))
      return { cannot: `“${thing.name}” goes in steps of ${size}, so ${act.text} is not reached.` }
    const ref = wanted > now ? thing.stepper.more : thing.stepper.less
    const presses = Math.min(AT_ONCE, Math.round(times))
    return {
      acts: Array.from({ length: presses }, () => ({ do: 'click' as const, ref })),
      why: `Count “${thing.name}” to ${act.text}`,
      memory: { stepping: { from: now, times: presses } },
    }
  }
  return undefined
}

/** What is left to do, once every figure stands where it is to be. */
export const withoutCounted = (solved: Solution, { scene }: Problem): Solution => ({
  ...solved,
  acts: solved.acts.filter((act) => !stepperOf(act, scene.things)),
})

const stepperOf = (act: Act, things: readonly Thing[]): Thing | undefined =>
  act.do === 'fill' ? things.find(({ ref, stepper }) => stepper && ref === act.ref) : undefined

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
