import type { Act } from '@app/toolkit'
import type { Kind } from '../lexicon/index.ts'
import { unitOf } from '../lexicon/units.ts'
import { kindsIn } from '../match/kinds.ts'
import type { Needed } from '../match/need.ts'
import type { Thing } from '../page/scene.ts'
import { isLeading } from '../read/find-verbs.ts'
import { phrases } from '../read/phrases.ts'
import { isIn, isLikeName, type Word, wordsOf } from '../read/words.ts'
import { byAmount } from './by-amount.ts'
import { type Slot, slotsOf } from './slots.ts'
import type { Problem } from './solution.ts'
import { type Step, stepsOver } from './steps.ts'
import { type Unit, unitsOf } from './units.ts'

/** How the words lie over the fields: which took what, and what no field took. */
export interface Aligned {
  acts: Act[]
  left: Needed[]
  used: Thing[]
  cost: number
  /** Another way lies as well. */
  unsure: boolean
  /** The verb is the name of a field: "assign it to Noor". */
  byVerb: boolean
}

interface State {
  at: number
  taken: readonly { slot: Slot; act: Act | undefined; byVerb: boolean }[]
  left: readonly Needed[]
  cost: number
}

/** As many ways are kept as may still turn out best. */
const BEAM = 24
const MOST_UNITS = 80
const UNEXPLAINED = 10
const TAKES: Readonly<Record<string, string>> = {
  date: 'sorts.date',
  time: 'sorts.time',
  'datetime-local': 'sorts.time',
  number: 'sorts.number',
}
const KINDS = new Set<Kind>(['field', 'choice', 'tick', 'radio', 'slider'])

/**
 * Lays the words of a clause over fields, from left to right: a name and its value, a value and its name, an option, a tick,
 * or a value that only one field can take. What is explained by where the fields stand costs nothing.
 */
export function align(
  problem: Problem,
  fields: readonly Thing[],
  said: readonly Needed[],
  explains: (one: Needed) => boolean = () => false,
): Aligned {
  const slots = slotsOf(fields)
  const units = unitsOf(problem, said, slots).slice(0, MOST_UNITS)
  const steps = stepsOver(units, slots, problem)
  // "The field", "the box" say what kind of thing it is.
  const kinds = new Set(wordsOfKinds(problem))
  const light = phrases(problem.language, 'light')
  const isSmall = ({ word, weight, value }: Needed) =>
    !weight && !value && !isLikeName(word, problem.language) && (light.has(word) || kinds.has(word.from))
  // "The time of the first show" is the field that takes one.
  const isSort = ({ word, weight, value }: Needed) =>
    !weight &&
    !value &&
    slots.some(
      ({ kind, takes }) =>
        kind === 'field' && takes in TAKES && phrases(problem.language, TAKES[takes] ?? '').has(word),
    )
  const isUnit = ({ word, weight, value }: Needed) => !weight && !value && isOwnUnit(word, slots, problem)
  const isLed = ({ word, weight, value }: Needed) =>
    !weight && !value && isLeading(problem.clause.whole, word, problem.language)
  const isExplained = (one: Needed) => explains(one) || isSmall(one) || isSort(one) || isLed(one) || isUnit(one)
  // What was named in another clause stands in no field of this one.
  const elsewhere = said.filter((one) => !units.some(({ needed }) => needed.includes(one)) && !isExplained(one))
  const begin: State = { at: 0, taken: [], left: elsewhere, cost: UNEXPLAINED * elsewhere.length }
  // All ways to have come so far, the cheapest first.
  const reached: State[][] = units.map(() => [])
  reached[0]?.push(begin)
  const ends: State[] = units.length === 0 ? [begin] : []
  for (const [at, states] of reached.entries())
    for (const state of states.sort((a, b) => a.cost - b.cost).slice(0, BEAM))
      for (const next of goOn(state, units, steps[at] ?? [], isExplained)) (reached[next.at] ?? ends).push(next)
  const [first, second] = ends.sort((a, b) => a.cost - b.cost || b.taken.length - a.taken.length)
  const told = (state: State | undefined) => JSON.stringify(state?.taken.map(({ act, slot }) => [act, slot.name]) ?? [])
  const acts = (first?.taken ?? []).flatMap(({ act, slot }) => (act ? [byAmount(act, slot, problem) ?? act] : []))
  return {
    acts: acts.filter((act) => act !== 'unknown'),
    left: [...(first && !acts.includes('unknown') ? first.left : said)],
    used: (first?.taken ?? []).flatMap(({ slot }) => slot.things),
    cost: first?.cost ?? UNEXPLAINED * said.length,
    unsure:
      first !== undefined && second !== undefined && second.cost - first.cost <= 0.2 && told(first) !== told(second),
    byVerb: first?.taken.some(({ byVerb }) => byVerb) ?? false,
  }
}

/** Where words stand that name a kind of field, and not which one of several. */
const wordsOfKinds = ({ clause, language }: Problem): number[] =>
  kindsIn(clause.words, language)
    .filter(({ kinds, place }) => place === undefined && kinds.some((kind) => KINDS.has(kind)))
    .flatMap(({ at, length }) => clause.words.slice(at, at + length).map(({ from }) => from))

/** "86.5 kg", "25 litres per hour": the unit right behind a figure, unless the fields are for other units. */
function isOwnUnit(word: Word, slots: readonly Slot[], problem: Problem): boolean {
  const { clause, language } = problem
  if (slots.some((slot) => isMeasuredSo(word, slot, problem))) return true
  const unit = unitOf(word.plain)
  const isBehind = clause.values.some(
    ({ to }) => to <= word.from && /^[\s/]?$/u.test(clause.whole.slice(to, word.from)),
  )
  if (!unit || !isBehind) return false
  const others = slots.flatMap(({ name }) => wordsOf(name, language).flatMap(({ plain }) => unitOf(plain) ?? []))
  return others.length === 0 || others.includes(unit)
}

/** From the figure on, every word stands in what the field is called. */
function isMeasuredSo(word: Word, { name, takes }: Slot, { clause, language }: Problem): boolean {
  const value = clause.values.findLast(({ sort, to }) => sort === 'number' && to <= word.from)
  if (!value || takes !== 'number') return false
  const own = wordsOf(name, language)
  return clause.words.filter(({ from }) => from >= value.to && from <= word.from).every((one) => isIn(one, own))
}

function goOn(
  { at, taken, left, cost }: State,
  units: readonly Unit[],
  steps: readonly Step[],
  explains: (one: Needed) => boolean,
): State[] {
  const unit = units[at] as Unit
  const price = (needed: readonly Needed[]) => needed.reduce((sum, one) => sum + (explains(one) ? 0.2 : UNEXPLAINED), 0)
  const skipped: State = {
    at: at + 1,
    taken,
    left: [...left, ...unit.needed.filter((one) => !explains(one))],
    cost: cost + price(unit.needed),
  }
  const put = steps
    .filter(({ slot }) => !taken.some((one) => one.slot === slot))
    // Between a name and its value stands nothing but whose it is.
    .filter(({ passed }) => passed.every(({ needed }) => needed.every(explains)))
    .map(
      ({ slot, act, byVerb, to, passed, cost: own }): State => ({
        at: to,
        taken: [...taken, { slot, act, byVerb }],
        left,
        cost: cost + own + price(passed.flatMap(({ needed }) => needed)),
      }),
    )
  return [...put, skipped]
}
