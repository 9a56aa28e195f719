import type { Page } from '../page/tree.ts'
import type { Row } from '../rows/rows.ts'
import { type ReadList, readList } from './read-list.ts'

export interface Followed extends Omit<ReadList, 'next' | 'list'> {
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

/** The page after the one just read: behind the address it names, or what a press or a scroll brings. None at the end. */
export type Turn = (next: string | undefined) => Promise<Page | undefined>

/** Reads a list over its pages. What came before is not taken again, and a page with nothing new is the last. */
export async function followPages(first: Page, wish: Wish, turn: Turn): Promise<Followed> {
  const seen = new Set<string>()
  const visited = new Set([first.url ?? ''])
  const rows: Row[] = []
  let read = readList(first, wish.fields, wish.now)
  for (let pages = 1; ; pages += 1) {
    // What one page shows twice is there twice; what a later page shows again is not.
    const fresh = seen.size === 0 ? read.rows : read.rows.filter((row) => !seen.has(JSON.stringify(row)))
    for (const row of fresh) rows.push(row)
    const { next, fields, missing } = read
    const done = (stopped: Followed['stopped']): Followed => ({ rows, fields, missing, next, pages, stopped })
    if (fresh.length === 0) return done(next ? 'repeats' : 'end')
    if (next && visited.has(next)) return done('repeats')
    if (pages >= wish.pages || rows.length >= wish.enough) return done(next || pages > 1 ? 'enough' : 'end')
    const page = await turn(next)
    if (!page) return done('end')
    if (next) visited.add(next)
    // Only where more is read does anybody ask what was there before.
    for (const row of fresh) seen.add(JSON.stringify(row))
    read = sameFields(readList(page, wish.fields, wish.now, read.list), fields)
  }
}

/** A later page that happens to lack a field still has it: its rows say null. */
function sameFields(read: ReadList, fields: ReadList['fields']): ReadList {
  const blank = Object.fromEntries(fields.map(({ name }) => [name, null]))
  return { ...read, fields, rows: read.rows.map((row) => ({ ...blank, ...row })) }
}
