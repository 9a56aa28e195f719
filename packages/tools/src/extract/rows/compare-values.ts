import type { Value } from '../typed-value.ts'

/** What a value is ordered by: its amount, its number, its text. */
export const plainOf = (value: Value | undefined): number | string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? value.amount : value
}

/** Negative, zero or positive; numbers as numbers, texts as a person files them. */
export function compareValues(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), undefined, { numeric: true, sensitivity: 'base' })
}
