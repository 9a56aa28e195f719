/** A cell as a file has it. */
export type FlatCell = string | number | boolean | null

export interface Sheet {
  header: string[]
  rows: FlatCell[][]
}

/** Rows as one sheet: money takes two columns, amount and currency; what is nested is written as JSON. */
export function flattenRows(rows: Record<string, unknown>[], columns?: string[]): Sheet {
  const names = columns ?? [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const spread = names.flatMap((name) =>
    rows.some((row) => isMoney(row[name])) ? [{ name }, { name, currency: true }] : [{ name }],
  )
  return {
    header: spread.map(({ name, currency }: { name: string; currency?: boolean }) =>
      currency ? `${name} currency` : name,
    ),
    rows: rows.map((row) =>
      spread.map(({ name, currency }: { name: string; currency?: boolean }) =>
        currency ? currencyOf(row[name]) : cellOf(row[name]),
      ),
    ),
  }
}

const isMoney = (value: unknown): value is { amount: number; currency?: string } =>
  typeof value === 'object' && value !== null && 'amount' in value && typeof value.amount === 'number'

const currencyOf = (value: unknown): FlatCell => (isMoney(value) ? (value.currency ?? null) : null)

function cellOf(value: unknown): FlatCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return isMoney(value) ? value.amount : JSON.stringify(value)
}
