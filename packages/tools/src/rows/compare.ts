import { findColumn } from './find-column.ts'
import { type Row, sayCell } from './row.ts'

/** Several lists side by side: what each says of the same thing, and what only one has. */
export function compareLists(
  lists: readonly (readonly Row[])[],
  names: readonly string[],
  fields: readonly string[],
): Row[] {
  const keyed = lists.map((rows) => new Map(rows.map((row) => [keyOf(row, rows), row])))
  const single = lists.every((rows) => rows.length === 1)
  const keys = single ? [''] : [...new Set(keyed.flatMap((rows) => [...rows.keys()]))]
  const wanted = fields.length > 0 ? fields : [...new Set(lists.flatMap((rows) => Object.keys(rows[0] ?? {})))]
  return keys.map((key) => {
    const found = lists.map((rows, at) => (single ? rows[0] : keyed[at]?.get(key)))
    const cells = wanted.flatMap((field) =>
      found.map((row, at): [string, unknown] => [
        `${field}, ${names[at] ?? at + 1}`,
        row ? (row[findColumn([row], field) ?? field] ?? null) : null,
      ]),
    )
    const values = wanted.map((field) =>
      found.map((row) => (row ? sayCell(row[findColumn([row], field) ?? field]) : '')),
    )
    return {
      ...(single ? {} : { name: key }),
      ...Object.fromEntries(cells),
      same: values.every((one) => new Set(one).size === 1),
    }
  })
}

/** Things go by their name, else by the first thing said of them. */
function keyOf(row: Row, rows: readonly Row[]): string {
  const name = findColumn(rows, 'name') ?? findColumn(rows, 'title') ?? Object.keys(row)[0] ?? ''
  return sayCell(row[name]).toLowerCase()
}
