import { cellText, type Row, type Rows } from './rows-of.ts'

export interface Difference {
  kind: 'added' | 'gone' | 'changed'
  row: Row
  /** Of a changed row, what each changed cell held before. */
  was?: Row
}

export interface RowDiff {
  columns: string[]
  differences: Difference[]
  unchanged: number
}

/** What a column that names a row is usually called; any other that tells all rows apart will do too. */
const NAMING = /^(id|sku|ean|isbn|url|link|href|key|number|no|name|title|product|e-?mail)$/i

/** What came, what went and what is other than before. */
export function diffRows(before: Rows, after: Rows): RowDiff {
  const columns = [...new Set([...after.columns, ...before.columns])]
  const key = findKey(before, after)
  const whole = (row: Row) => JSON.stringify(columns.map((column) => cellText(row[column])))
  const nameOf = (row: Row) => (key === undefined ? whole(row) : cellText(row[key]))
  const left = new Map<string, Row[]>()
  for (const row of before.rows) left.set(nameOf(row), [...(left.get(nameOf(row)) ?? []), row])
  const differences: Difference[] = []
  let unchanged = 0
  for (const row of after.rows) {
    const old = left.get(nameOf(row))?.shift()
    if (!old) differences.push({ kind: 'added', row })
    else if (whole(old) === whole(row)) unchanged += 1
    else differences.push({ kind: 'changed', row, was: changedCells(old, row, columns) })
  }
  const gone = [...left.values()].flat().map((row): Difference => ({ kind: 'gone', row }))
  return { columns, differences: [...differences, ...gone], unchanged }
}

/** Without a column that tells every row apart, a changed row is one that went and one that came. */
function findKey(before: Rows, after: Rows): string | undefined {
  const shared = after.columns.filter((column) => before.columns.includes(column))
  const telling = shared.filter((column) => [before, after].every(({ rows }) => tellsApart(rows, column)))
  return telling.find((column) => NAMING.test(column)) ?? telling[0]
}

function tellsApart(rows: readonly Row[], column: string): boolean {
  const values = rows.map((row) => cellText(row[column]))
  return values.every(Boolean) && new Set(values).size === values.length
}

const changedCells = (old: Row, row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(
    columns.filter((column) => cellText(old[column]) !== cellText(row[column])).map((column) => [column, old[column]]),
  )
