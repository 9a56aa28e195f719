import { around, bottomOf, rightOf } from '../layout/boxes.ts'
import type { Box } from '../port.ts'
import type { Rules } from './tidy-rules.ts'

/** Lines that come this close to each other touch: cells are often drawn with a little white between them. */
const NEAR = 3.5
/** A page with more pieces is a drawing; looking at each pair would take too long. */
const MOST = 3_000

/** Areas that level and upright lines frame together: each may be a table. */
export function findBoxes({ level, upright }: Rules): Box[] {
  if (level.length + upright.length > MOST) return []
  const group = new Map<Box, Set<Box>>([...level, ...upright].map((rule) => [rule, new Set([rule])]))
  for (const one of level) {
    for (const other of upright) {
      if (touch(one, other)) unite(group, one, other)
    }
  }
  return [...new Set(group.values())].filter(isFrame).map((rules) => around([...rules]))
}

const touch = (a: Box, b: Box): boolean =>
  a.x - NEAR <= rightOf(b) && b.x - NEAR <= rightOf(a) && a.y - NEAR <= bottomOf(b) && b.y - NEAR <= bottomOf(a)

function unite(group: Map<Box, Set<Box>>, a: Box, b: Box): void {
  const [one, other] = [group.get(a), group.get(b)]
  if (!one || !other || one === other) return
  const [large, small] = one.size >= other.size ? [one, other] : [other, one]
  for (const rule of small) {
    large.add(rule)
    group.set(rule, large)
  }
}

const isFrame = (rules: Set<Box>): boolean => {
  const levels = [...rules].filter((rule) => rule.width > rule.height).length
  return rules.size >= 4 && levels >= 2 && rules.size - levels >= 1
}
