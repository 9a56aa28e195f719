import { phrases } from '../read/phrases.ts'
import { isIn } from '../read/words.ts'
import type { Wish } from './fit-value.ts'
import type { Labels } from './labels.ts'
import type { Problem } from './solution.ts'
import type { Unit } from './units.ts'

interface Span {
  to: number
  wish: Wish
  /** How little it looks like one value, and that with where it ends. */
  odd: number
  cost: number
}

const LONGEST_VALUE = 12

/** The clause as units, and what can be told of their places. */
export class Line {
  readonly units: readonly Unit[]
  readonly labels: Labels
  readonly problem: Problem
  private readonly starts: ReadonlySet<number>
  private readonly known = new Map<number, readonly Span[]>()

  constructor(units: readonly Unit[], labels: Labels, problem: Problem) {
    this.units = units
    this.labels = labels
    this.problem = problem
    this.starts = new Set([...labels.values()].flatMap((found) => found.flatMap((label, at) => (label ? [at] : []))))
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
    return this.starts.has(at)
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

  /** "Bell of the North" is one name; what is joined by other words tells more than that. */
  isOneName(from: number, to: number): boolean {
    return this.units
      .slice(from, to)
      .every(
        ({ joins }, on) =>
          !joins ||
          this.is('whose', from + on) ||
          /^(?:the|der|die|das|des|la|le|les|el)$/u.test(this.units[from + on]?.word?.plain ?? ''),
      )
  }

  /** "Add tea to Ada's order": where one has been since says whose it is, and is no part of what is added. */
  private isBeenTo(at: number): boolean {
    const word = this.units[at]?.word
    return word !== undefined && !word.small && /^\p{Lu}/u.test(word.text) && isIn(word, this.problem.went)
  }

  /** How little these words look like one value: what else could begin inside of it. */
  private oddness(from: number, to: number): number {
    let cost = 0
    for (let at = from + 1; at < to; at += 1) {
      if (this.is('and', at)) cost += 0.6
      else if (this.units[at]?.value) cost += this.units[at]?.value?.sort === 'number' ? 0.6 : 1.5
      else if (this.startsName(at)) cost += 0.7
      else if (this.isBeenTo(at)) cost += 0.9
      else if (this.is('to', at)) cost += 0.9
      else if (this.units[at]?.joins) cost += 0.15
    }
    return cost
  }

  /** Every value that may begin here: a value as it was read, or words up to where a part ends. */
  spans(at: number): readonly Span[] {
    const known = this.known.get(at) ?? this.spansFrom(at)
    this.known.set(at, known)
    return known
  }

  private spansFrom(at: number): Span[] {
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
      // "Ropes to 30 and hooks to 9": two of them, and no one value.
      const figures = inside.filter(({ value }) => value?.sort === 'number')
      if (!one && figures.length > 1 && inside.some((_, on) => this.is('to', at + on))) break
      const text = one?.text ?? this.problem.clause.whole.slice(first.from, last.to)
      const odd = this.oddness(at, to)
      spans.push({
        to,
        wish: { text, sort: one?.sort, anyYear: one?.anyYear },
        odd,
        cost: (this.ends(to) ? 0 : 0.7) + odd,
      })
    }
    return spans
  }
}
