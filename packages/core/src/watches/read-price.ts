/** Own properties only: a path cannot reach what objects have by birth. */
export function lookUp(value: unknown, path: string): unknown {
  let at = value
  for (const key of path === '' ? [] : path.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string, unknown>)[key]
  }
  return at
}

/** `1,299.00`, `1.299,00`, `1 299,00`, `1'299.00`, `.99`: digits, with blanks and strokes only between thousands. */
const NUMBER = /[.,]?\d+(?:[.,]\d+|[\s'’]\d{3}(?!\d))*/g
const MARK = /[.,\s'’]/
const NEGATIVE = /[-−–]\s*[.,]?\d/

/** A price as a number or in words, `$1,299.00` or `1.299,00 €`. Undefined where there is none, or more than one. */
export function readPrice(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined
  if (typeof value !== 'string' || value.length > 200 || NEGATIVE.test(value)) return undefined
  const [found, ...more] = value.match(NUMBER) ?? []
  const price = found && more.length === 0 ? Number(toPlain(found)) : Number.NaN
  return Number.isFinite(price) ? price : undefined
}

/** `1.299,00` as `1299.00`. Undefined where the marks make no sense, as in `1.2.3`. */
function toPlain(text: string): string | undefined {
  const groups = text.split(MARK)
  const marks = text.split('').filter((letter) => MARK.test(letter))
  const [mark, last = ''] = [marks.at(-1), groups.at(-1)]
  if (mark === undefined) return text
  const standsOnce = marks.indexOf(mark) === marks.length - 1
  // Alone and before three digits it could be either: prices have thousands more often than three decimals.
  const isThousands = marks.length === 1 && last.length === 3 && /^[1-9]\d{0,2}$/.test(groups[0] ?? '')
  const isDecimal = (mark === '.' || mark === ',') && standsOnce && !isThousands
  const whole = isDecimal ? groups.slice(0, -1) : groups
  // In India groups hold two digits but for the last.
  if (whole.slice(1).some((group) => group.length < 2 || group.length > 3)) return undefined
  if (!isDecimal && last.length !== 3) return undefined
  return `${whole.join('')}${isDecimal ? `.${last}` : ''}`
}
