import { around, bottomOf, rightOf } from '../layout/boxes.ts'
import type { Box } from '../port.ts'
import type { Piece } from './place-cells.ts'

/** Level lines between two lines of text. */
export function rulesBetween(above: Piece[], below: Piece[], level: readonly Box[]): Box[] {
  const [upper, lower] = [around(above), around(below)]
  const from = Math.min(upper.y + upper.height * 0.5, bottomOf(upper))
  const to = lower.y + lower.height * 0.5
  return level.filter((rule) => rule.y >= from && rule.y <= to)
}

/** The share of a width that rules cover. */
export function coverage(rules: readonly Box[], { x, width }: Box): number {
  const spans = rules
    .map((rule): [number, number] => [Math.max(x, rule.x), Math.min(x + width, rightOf(rule))])
    .filter(([from, to]) => to > from)
    .sort((a, b) => a[0] - b[0])
  let [covered, end] = [0, x]
  for (const [from, to] of spans) {
    covered += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return width > 0 ? covered / width : 0
}
