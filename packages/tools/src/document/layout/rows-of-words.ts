import type { Box } from '../port.ts'
import { middleOf, sharedHeight } from './boxes.ts'

/** Boxes that stand on one height, from top to bottom, each row from left to right. */
export function rowsOf<B extends Box>(boxes: readonly B[]): B[][] {
  const rows: { y: number; height: number; boxes: B[] }[] = []
  for (const box of [...boxes].sort((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.slice(-3).findLast((one) => belongs(box, one))
    if (row) {
      row.boxes.push(box)
      continue
    }
    rows.push({ y: box.y, height: box.height, boxes: [box] })
  }
  rows.sort((a, b) => a.y - b.y)
  return rows.map((row) => row.boxes.sort((a, b) => a.x - b.x))
}

/** Against the row's first box, so that a row cannot creep down the page. */
const belongs = (box: Box, row: { y: number; height: number }): boolean =>
  sharedHeight(box, { ...row, x: 0, width: 0 }) > 0.55
