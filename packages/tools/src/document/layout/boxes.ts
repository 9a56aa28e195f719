import type { Box } from '../port.ts'

export const rightOf = (box: Box): number => box.x + box.width
export const bottomOf = (box: Box): number => box.y + box.height
export const middleOf = (box: Box): number => box.y + box.height / 2

export function around(boxes: readonly Box[]): Box {
  let [x, y, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    x = Math.min(x, box.x)
    y = Math.min(y, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return { x, y, width: right - x, height: bottom - y }
}

/** How much of the lower of two boxes the other covers on the page's height, 0 to 1. */
export function sharedHeight(a: Box, b: Box): number {
  const shared = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.y, b.y)
  return shared <= 0 ? 0 : shared / Math.max(0.01, Math.min(a.height, b.height))
}
