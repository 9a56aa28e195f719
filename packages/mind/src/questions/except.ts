import type { Problem } from '../effects/solution.ts'
import { groupsOf } from '../match/groups.ts'
import { coveredBy, type Needed } from '../match/need.ts'
import type { Entry } from '../page/scene.ts'
import { rowWords } from './cells.ts'
import type { Filter } from './filters.ts'
import type { Table } from './tables.ts'

/** "All except Dr Okafor's", "everyone but Ada and Tom": the rows that hold none of what is named behind it. */
export function exceptIn(table: Table, problem: Problem): Filter[] | undefined {
  const { needed, language } = problem
  const except = needed.filter(({ weight }) => weight === 'except')
  const last = except.at(-1)
  if (!last) return []
  const excluded = needed.filter(({ word, weight }) => !weight && word.from >= last.word.to)
  const groups = groupsOf(excluded, problem)
  const holds = (row: Entry, group: readonly Needed[]) =>
    coveredBy(group, rowWords(row, table, language)).length === group.length
  // Who says "except" names something that is there.
  if (groups.length === 0 || groups.some((group) => !table.rows.some((row) => holds(row, group)))) return undefined
  const keeps = (row: Entry) => !groups.some((group) => holds(row, group))
  return [{ words: [...except, ...excluded], columns: [], keeps }]
}
