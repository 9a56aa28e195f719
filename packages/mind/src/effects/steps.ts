import type { Act } from '@app/toolkit'
import { isIn, wordsOf } from '../read/words.ts'
import { alone, ticked, withNoun } from './alone.ts'
import type { Wish } from './fit-value.ts'
import { matchLabels } from './labels.ts'
import { Line } from './line.ts'
import type { Slot } from './slots.ts'
import type { Problem } from './solution.ts'
import type { Unit } from './units.ts'

/** One way on: what it puts where, and how many units it takes. */
export interface Step {
  slot: Slot
  act: Act | undefined
  to: number
  /** Units in between that only a field's place explains. */
  passed: readonly Unit[]
  cost: number
  byVerb: boolean
}

const MOST_PASSED = 8

/** Every way to put words into a field that begins at each unit. */
export function stepsOver(units: readonly Unit[], slots: readonly Slot[], problem: Problem): Step[][] {
  const labels = matchLabels(units, slots, problem.language)
  const line = new Line(units, labels, problem)
  return units.map((_, at) =>
    slots.flatMap((slot) => [
      ...afterName(at, slot, line),
      ...beforeName(at, slot, line),
      ...alone(at, slot, slots, line),
      ...ticked(at, slot, line),
    ]),
  )
}

/** "Add the label urgent": what is called "new label" is not to say "label urgent". */
const isOwnName = (unit: Unit | undefined, { name }: Slot, { problem: { language } }: Line): boolean =>
  unit?.word !== undefined && !unit.word.small && isIn(unit.word, wordsOf(name, language))

const isRaw = ({ sort }: Wish, { kind }: Slot): boolean => sort === undefined && kind === 'field'

/** "Subject: Printer broken", "guests 4", "the phone of Mara to 555". */
function afterName(at: number, slot: Slot, line: Line): Step[] {
  const label = line.labels.get(slot)?.[at]
  if (!label) return []
  const { language, now } = line.problem
  const end = at + label.length
  // "The phone of Mara" is whose it is, and no value; "a stock of 40" is one.
  const isOwned = line.is('whose', end) && line.units[end + 1]?.value === undefined
  const starts = [...(isOwned ? [] : [{ ...line.past(end), passed: [] as Unit[] }]), ...overPlaces(end, line)]
  return starts.flatMap(({ at: from, told, passed }) =>
    line.spans(from).flatMap(({ to, wish, cost }): Step[] => {
      const fitted = slot.fit(wish, language, now)
      if (!fitted || isOwnName(line.units[from], slot, line)) return []
      const bare = told ? 0 : isRaw(wish, slot) ? (/^\p{Lu}/u.test(wish.text) ? 0.3 : 0.8) : 0.1
      const act = fitted.already ? undefined : fitted.act
      // "From 10 to 15": what stands there now was said too.
      const open = passed.filter(({ value }) => value === undefined || value.text !== slot.value)
      const own = cost + bare + 0.3 * label.unsaid
      const step = { slot, act, to, passed: open, cost: own, byVerb: line.isVerb(at) }
      return slot.kind === 'choice' ? withNoun(step, line) : [step]
    }),
  )
}

/** "The phone of Mara Lind to 555": between a name and its value stands whose it is. */
function overPlaces(from: number, line: Line): { at: number; told: boolean; passed: Unit[] }[] {
  for (let at = from + 1; at <= from + MOST_PASSED && at < line.units.length; at += 1) {
    if (/[,;]/u.test(line.gap(at))) return []
    // "The phone of Mara Lind: it is 555."
    if (/:\s*$/u.test(line.gap(at))) return [{ at: line.past(at).at, told: true, passed: line.units.slice(from, at) }]
    if (!line.is('to', at) || line.units.slice(from, at).every(({ joins }) => joins)) continue
    return [{ at: line.past(at).at, told: true, passed: line.units.slice(from, at) }]
  }
  return []
}

/** "Bob Stone as your name", "2 into Guests", "4 guests". */
function beforeName(at: number, slot: Slot, line: Line): Step[] {
  const found = line.labels.get(slot)
  if (!found?.some((one) => one !== undefined)) return []
  const { language, now } = line.problem
  return line.spans(at).flatMap(({ to, wish, odd }): Step[] => {
    const after = line.past(to)
    const label = /[.!?:]\s/u.test(line.gap(after.at)) ? undefined : found[after.at]
    if (!label) return []
    const isFigure = wish.sort === 'number' || wish.sort === 'money' || wish.sort === 'percent'
    if (!after.told && isRaw(wish, slot)) return []
    if (!after.told && !isFigure && slot.kind !== 'choice') return []
    const fitted = slot.fit(wish, language, now)
    if (!fitted) return []
    const act = fitted.already ? undefined : fitted.act
    const opens = at === 0 || line.ends(at) || line.units[at - 1]?.joins || line.isVerb(at - 1)
    // "£80 on day 12": a name that has a value behind it belongs to that.
    const isOwned =
      line.units[after.at + label.length]?.value !== undefined && !/[,;]/u.test(line.gap(after.at + label.length))
    const cost = 0.2 + odd + 0.3 * label.unsaid + (opens || !isRaw(wish, slot) ? 0 : 1) + (isOwned ? 1.5 : 0)
    return [{ slot, act, to: after.at + label.length, passed: [], cost, byVerb: false }]
  })
}
