import type { Box } from '../port.ts'
import { bottomOf, rightOf } from './boxes.ts'

type Area = Box & { color: string }

const NEAR = 1
const HAIR = 0.3

/** Edges of coloured areas, which part cells as lines do. Areas of one colour that touch are one; white is paper. */
export function edgesOfAreas(areas: readonly Area[]): Box[] {
  const visible = areas.filter(({ color }) => color.toLowerCase() !== '#ffffff').map((area) => ({ ...area }))
  return joinAll(joinAll(visible, joinStacked), joinBeside).flatMap(edges)
}

function joinAll(areas: Area[], join: (a: Area, b: Area) => Area | undefined): Area[] {
  const joined: Area[] = []
  for (const area of [...areas].sort((a, b) => a.y - b.y || a.x - b.x)) {
    // Only the latest can touch; the bound keeps a map of ten thousand squares from taking minutes.
    const at = joined.findLastIndex((other, index) => index > joined.length - 200 && join(other, area) !== undefined)
    const other = joined[at]
    const both = other && join(other, area)
    if (both) joined[at] = both
    else joined.push(area)
  }
  return joined
}

function joinStacked(above: Area, below: Area): Area | undefined {
  if (
    above.color !== below.color ||
    Math.abs(above.x - below.x) > NEAR ||
    Math.abs(rightOf(above) - rightOf(below)) > NEAR
  )
    return undefined
  if (below.y > bottomOf(above) + NEAR) return undefined
  return { ...above, height: Math.max(bottomOf(above), bottomOf(below)) - above.y }
}

function joinBeside(left: Area, right: Area): Area | undefined {
  if (
    left.color !== right.color ||
    Math.abs(left.y - right.y) > NEAR ||
    Math.abs(bottomOf(left) - bottomOf(right)) > NEAR
  )
    return undefined
  const [first, second] = left.x <= right.x ? [left, right] : [right, left]
  if (second.x > rightOf(first) + NEAR) return undefined
  return { ...first, width: Math.max(rightOf(first), rightOf(second)) - first.x }
}

const edges = ({ x, y, width, height }: Area): Box[] => [
  { x, y, width, height: HAIR },
  { x, y: y + height, width, height: HAIR },
  { x, y, width: HAIR, height },
  { x: x + width, y, width: HAIR, height },
]
