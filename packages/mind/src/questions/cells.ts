import type { Problem } from '../effects/solution.ts'
import { coveredBy, type Needed } from '../match/need.ts'
import { entryWords } from '../match/rank.ts'
import type { Entry } from '../page/scene.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { type Word, wordsOf } from '../read/words.ts'
import type { Filter } from './filters.ts'
import type { Table } from './tables.ts'

/** So many words a cell has that is named with its column. */
const LONGEST_CELL = 4

/** "Grade A", "status is draft", "room 3": a column, and what stands in it. */
export function pairsIn({ rows, columns }: Table, open: readonly Needed[], { clause, language }: Problem): Filter[] {
  return columns.flatMap((column) => {
    const named = coveredBy(open, column.words)
    const last = named.at(-1)
    const at = last ? clause.words.indexOf(last.word) : -1
    if (!last || at < 0) return []
    const from = at + 1 + phrases(language, 'being').at(clause.words, at + 1)
    const cells = rows.map((row) => ({ row, plain: plainCell(column.cell(row), language) }))
    // "In the second team": the column's name is a part of what stands in it.
    for (let length = LONGEST_CELL; length > 1; length -= 1) {
      const run = at + 1 < length ? [] : clause.words.slice(at + 1 - length, at + 1)
      const plain = run.map((word) => word.plain).join(' ')
      const kept = new Set(plain ? cells.filter((cell) => cell.plain === plain).map(({ row }) => row) : [])
      const words = [...new Set([...named, ...open.filter(({ word }) => run.includes(word))])]
      if (kept.size > 0) return [{ words, columns: [column.name], keeps: (row: Entry) => kept.has(row) }]
    }
    for (let length = LONGEST_CELL; length > 0; length -= 1) {
      const run = clause.words.slice(from, from + length)
      const plain = run.map((word) => word.plain).join(' ')
      if (run.length < length || plain === '') continue
      const kept = new Set(cells.filter((cell) => cell.plain === plain).map(({ row }) => row))
      if (kept.size > 0)
        return [
          {
            words: [...named, ...open.filter(({ word }) => run.includes(word))],
            columns: [column.name],
            keeps: (row: Entry) => kept.has(row),
          },
        ]
    }
    return []
  })
}

const plainCell = (cell: string, language: Language): string =>
  wordsOf(cell, language)
    .map(({ plain }) => plain)
    .join(' ')

/** Rows that hold what was said; of several that no row holds together, those that hold one: "cod or haddock". */
export function heldIn(table: Table, telling: readonly Needed[], { language, clause }: Problem): Filter[] {
  const wordsIn = (row: Entry) => affirmed(rowWords(row, table, language), language)
  const holds = (one: Needed) => {
    // "Open" is a state; "opened 3 March" says when that began, of all of them.
    const isState = table.rows.some((row) => wordsIn(row).some(({ plain }) => plain === one.word.plain))
    const isPast = ({ plain }: Word) => language === 'en' && plain === `${one.word.plain}ed`
    return (row: Entry) =>
      coveredBy([one], isState ? wordsIn(row).filter((word) => !isPast(word)) : wordsIn(row)).length > 0
  }
  const filters: { words: Needed[]; keeps: (row: Entry) => boolean }[] = []
  for (const one of telling) {
    const last = filters.at(-1)
    const before = last?.words.at(-1)
    const isListed = before && isJoined(before, one, clause.whole, language)
    const isEither = isListed && !table.rows.some((row) => last?.keeps(row) && holds(one)(row))
    if (last && isEither) {
      const { keeps } = last
      filters[filters.length - 1] = { words: [...last.words, one], keeps: (row) => keeps(row) || holds(one)(row) }
    } else filters.push({ words: [one], keeps: holds(one) })
  }
  return filters.map(({ words, keeps }) => ({ words, keeps, columns: [] }))
}

/** Between them stands "and", "or" or a comma, and nothing else. */
function isJoined(one: Needed, other: Needed, whole: string, language: Language): boolean {
  const between = whole.slice(one.word.to, other.word.from)
  if (/^\s*,\s*$/u.test(between)) return true
  const words = wordsOf(between, language)
  return words.length > 0 && words.every((word) => phrases(language, 'and').has(word) || OR.has(word.plain))
}
const OR = new Set(['or', 'oder', 'ou', 'o', 'u', '或', 'か'])

/** What an entry says, and the heading of the part it stands in. */
export const rowWords = (row: Entry, { part }: Table, language: Language) =>
  part ? [...entryWords(row, language), ...wordsOf(part.cell(row), language)] : entryWords(row, language)

/** What it says without what it denies: who is "not paid" is not among the paid. */
const affirmed = (words: readonly Word[], language: Language): Word[] =>
  words.filter((word, at) => {
    const before = words[at - 1]
    return !(before && word.from - before.to === 1 && phrases(language, 'not').has(before))
  })
