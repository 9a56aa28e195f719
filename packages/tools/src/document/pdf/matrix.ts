export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`, as PDF concatenates them. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

export const apply = (m: Matrix, x: number, y: number): [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]

/** Six numbers as they come out of a parser, an array or a typed one; anything else is no change. */
export function toMatrix(given: ArrayLike<number> | null | undefined): Matrix {
  if (!given || given.length < 6) return IDENTITY
  return [given[0] ?? 1, given[1] ?? 0, given[2] ?? 0, given[3] ?? 1, given[4] ?? 0, given[5] ?? 0]
}
