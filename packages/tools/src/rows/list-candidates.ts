import { share, tokens } from '../browser/ground/words.ts'
import { readDetails } from '../extract/details/read-details.ts'
import type { List } from '../extract/lists/find-list.ts'
import { readList } from '../extract/lists/read-list.ts'
import { languageOf } from '../extract/page/language-of.ts'
import type { Page } from '../extract/page/tree.ts'
import { listTables } from '../extract/tables/choose-table.ts'
import { tableRows } from '../extract/tables/table-rows.ts'
import { findColumn, isStandIn } from './find-column.ts'
import { type Row, sayRow } from './row.ts'

export interface Candidate {
  kind: 'table' | 'list' | 'details' | 'text'
  rows: Row[]
  /** The same way of reading, for the pages that follow. */
  read(page: Page): Row[]
  /** How well it answers: wanted fields it has, and words it speaks of. */
  score: number
  missing: string[]
}

/** Every way of reading the page as rows, the best first. */
export function listCandidates(
  page: Page,
  { wanted, fields }: { wanted: readonly string[]; fields: readonly string[] },
  about: readonly string[],
  now: Date,
): Candidate[] {
  const tables = listTables(page).slice(0, 20)
  const readers: Pick<Candidate, 'kind' | 'read'>[] = [
    ...tables.map((_, at) => ({ kind: 'table' as const, read: (one: Page) => readTableAt(one, at, wanted, now) })),
    // Where no field was named, all of them are wanted, not only those that are compared.
    ...(fields.length === 0 ? [listReader([], now)] : []),
    listReader(wanted, now),
    ...(fields.length === 0 ? [] : [listReader([], now)]),
  ]
  return readers
    .map((reader) => ({ ...reader, rows: reader.read(page) }))
    .filter(({ rows }) => rows.length > 0)
    .map((found) => ({ ...found, ...judge(found.rows, wanted, about) }))
    .sort((a, b) => b.score - a.score)
}

/** Reads the pages that follow as it has read the first. */
function listReader(wanted: readonly string[], now: Date): Pick<Candidate, 'kind' | 'read'> {
  let before: List | undefined
  return {
    kind: 'list',
    read: (page) => {
      const { rows, list } = readList(page, [...wanted], now, before)
      before ??= list
      return rows
    },
  }
}

function readTableAt(page: Page, at: number, fields: readonly string[], now: Date): Row[] {
  const table = listTables(page)[at]
  if (!table) return []
  const around = { url: page.url, language: languageOf(page), now }
  return linked(tableRows(table, [], around).rows, tableRows(table, ['link'], around).rows, fields)
}

/** A table says where its rows lead only when it is asked. */
const linked = (rows: readonly Row[], links: readonly Row[], fields: readonly string[]): Row[] =>
  fields.includes('link') ? rows.map((row, at) => ({ ...row, link: links[at]?.link ?? null })) : [...rows]

function judge(
  rows: readonly Row[],
  fields: readonly string[],
  about: readonly string[],
): { score: number; missing: string[] } {
  const missing = fields.filter((field) => findColumn(rows, field) === undefined)
  // What only stands in for a name is worth less than one.
  const lacking = missing.length + fields.filter((field) => isStandIn(rows, field)).length / 2
  const has = fields.length === 0 ? 0.5 : (fields.length - lacking) / fields.length
  const texts = rows.slice(0, 200).map((row) => tokens(sayRow(row)))
  const wishes = about
    .map(tokens)
    .filter((words) => words.length > 0)
    .slice(0, 30)
  const spoken = wishes.filter((words) => texts.some((text) => share(words, text) >= 0.99)).length
  const columns = new Set(rows.slice(0, 20).flatMap(Object.keys)).size
  // A menu is a list as well; what is worth reading says more of each thing than where it leads.
  const rich = Math.min(1, Math.max(0, columns - 2) / 3) * 0.6 + Math.min(1, Math.log2(1 + rows.length) / 6) * 0.4
  return { score: 2 * has + 0.6 * Math.min(1, spoken / 3) + (fields.length === 0 ? rich : 0.3 * rich), missing }
}

/** The facts of the one thing a page is about, as one row. */
export function detailsRow(page: Page, fields: readonly string[]): Row | undefined {
  const found = fields.length === 0 ? [] : readDetails(page, [...fields])
  return found.length === 0 ? undefined : Object.fromEntries(found.map(({ field, value }) => [field, value]))
}
