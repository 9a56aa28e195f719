import { findNumbers } from './find-numbers.ts'

/** Own properties only: a path cannot reach what objects have by birth. */
export function lookUp(value: unknown, path: string): unknown {
  let at = value
  for (const key of path === '' ? [] : path.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string, unknown>)[key]
  }
  return at
}

/** A sign before the currency is one too: `-$5`. */
const NEGATIVE = /[-−–] ?[^\d\s]? ?[.,]?\d/

/** A price as a number or in words, `$1,299.00` or `1.299,00 €`. Undefined where there is none, or more than one. */
export function readPrice(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined
  if (typeof value !== 'string' || value.length > 200 || NEGATIVE.test(value)) return undefined
  const [found, ...more] = findNumbers(value)
  return found && more.length === 0 ? found.value : undefined
}
