import type { Field } from '../details/fields.ts'
import { closest, type Element, type Page } from '../page/tree.ts'
import { readHeader } from '../tables/read-header.ts'
import { buildColumns, type Column } from './build-columns.ts'
import { findGroups, type Group } from './find-groups.ts'
import { type Match, matchFields } from './match-fields.ts'

export interface List {
  /** Where the records lie, and on which page. */
  around: Element
  root: Page
  records: Element[][]
  /** The names of the columns, where the records are rows of a table. */
  heads: string[]
  columns: Column[]
  matches: Match[]
}

/** So many of the likeliest places are looked at closely, and so many of their records. */
const CLOSELY = 8
const SAMPLE = 16

/** The repetition on the page that best answers the wanted fields. */
export function findList(page: Page, fields: Field[]): List | undefined {
  const groups = findGroups(page).map((group) => ({ group, weight: weigh(group) }))
  const heaviest = Math.max(0, ...groups.map(({ weight }) => weight))
  const likely = groups.filter(({ weight }) => weight > heaviest / 20).sort((a, b) => b.weight - a.weight)
  let best: List | undefined
  let most = 0
  for (const { group, weight } of likely.slice(0, CLOSELY)) {
    const sampled = sample(page, group, fields)
    const score = judge(sampled, weight, fields)
    if (score <= most) continue
    most = score
    best = sampled
  }
  return best && readWhole(best, fields)
}

/** A few records from all over the list show what it is made of. */
function sample(root: Page, group: Group, fields: Field[]): List {
  const { records, heads } = withoutHeads(group)
  const every = Math.max(1, Math.floor(records.length / SAMPLE))
  const columns = buildColumns(
    records.filter((_, at) => at % every === 0),
    heads,
  )
  return { root, around: group.around, records, heads, columns, matches: matchFields(columns, fields) }
}

/** All records, but only the columns that answer something; with nothing wanted, all of both. */
export function readWhole({ records, heads, matches, ...where }: List, fields: Field[]): List {
  const keys = new Set(matches.flatMap((match) => match.columns.map(({ key }) => key)))
  const columns = buildColumns(records, heads, fields.length > 0 ? keys : undefined)
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const whole = matches.map((match) => ({
    ...match,
    columns: match.columns.flatMap(({ key }) => byKey.get(key) ?? []),
  }))
  return { ...where, records, heads, columns, matches: whole }
}

/** How much of what is wanted it holds; the weight decides between equals, and alone where nothing is wanted. */
function judge({ columns, matches }: List, weight: number, fields: Field[]): number {
  if (fields.length === 0) return weight * Math.min(columns.length, 12)
  const answered = matches.reduce((sum, { score }) => sum + score, 0) / fields.length
  return (answered * (holdsSeveral(columns, matches) ? 0.6 : 1)) ** 2 * (1 + Math.log2(weight + 1) / 10)
}

/** Rows of a table without those that name its columns. */
function withoutHeads({ records, around }: Group): { records: Element[][]; heads: string[] } {
  const [first] = records[0] ?? []
  const table = first?.tag === 'tr' ? closest(around, ({ tag }) => tag === 'table') : undefined
  if (!table) return { records, heads: [] }
  const { names, rows } = readHeader(table)
  return { records: records.filter(([row]) => !row || !rows.includes(row)), heads: names }
}

/** The best name of a record occurs again in each: it is a row of several records. */
function holdsSeveral(columns: Column[], matches: Match[]): boolean {
  const name = matches.find(({ field }) => field.kind === 'title')?.columns[0]
  const again = name?.key.replace(/\|0$/, '|1')
  return (
    name !== undefined &&
    columns.some(({ key, filled, distinct }) => key === again && key !== name.key && filled > 0.7 && distinct > 0.7)
  )
}

const ASIDE = new Set(['nav', 'footer', 'header', 'aside'])

/** Much text in many records weighs most; menus and footers weigh little. */
function weigh({ records, around }: Group): number {
  const sizes = records.slice(0, 20).map((record) => record.reduce((sum, { order, end }) => sum + end - order + 1, 0))
  const size = sizes.reduce((sum, one) => sum + one, 0) / sizes.length
  const aside = closest(around, ({ tag, attributes }) => ASIDE.has(tag) || attributes.role === 'navigation') ? 0.2 : 1
  return Math.sqrt(records.length) * Math.min(size, 30) * aside
}
