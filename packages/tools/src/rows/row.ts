import { z } from 'zod'

export const Cell = z.unknown()
export const Row = z.record(z.string(), Cell)
export type Row = z.infer<typeof Row>

/** A cell as a person reads it. */
export function sayCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if ('amount' in value && typeof value.amount === 'number') {
    const currency = 'currency' in value && typeof value.currency === 'string' ? ` ${value.currency}` : ''
    return `${value.amount.toLocaleString('en-US', { maximumFractionDigits: 6 })}${currency}`
  }
  return JSON.stringify(value)
}

/** What a row says as a whole, for whoever looks for words in it. */
export const sayRow = (row: Row): string => Object.values(row).map(sayCell).join(' ')
