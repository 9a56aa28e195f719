import type { Act } from '@app/toolkit'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import { optionFor, type Wish } from './fit-value.ts'
import { type Labels, matchLabels } from './labels.ts'
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

interface Span {
  to: number
  wish: Wish
  /** How little it looks like one value, and that with where it ends. */
  odd: number
  cost: number
}

const LONGEST_VALUE = 12
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

/** The clause as units, and what can be told of their places. */
class Line {
  readonly units: readonly Unit[]
  readonly labels: Labels
  readonly problem: Problem

  constructor(units: readonly Unit[], labels: Labels, problem: Problem) {
    this.units = units
    this.labels = labels
    this.problem = problem
  }

  is(row: string, at: number): boolean {
    const word = this.units[at]?.word
    return word !== undefined && phrases(this.problem.language, row).has(word)
  }

  /** What stands between a unit and the one before it. */
  gap(at: number): string {
    const [before, unit] = [this.units[at - 1], this.units[at]]
    return before && unit ? this.problem.clause.whole.slice(before.to, unit.from) : ''
  }

  /** A part of the sentence ends before this unit. */
  ends(at: number): boolean {
    if (at >= this.units.length || /[,;:.!?]/u.test(this.gap(at)) || this.is('and', at) || this.is('afterwards', at))
      return true
    const isNext = (on: number) => this.startsName(on) || this.units[on]?.value !== undefined
    return isNext(at) || (this.units[at]?.joins === true && isNext(at + 1))
  }

  startsName(at: number): boolean {
    return [...this.labels.values()].some((found) => found[at] !== undefined)
  }

  /** Past small words and a colon: where a value may begin, and whether anything said so. */
  past(at: number): { at: number; told: boolean } {
    let to = at
    const goesOn = (on: number) =>
      this.units[on]?.joins && !this.startsName(on) && !this.is('and', on) && !/[,;]|[.!?]\s/u.test(this.gap(on))
    while (to - at < 3 && goesOn(to)) to += 1
    return { at: to, told: to > at || /[:=→]|->/u.test(this.gap(at)) }
  }

  isVerb(at: number): boolean {
    const { verb, words } = this.problem.clause
    const word = this.units[at]?.word
    return (
      verb !== undefined &&
      word !== undefined &&
      words.indexOf(word) >= verb.at &&
      words.indexOf(word) < verb.at + verb.length
    )
  }

  /** How little these words look like one value: what else could begin inside of it. */
  private oddness(from: number, to: number): number {
    let cost = 0
    for (let at = from + 1; at < to; at += 1) {
      if (this.is('and', at)) cost += 0.6
      else if (this.units[at]?.value) cost += this.units[at]?.value?.sort === 'number' ? 0.6 : 1.5
      else if (this.startsName(at)) cost += 0.7
      else if (this.units[at]?.joins) cost += 0.15
    }
    return cost
  }

  /** Every value that may begin here: a value as it was read, or words up to where a part ends. */
  spans(at: number): Span[] {
    const first = this.units[at]
    if (!first || this.isVerb(at) || (first.binds && !/^\p{Lu}/u.test(first.word?.text ?? ''))) return []
    const spans: Span[] = []
    for (let to = at + 1; to <= Math.min(this.units.length, at + LONGEST_VALUE); to += 1) {
      if (this.isVerb(to - 1) || (to > at + 1 && /[,;:]|[.!?]\s/u.test(this.gap(to - 1)))) break
      const inside = this.units.slice(at, to)
      const last = inside.at(-1) as Unit
      if (last.joins) continue
      const one = inside.length === 1 ? first.value : undefined
      if (!one && inside.some(({ value }) => value?.sort === 'quote')) break
      const text = one?.text ?? this.problem.clause.whole.slice(first.from, last.to)
      const odd = this.oddness(at, to)
      spans.push({ to, wish: { text, sort: one?.sort }, odd, cost: (this.ends(to) ? 0 : 0.7) + odd })
    }
    return spans
  }
}

const isRaw = ({ sort }: Wish, { kind }: Slot): boolean => sort === undefined && kind === 'field'

/** "Subject: Printer broken", "guests 4", "the phone of Mara to 555". */
function afterName(at: number, slot: Slot, line: Line): Step[] {
  const label = line.labels.get(slot)?.[at]
  if (!label) return []
  const { language, now } = line.problem
  const end = at + label.length
  // "The phone of Mara" is whose it is, and no value.
  const isOwned = line.is('whose', end)
  const starts = [...(isOwned ? [] : [{ ...line.past(end), passed: [] as Unit[] }]), ...overPlaces(end, line)]
  return starts.flatMap(({ at: from, told, passed }) =>
    line.spans(from).flatMap(({ to, wish, cost }): Step[] => {
      const fitted = slot.fit(wish, language, now)
      if (!fitted) return []
      const bare = told ? 0 : isRaw(wish, slot) ? (/^\p{Lu}/u.test(wish.text) ? 0.3 : 0.8) : 0.1
      const act = fitted.already ? undefined : fitted.act
      // "From 10 to 15": what stands there now was said too.
      const open = passed.filter(({ value }) => value === undefined || value.text !== slot.value)
      return [{ slot, act, to, passed: open, cost: cost + bare + 0.3 * label.unsaid, byVerb: line.isVerb(at) }]
    }),
  )
}

/** "The phone of Mara Lind to 555": between a name and its value stands whose it is. */
function overPlaces(from: number, line: Line): { at: number; told: boolean; passed: Unit[] }[] {
  for (let at = from + 1; at <= from + MOST_PASSED && at < line.units.length; at += 1) {
    if (/[,;]/u.test(line.gap(at))) return []
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
    const label = /[.!?]\s/u.test(line.gap(after.at)) ? undefined : found[after.at]
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

const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  quote: ['', 'text', 'textarea', 'search'],
  email: ['email', '', 'text'],
  phone: ['tel', '', 'text'],
  date: ['date', 'datetime-local', 'time', 'month'],
  money: ['number'],
  percent: ['number'],
  number: ['number'],
}
const EMPTY_OPTION =
  /^(?:[-–—.…\s]*|(?:please )?(?:choose|select|pick)\b.*|all|any|none|bitte wählen.*|choisir.*|elige.*)$/iu

/** An option that was said, or a value that only this field can take. */
function alone(at: number, slot: Slot, slots: readonly Slot[], line: Line): Step[] {
  const { language, now } = line.problem
  if (slot.kind === 'choice')
    return line.spans(at).flatMap(({ to, wish }): Step[] => {
      const option = to - at <= 6 ? optionFor(wish.text, slot.options, language) : undefined
      if (option === undefined || EMPTY_OPTION.test(option)) return []
      const fitted = slot.fit({ text: option, sort: undefined }, language, now)
      const extra = wordsOf(option, language).filter(({ small }) => !small).length - (to - at)
      return fitted
        ? [
            {
              slot,
              act: fitted.already ? undefined : fitted.act,
              to,
              passed: [],
              cost: extra > 0 ? 0.9 : 0.5,
              byVerb: false,
            },
          ]
        : []
    })
  if (slot.kind !== 'field') return []
  const value = line.units[at]?.value
  const wishes = value ? [{ wish: value, to: at + 1, cost: 1 }] : namesAt(at, line)
  return wishes.flatMap(({ wish, to, cost }): Step[] => {
    const takes = value ? (KINDS_OF[value.sort] ?? ['']) : ['', 'text']
    const able = slots.filter(
      (one) =>
        one.kind === 'field' &&
        (takes.includes(one.takes) || (value?.sort === 'money' && isForMoney(one))) &&
        one.fit(wish, language, now),
    )
    // What is called by its name elsewhere in the sentence has its own value there.
    const unsaid = able.filter((one) => !line.labels.get(one)?.some((found) => found !== undefined))
    const empty = (unsaid.length > 0 ? unsaid : able).filter((one) => one.value === '')
    const fields = empty.length > 0 ? empty : able
    // Of several fields for words, somebody's name goes into the one for names.
    const named = value ? [] : fields.filter(({ name }) => isForNames(name, line))
    const [only, ...more] = fields.length > 1 ? named : fields
    const fitted = only === slot && more.length === 0 ? slot.fit(wish, language, now) : undefined
    return fitted ? [{ slot, act: fitted.already ? undefined : fitted.act, to, passed: [], cost, byVerb: false }] : []
  })
}

const isForMoney = ({ name, value }: Slot): boolean =>
  /[$€£¥]|\b(?:amount|price|cost|betrag|preis|montant|prix|importe|precio)\b/iu.test(name) ||
  /^\d+[.,]\d\d$/.test(value)

const isForNames = (name: string, { problem: { language } }: Line): boolean =>
  wordsOf(name, language).some((word) => phrases(language, 'names').has(word))

/** What is written like a name and nobody labelled: the name alone, or all up to where the part ends. */
function namesAt(at: number, line: Line): { wish: Wish; to: number; cost: number }[] {
  const isWritten = (on: number) => /^\p{Lu}/u.test(line.units[on]?.word?.text ?? '')
  if (!isWritten(at) || (at > 0 && isWritten(at - 1)) || line.isVerb(at)) return []
  let to = at + 1
  while (isWritten(to) && !/[,;:]|[.!?]\s/u.test(line.gap(to))) to += 1
  const { whole } = line.problem.clause
  const name = { text: whole.slice(line.units[at]?.from, line.units[to - 1]?.to), sort: undefined }
  const longer = line
    .spans(at)
    .filter((span) => span.to > to && span.cost < 0.5)
    .at(-1)
  return [
    { wish: name, to, cost: 1.5 },
    ...(longer ? [{ wish: longer.wish, to: longer.to, cost: 2 + longer.cost }] : []),
  ]
}

/** "With a high chair", "no newsletter", "weekly report off". */
function ticked(at: number, slot: Slot, line: Line): Step[] {
  if (slot.kind !== 'tick') return []
  const [thing] = slot.things
  const isNot = line.is('not', at)
  const from = isNot ? line.past(at + 1).at : at
  const label = line.labels.get(slot)?.[from]
  if (!thing || !label || label.unsaid > 0) return []
  const end = from + label.length
  const [on, off] = [line.is('on', end), line.is('off', end)]
  const wanted = !(isNot || off)
  const act: Act | undefined = slot.on === wanted ? undefined : { do: 'check', ref: thing.ref, on: wanted }
  return [{ slot, act, to: on || off ? end + 1 : end, passed: [], cost: 0.3, byVerb: false }]
}
