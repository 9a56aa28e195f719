import type { NumberFormatOptions } from 'use-intl'

type WriteNumber = (value: number, options: NumberFormatOptions) => string

/** Spec 2 §9: cents as dollars with two decimals, less than a cent in cents, nothing as 'Free'. */
export function formatMoney(cents: number, { number, free }: { number: WriteNumber; free: string }): string {
  if (cents === 0) return free
  if (Math.abs(cents) < 1) return `${number(cents, { maximumSignificantDigits: 2 })}¢`
  return number(cents / 100, { style: 'currency', currency: 'USD' })
}
