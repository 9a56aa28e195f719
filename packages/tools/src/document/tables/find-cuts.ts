import { bottomOf, rightOf } from '../layout/boxes.ts'
import type { Box, Word } from '../port.ts'

/** Where one column ends and the next begins. */
export interface Cut {
  from: number
  to: number
  /** The heights along which an upright line stands in it. */
  ruled: readonly Box[]
}

/** A gap at least this part of the letters' height is more than a space between words. */
export const WIDE_GAP = 0.62

/** Columns by white strips that go through most rows, and by upright lines. Rows are words from left to right. */
export function findCuts(rows: readonly Word[][], upright: readonly Box[], em: number): Cut[] {
  const votes = castVotes(rows, em)
  const strips = stripsOf(votes, rows.length, em)
  const ruled = ruledCuts(rows, upright)
  return withRules(strips, ruled)
}

interface Votes {
  left: number
  /** A wide gap of a row lies here. */
  apart: Float64Array
  /** Only a space between words lies here. */
  space: Float64Array
  /** A word lies here. */
  blocked: Float64Array
}

function castVotes(rows: readonly Word[][], em: number): Votes {
  const left = Math.floor(Math.min(...rows.flat().map((word) => word.x)))
  const right = Math.ceil(Math.max(...rows.flat().map(rightOf)))
  const size = Math.max(1, Math.min(20_000, (right - left) * SCALE + 1))
  const votes = { left, apart: new Float64Array(size), space: new Float64Array(size), blocked: new Float64Array(size) }
  const mark = (into: Float64Array, from: number, to: number) => {
    const end = Math.min(size, Math.ceil((to - left) * SCALE))
    for (let at = Math.max(0, Math.floor((from - left) * SCALE)); at < end; at++) into[at] = (into[at] ?? 0) + 1
  }
  for (const row of rows) {
    row.forEach((word, index) => {
      mark(votes.blocked, word.x, rightOf(word))
      const before = row[index - 1]
      if (!before) return
      const gap = word.x - rightOf(before)
      if (gap > 0) mark(gap >= WIDE_GAP * em ? votes.apart : votes.space, rightOf(before), word.x)
    })
  }
  return votes
}

/** Half points are fine enough to see the white between two columns of figures. */
const SCALE = 2

/** Strips that hardly anything crosses and that keep something apart. */
function stripsOf({ left, apart, space, blocked }: Votes, rows: number, em: number): Cut[] {
  const cuts: Cut[] = []
  let from = -1
  for (let at = 0; at <= blocked.length; at++) {
    const open = at < blocked.length && isOpen(apart[at] ?? 0, space[at] ?? 0, blocked[at] ?? 0, rows)
    if (open && from < 0) from = at
    if (!open && from >= 0) {
      if ((at - from) / SCALE >= 0.12 * em) cuts.push(narrowed({ left, apart, space, blocked }, from, at))
      from = -1
    }
  }
  return cuts
}

function isOpen(apart: number, space: number, blocked: number, rows: number): boolean {
  if (apart === 0 && (blocked > 0 || space < Math.max(4, rows * 0.5))) return false
  return apart + space * 0.4 >= blocked * 2 + space * 0.35 && apart + space >= Math.min(2, rows)
}

/** The part of a strip where the fewest words are in the way. */
function narrowed({ left, apart, blocked }: Votes, from: number, to: number): Cut {
  let least = Infinity
  for (let at = from; at < to; at++) least = Math.min(least, (blocked[at] ?? 0) - 0.001 * (apart[at] ?? 0))
  let [first, last] = [to, from]
  for (let at = from; at < to; at++) {
    if ((blocked[at] ?? 0) - 0.001 * (apart[at] ?? 0) > least + 0.0005) continue
    first = Math.min(first, at)
    last = Math.max(last, at)
  }
  return { from: left + first / SCALE, to: left + (last + 1) / SCALE, ruled: [] }
}

/** Upright lines along at least half of the rows, with words on both sides. */
function ruledCuts(rows: readonly Word[][], upright: readonly Box[]): Cut[] {
  const words = rows.flat()
  const middles = rows.map((row) => median(row.map((word) => word.y + word.height / 2)))
  const passes = ({ ruled }: Cut) =>
    middles.filter((middle) => ruled.some((rule) => middle > rule.y && middle < bottomOf(rule))).length
  return joinNear(upright)
    .filter((cut) => passes(cut) >= middles.length * 0.5)
    .filter(({ from }) => words.some((word) => rightOf(word) <= from + 2) && words.some((word) => word.x >= from - 2))
}

/** Lines drawn piece by piece, or twice, at one place. */
function joinNear(upright: readonly Box[]): Cut[] {
  const cuts: { from: number; to: number; ruled: Box[] }[] = []
  for (const rule of [...upright].sort((a, b) => a.x - b.x)) {
    const last = cuts.at(-1)
    if (last && rule.x - last.from < 3) last.ruled.push(rule)
    else cuts.push({ from: rule.x, to: rightOf(rule), ruled: [rule] })
  }
  return cuts
}

/** A line inside a strip tells more exactly where the strip's cut is; elsewhere it is a cut of its own. */
function withRules(strips: Cut[], ruled: Cut[]): Cut[] {
  const others = strips.filter((strip) => !ruled.some((rule) => rule.from >= strip.from - 2 && rule.to <= strip.to + 2))
  return [...others, ...ruled].sort((a, b) => a.from - b.from)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
