import type { Page } from '../page/tree.ts'
import type { Row } from '../rows/rows.ts'
import { type ReadList, readList } from './read-list.ts'

export interface Followed extends Omit<ReadList, 'next'> {
  pages: number
  /** Why there are no more. */
  stopped: 'end' | 'repeats' | 'enough'
  next: string | undefined
}

interface Wish {
  fields: string[]
  /** At most so many pages. */
  pages: number
  /** Rows it takes; more need not be fetched. */
  enough: number
  now: Date
}

/** Reads a list over its pages. What came before is not taken again, and a page with nothing new is the last. */
export async function followPages(first: Page, wish: Wish, fetch: (url: string) => Promise<Page>): Promise<Followed> {
  const seen = new Set<string>()
  const visited = new Set([first.url ?? ''])
  const rows: Row[] = []
  let read = readList(first, wish.fields, wish.now)
  for (let pages = 1; ; pages += 1) {
    // What one page shows twice is there twice; what a later page shows again is not.
    const fresh = wish.pages === 1 ? read.rows : read.rows.filter((row) => isNew(seen, row))
    for (const row of fresh) rows.push(row)
    const { next, fields, missing } = read
    const done = (stopped: Followed['stopped']): Followed => ({ rows, fields, missing, next, pages, stopped })
    if (next === undefined) return done('end')
    if (fresh.length === 0 || visited.has(next)) return done('repeats')
    if (pages >= wish.pages || rows.length >= wish.enough) return done('enough')
    visited.add(next)
    read = sameFields(readList(await fetch(next), wish.fields, wish.now), fields)
  }
}

function isNew(seen: Set<string>, row: Row): boolean {
  const key = JSON.stringify(row)
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

/** A later page that happens to lack a field still has it: its rows say null. */
function sameFields(read: ReadList, fields: ReadList['fields']): ReadList {
  const blank = Object.fromEntries(fields.map(({ name }) => [name, null]))
  return { ...read, fields, rows: read.rows.map((row) => ({ ...blank, ...row })) }
}
