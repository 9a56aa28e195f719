import { bottomOf, rightOf, sharedHeight } from '../layout/boxes.ts'
import type { Box, Line, Page } from '../port.ts'
import type { FormField } from './list-form-fields.ts'

/** The words printed beside a field: left of it, above it, or right of a box to check. */
export function labelOf({ kind, page, place }: FormField, pages: readonly Page[]): string {
  const lines = pages[page - 1]?.lines ?? []
  const left = nearest(
    lines.filter((line) => rightOf(line) <= place.x + 4 && sharedHeight(line, place) > 0.4),
    (line) => place.x - rightOf(line),
  )
  const right = nearest(
    lines.filter((line) => line.x >= rightOf(place) - 4 && sharedHeight(line, place) > 0.4),
    (line) => line.x - rightOf(place),
  )
  const above = nearest(
    lines.filter((line) => isAbove(line, place)),
    (line) => place.y - bottomOf(line),
  )
  const order = kind === 'check' ? [right, left, above] : [left, above, right]
  return order.find((line) => line !== undefined)?.text.replace(/[\s:*._…]+$/, '') ?? ''
}

const isAbove = (line: Line, place: Box): boolean =>
  bottomOf(line) <= place.y + 4 &&
  place.y - bottomOf(line) < 20 &&
  line.x < rightOf(place) &&
  rightOf(line) > place.x - 4

/** No label stands further away than this, in points. */
const FURTHEST = 160

function nearest(lines: Line[], distance: (line: Line) => number): Line | undefined {
  const [first] = lines.filter((line) => distance(line) < FURTHEST).sort((a, b) => distance(a) - distance(b))
  return first
}
