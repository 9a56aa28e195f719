import type { FoundTable } from './find-tables.ts'

/** A table that goes on over the page repeats its header there: then it is one table, with one header. */
export function joinPages(tables: readonly FoundTable[]): FoundTable[] {
  const joined: FoundTable[] = []
  let lastPage = 0
  for (const table of tables) {
    const before = joined.at(-1)
    if (before && table.page === lastPage + 1 && sameHeader(before, table)) {
      before.rows.push(...table.rows.slice(1))
    } else joined.push({ ...table, rows: [...table.rows] })
    lastPage = table.page
  }
  return joined
}

function sameHeader({ rows: [above = []] }: FoundTable, { rows: [below = []] }: FoundTable): boolean {
  return above.length === below.length && above.filter(Boolean).length > 1 && above.join('\n') === below.join('\n')
}
