/**
 * What the contract says of a reply, in as few letters as a first visit can bear; the build writes it (`to-shape.ts`).
 * `s` text, `n` number, `b` yes or no, `d` a day or a moment, `*` anything; a `?` after it: or null. `[…]` a list. In an
 * object by itself `?` is “or null”, `!` “or missing”, `*` any name, `|` one of several, `=` this very value.
 */
export type Shape = string | number | boolean | null | readonly Shape[] | { readonly [name: string]: Shape }

const LETTERS: Record<string, (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
  d: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  '*': () => true,
}

/** Whether a reply can be read. What a newer server adds is let be, and so are values these screens do not know. */
export function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') {
    if (shape.endsWith('?')) return value === null || fits(shape.slice(0, -1), value)
    return LETTERS[shape]?.(value) ?? true
  }
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((one) => fits(shape[0] ?? '*', one))
  return fitsObject(shape as Record<string, Shape>, value)
}

function fitsObject(shape: Record<string, Shape>, value: unknown): boolean {
  if ('?' in shape) return value === null || fits(shape['?'] as Shape, value)
  if ('!' in shape) return value === undefined || fits(shape['!'] as Shape, value)
  if ('=' in shape) return value === shape['=']
  if ('|' in shape) return (shape['|'] as Shape[]).some((one) => fits(one, value))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if ('*' in shape) return Object.values(value).every((one) => fits(shape['*'] as Shape, one))
  const given = value as Record<string, unknown>
  return Object.entries(shape).every(([name, one]) => {
    // Left out is as good as null where null is allowed.
    if (given[name] === undefined && mayBeNull(one)) given[name] = null
    return fits(one, given[name])
  })
}

const mayBeNull = (shape: Shape): boolean =>
  typeof shape === 'string' ? shape.endsWith('?') : typeof shape === 'object' && shape !== null && '?' in shape
