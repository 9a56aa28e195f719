const DEEPEST = 6

/** What kind of thing a result is: which names it has and what kind of value each holds. A list is as its first item. */
export function shapeOf(value: unknown, depth = 0): unknown {
  if (value === null || value === undefined) return 'nothing'
  if (typeof value !== 'object' || depth === DEEPEST) return typeof value
  if (Array.isArray(value)) return value.length === 0 ? ['nothing'] : [shapeOf(value[0], depth + 1)]
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, shapeOf(inner, depth + 1)]),
  )
}
