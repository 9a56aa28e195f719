export type Row = Record<string, unknown>

export interface Rows {
  columns: string[]
  rows: Row[]
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow)

/** The rows in a result, wherever it holds them; undefined where it is no table. */
export function rowsOf(result: unknown): Rows | undefined {
  if (!isRow(result)) return undefined
  const rows = [result.rows, result.items, result.value, ...Object.values(result)].find(isRows)
  if (!rows) return undefined
  return { rows, columns: [...new Set(rows.flatMap((row) => Object.keys(row)))] }
}

export const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  const { amount, currency, ...more } = value as Row
  const isMoney = typeof amount === 'number' && typeof currency === 'string' && Object.keys(more).length === 0
  return isMoney ? `${amount} ${currency}` : JSON.stringify(value)
}
