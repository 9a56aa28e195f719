import { isNamed } from '../match/need.ts'
import { peekOf } from '../means/find-way.ts'
import { keyOf, LEAVES } from '../means/leads.ts'
import type { Means } from '../means/means.ts'
import { isOfAnother } from './carry-out.ts'
import { fieldsBefore } from './senders.ts'
import type { Problem, Solution } from './solution.ts'

/**
 * "Extend the hire of crate 4 to 3 May": what is called so either does it at once, whatever day that means, or asks for the day.
 * Nobody knows, so it is pressed with everything held back that the page would send.
 */
export function peekForm(
  { byVerb, acts, alike, left, presses }: Solution,
  problem: Problem,
  tried: ReadonlySet<string>,
): Means | undefined {
  const { scene } = problem
  const [act, ...more] = acts
  const button = scene.things.find(({ ref, kind }) => kind === 'press' && act && 'ref' in act && act.ref === ref)
  if (!byVerb || !button || button.on !== undefined || more.length > 0 || alike.length > 1) return undefined
  if (isOfAnother(button, problem)) return undefined
  const isToEnter = left.some((one) => one.value !== undefined || isNamed(one)) && left.every(({ weight }) => !weight)
  const key = `peek ${keyOf(button, scene.url)}`
  if (!isToEnter || LEAVES.test(button.name) || tried.has(key) || fieldsBefore(button, scene).length > 0)
    return undefined
  return {
    act: { do: 'peek', ref: button.ref },
    to: presses ?? button.name,
    by: [],
    name: [button.name, button.entry?.text.slice(0, 80)].filter(Boolean).join(' '),
    keeps: true,
    peeked: peekOf(scene),
    key,
  }
}
